import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { toIsoDay } from '@/kit/formatting/format';
import { describeError } from '@/platform/errors/describe-error';
import { missingFiles } from './api/restore-files';
import { restoreRows, wasRestored } from './api/restore-rows';
import { filesToRestore, type FileToRestore } from './archive-files';
import { rowsToRestore, type Refusals, type RowsToRestore } from './archive-rows';
import { ArchiveProblem, readArchive, type Archive } from './read-archive';
import { restoreFiles } from './restore-files';
import { previewOf, type Preview } from './restore-preview';

/** A chosen archive. */
interface Job {
  name: string;
  archive: Archive;
  rows: RowsToRestore;
  /** Those that the archive has. */
  files: FileToRestore[];
}

/** Where the member is. */
export type RestoreState =
  | { step: 'choose'; reading: string | null; problem: string | null }
  /** `missing`: files of an archive that was restored here before; 0 for another archive. */
  | { step: 'preview'; job: Job; preview: Preview; missing: number; busy: boolean; problem: string | null }
  | { step: 'files'; job: Job; done: number; total: number }
  /** `failed`: files that couldn't be added, by reason. */
  | { step: 'done'; job: Job; failed: Refusals };

const start = { step: 'choose', reading: null, problem: null } satisfies RestoreState;
const problemOf = (error: unknown) => (error instanceof ArchiveProblem ? error.message : describeError(error));

/** The steps of restoring an archive: choose it, look at what becomes of it, and restore it. */
export function useRestore(userId: string) {
  const queryClient = useQueryClient();
  const [state, setState] = useState<RestoreState>(start);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const read = async (chosen: File) => {
    setState({ ...start, reading: chosen.name });
    try {
      const archive = await readArchive(chosen);
      const rows = await rowsToRestore(archive.data, userId);
      const files = await filesToRestore(archive.data, rows, userId, toIsoDay(new Date()));
      const report = await restoreRows(rows, { preview: true });
      const preview = previewOf(archive, rows, files, report);
      const job = { name: chosen.name, archive, rows, files: files.filter((file) => archive.has(file.archivedAs)) };
      const again = preview.filled.length > 0 && (await wasRestored(rows));
      const missing = again ? (await missingFiles(job.files, userId)).length : 0;
      setState({ step: 'preview', job, preview, missing, busy: false, problem: null });
    } catch (error) {
      setState({ ...start, problem: `${chosen.name}: ${problemOf(error)}` });
    }
  };

  const addFiles = async (job: Job) => {
    const { signal } = (running.current = new AbortController());
    const { archive, files: all } = job;
    setState({ step: 'files', job, done: 0, total: all.length });
    let failed: Refusals;
    try {
      const missing = await missingFiles(all, userId);
      const onProgress = (done: number) => {
        if (!signal.aborted) setState({ step: 'files', job, done, total: missing.length });
      };
      failed = await restoreFiles({ archive, all, missing, userId, onProgress, signal });
    } catch (error) {
      failed = { [describeError(error)]: all.length };
    }
    if (signal.aborted) return;
    setState({ step: 'done', job, failed });
    // Everything that shows the member may have changed.
    void queryClient.invalidateQueries();
  };

  const restore = async (shown: Extract<RestoreState, { step: 'preview' }>) => {
    setState({ ...shown, busy: true, problem: null });
    try {
      await restoreRows(shown.job.rows, { preview: false });
    } catch (error) {
      setState({ ...shown, busy: false, problem: describeError(error) });
      return;
    }
    await addFiles(shown.job);
  };

  return { state, read, restore, addFiles, restart: () => setState(start) };
}

export type RestoreSteps = ReturnType<typeof useRestore>;
