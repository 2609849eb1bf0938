import { describeError } from '@/platform/errors/describe-error';
import { checkFile } from '@/domain/files/file-types';
import { UploadQueue } from '@/platform/uploads/upload-queue';
import { addToDraft, restoreFile } from './api/restore-files';
import type { FileToRestore } from './archive-files';
import type { Refusals } from './archive-rows';
import type { Archive } from './read-archive';

/** So many are unpacked at once: together they could fill the memory. */
const batchSize = 10;
const maxBytes = 10 * 1024 * 1024;
const pictures = ['image/jpeg', 'image/png', 'image/webp'];
const documents = ['application/pdf', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'];
const forbidden = 'Your account can’t add this file now. Verify your email address, if you haven’t.';
const sheets = ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'];
const older = ['application/msword', 'application/vnd.ms-excel'];

/** What each bucket takes. */
function typesOf(file: FileToRestore): readonly string[] {
  if (file.to === 'pipeline') return [...pictures, ...documents, ...sheets, ...older];
  if (file.to === 'proofs') return ['image/jpeg', 'image/png', 'application/pdf'];
  return file.to === 'draft' && file.document ? [...pictures, ...documents, ...sheets] : pictures;
}

interface FileRun {
  archive: Pick<Archive, 'file'>;
  /** All files of the archive. */
  all: readonly FileToRestore[];
  /** Those to add now. */
  missing: readonly FileToRestore[];
  userId: string;
  onProgress: (done: number) => void;
  signal: AbortSignal;
}

/**
 * Uploads files of an archive, and adds them to what they belong to. Returns how many couldn't be added, by reason.
 * Ends early when nothing works anymore, as beyond a limit. Calling it again with what is still missing continues.
 */
export async function restoreFiles(run: FileRun): Promise<Refusals> {
  const { missing, onProgress, signal } = run;
  const failed: Record<string, number> = {};
  const fail = (reason: string, count = 1) => (failed[reason] = (failed[reason] ?? 0) + count);
  for (let from = 0; from < missing.length; from += batchSize) {
    const batch = missing.slice(from, from + batchSize);
    // oxlint-disable-next-line no-await-in-loop
    const { added, problems } = await restoreBatch(run, batch, (done) => onProgress(from + done));
    if (signal.aborted) break;
    for (const problem of problems) fail(problem);
    if (added === 0 && from + batchSize < missing.length) {
      fail('We stopped before these because the earlier ones failed.', missing.length - from - batch.length);
      break;
    }
  }
  return failed;
}

async function restoreBatch(run: FileRun, batch: readonly FileToRestore[], onProgress: (done: number) => void) {
  const { archive, userId, signal } = run;
  const targets = new Map<File, FileToRestore>();
  const problems: string[] = [];
  for (const target of batch) {
    const content = archive.file(target.archivedAs);
    if (content) targets.set(new File([content], target.name), target);
    else problems.push('It’s damaged, or larger than 10 MB.');
  }
  const added: FileToRestore[] = [];
  const queue = new UploadQueue({
    check: (file) => {
      const target = targets.get(file);
      const types = target ? typesOf(target) : [];
      return checkFile(file, { maxBytes, types, supported: 'It can’t be added here.' });
    },
    start: () => ({}),
    upload: async ({ type }, file, transfer) => {
      const target = targets.get(file);
      if (!target) return;
      await restoreFile(target, { userId, content: new Blob([file], { type }), ...transfer });
      added.push(target);
      onProgress(added.length);
    },
    errors: { forbidden },
    leave: true,
  });
  const stop = () => queue.stop();
  signal.addEventListener('abort', stop);
  problems.push(...(await queue.choose([...targets.keys()])).problems);
  const left = await queue.settled();
  signal.removeEventListener('abort', stop);
  problems.push(...left.flatMap(({ error }) => error ?? []));
  const unseen = await showInDrafts(run, added);
  return { added: added.length - unseen.length, problems: [...problems, ...unseen] };
}

/** Adds uploaded files to their drafts. Returns why it failed, for each file. */
async function showInDrafts({ all }: FileRun, added: readonly FileToRestore[]): Promise<string[]> {
  const ofDrafts = (files: readonly FileToRestore[]) => files.filter((file) => file.to === 'draft');
  const uploaded = ofDrafts(added);
  const paths = new Set(uploaded.map(({ path }) => path));
  const problems = await Promise.all(
    [...new Set(uploaded.map(({ draftId }) => draftId))].map(async (draftId) => {
      const own = ofDrafts(all).filter((file) => file.draftId === draftId);
      try {
        await addToDraft(draftId, own, paths);
        return [];
      } catch (error) {
        return own.filter(({ path }) => paths.has(path)).map(() => describeError(error));
      }
    }),
  );
  return problems.flat();
}
