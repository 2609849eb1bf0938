import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { toIsoDay } from '@/kit/formatting/format';
import { marketplaceKeys } from '@/shared/listings/api/keys';
import { describeError } from '@/platform/errors/describe-error';
import { importDrafts, undoImport, type ImportJob } from './api/import-drafts';
import { readRemembered } from './api/queries';
import type { BuiltRows, DraftRow } from './build-rows';
import { fieldLabel, importFields } from '@/domain/import/fields';
import { asksPeriod, columnPeriod, type Mapping } from '@/domain/import/mapping';
import { readMapping } from './column-mapping';
import { TableReader } from './table-reader';
import type { TableSummary } from './table-worker';

interface OpenFile {
  name: string;
  summary: TableSummary;
  mapping: Mapping;
  /** The columns are those of an earlier import. */
  remembered: boolean;
}

/** Where the member is. */
export type ImportState =
  /** `done`: how many drafts the import that has just ended has. */
  | { step: 'choose'; reading: string | null; problem: string | null; done: number | null }
  | { step: 'map'; file: OpenFile; building: boolean; problem: string | null }
  | { step: 'preview'; file: OpenFile; built: BuiltRows }
  | { step: 'import'; job: ImportJob; stored: number; problem: string | null };

const start = { step: 'choose', reading: null, problem: null, done: null } satisfies ImportState;

const messageOf = (error: unknown) => (error instanceof Error ? error.message : describeError(error));

/** What to choose before rows can be read; null for nothing. */
function missingChoice(mapping: Mapping): string | null {
  if (!mapping.columns.address && !mapping.columns.street_name) return 'Choose the column with the street address.';
  const unclear = importFields.filter((field) => asksPeriod(field, mapping) && columnPeriod(field, mapping) === null);
  return unclear.length > 0 ? `Choose the period of ${unclear.map(fieldLabel).join(', ')}.` : null;
}

/** The steps of an import: choose a file, map its columns, look at its rows, and import them. */
export function useImport() {
  const queryClient = useQueryClient();
  const [reader] = useState(() => new TableReader());
  const [state, setState] = useState<ImportState>(start);
  const running = useRef<AbortController | null>(null);
  useEffect(
    () => () => {
      reader.close();
      running.current?.abort();
    },
    [reader],
  );

  const read = async (chosen: File) => {
    setState({ ...start, reading: chosen.name });
    try {
      const summary = await reader.read(chosen);
      const known = readMapping(await readRemembered(summary.headers).catch(() => null), summary.headers);
      const file = { name: chosen.name, summary, mapping: known ?? summary.suggested };
      setState({ step: 'map', file: { ...file, remembered: known !== null }, building: false, problem: null });
    } catch (error) {
      setState({ ...start, problem: `${chosen.name}: ${messageOf(error)}` });
    }
  };

  const map = (file: OpenFile, mapping: Mapping) =>
    setState({ step: 'map', file: { ...file, mapping }, building: false, problem: null });

  const preview = async (file: OpenFile) => {
    const missing = missingChoice(file.mapping);
    if (missing !== null) {
      setState({ step: 'map', file, building: false, problem: missing });
      return;
    }
    setState({ step: 'map', file, building: true, problem: null });
    try {
      const built = await reader.build(file.mapping, toIsoDay(new Date()));
      setState({ step: 'preview', file, built });
    } catch (error) {
      setState({ step: 'map', file, building: false, problem: messageOf(error) });
    }
  };

  const run = async (job: ImportJob) => {
    const controller = new AbortController();
    running.current = controller;
    setState({ step: 'import', job, stored: 0, problem: null });
    try {
      await importDrafts(job, (stored) => setState({ step: 'import', job, stored, problem: null }), controller.signal);
      reader.close();
      setState({ ...start, done: job.rows.length });
    } catch (error) {
      if (controller.signal.aborted) return;
      setState((now) => (now.step === 'import' ? { ...now, problem: describeError(error) } : now));
    }
    void queryClient.invalidateQueries({ queryKey: marketplaceKeys.drafts });
  };

  const begin = ({ name, summary, mapping }: OpenFile, rows: readonly DraftRow[]) =>
    run({
      id: crypto.randomUUID(),
      fileName: name,
      headers: summary.headers,
      mapping,
      rows: rows.map((row) => ({ ...row, id: crypto.randomUUID() })),
    });

  /** Stops an import and removes what it stored. Rejects if that fails. */
  const stop = async (job: ImportJob) => {
    running.current?.abort();
    await undoImport(job.id);
    void queryClient.invalidateQueries({ queryKey: marketplaceKeys.drafts });
    setState(start);
  };

  const restart = () => {
    reader.close();
    setState(start);
  };

  const back = (file: OpenFile) => map(file, file.mapping);

  return { state, read, map, preview, begin, retry: run, stop, restart, back };
}

export type ImportSteps = ReturnType<typeof useImport>;
