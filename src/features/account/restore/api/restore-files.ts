import { storeMemberPicture } from '@/platform/session/member-picture';
import { revalidateSession } from '@/platform/auth/revalidate-session';
import { saveDraft } from '@/shared/listings/api/drafts';
import { draftValues } from '@/domain/listing/stored-draft';
import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import { registerUpload } from '@/platform/supabase/register-upload';
import { uploadFile } from '@/platform/supabase/upload';
import type { UploadRun } from '@/platform/uploads/upload-queue';
import type { FileToRestore } from '../archive-files';

type FileOf<To extends FileToRestore['to']> = Extract<FileToRestore, { to: To }>;

/** As many IDs as fit into a URL. */
const idsPerRequest = 100;

async function byIds<Found>(ids: readonly string[], load: (some: string[]) => Promise<Found[]>): Promise<Found[]> {
  const unique = [...new Set(ids)];
  const found: Found[] = [];
  for (let from = 0; from < unique.length; from += idsPerRequest) {
    // oxlint-disable-next-line no-await-in-loop
    found.push(...(await load(unique.slice(from, from + idsPerRequest))));
  }
  return found;
}

const isTo =
  <To extends FileToRestore['to']>(to: To) =>
  (file: FileToRestore): file is FileOf<To> =>
    file.to === to;

/** Those of an archive's files that the account doesn't have, although it has what they belong to. */
export async function missingFiles(files: readonly FileToRestore[], userId: string): Promise<FileToRestore[]> {
  const [profile, drafts, cards, cardFiles, proofs] = await Promise.all([
    database().from('users').select('profile_image_url').eq('id', userId).single().then(unwrap),
    byIds(
      files.filter(isTo('draft')).map(({ draftId }) => draftId),
      async (ids) => unwrap(await database().from('listing_drafts').select('id, fields, pictures').in('id', ids)),
    ),
    byIds(
      files.filter(isTo('pipeline')).map(({ cardId }) => cardId),
      async (ids) => unwrap(await database().from('pipeline_cards').select('id').in('id', ids)),
    ),
    byIds(
      files.filter(isTo('pipeline')).map(({ id }) => id),
      async (ids) => unwrap(await database().from('pipeline_files').select('id').in('id', ids)),
    ),
    byIds(
      files.filter(isTo('proofs')).map(({ id }) => id),
      async (ids) => unwrap(await database().from('proofs_of_funds').select('id').in('id', ids)),
    ),
  ]);
  const present = new Set([...cardFiles, ...proofs].map(({ id }) => id));
  const cardIds = new Set(cards.map(({ id }) => id));
  const pathsOf = new Map(
    drafts.map(({ id, fields, pictures }) => {
      const documents = draftValues(fields).documents.map(({ path }) => path);
      return [id, new Set([...pictures, ...documents])];
    }),
  );
  return files.filter((file) => {
    if (file.to === 'profile') return profile.profile_image_url === null;
    if (file.to === 'draft') return pathsOf.get(file.draftId)?.has(file.path) === false;
    if (file.to === 'pipeline') return cardIds.has(file.cardId) && !present.has(file.id);
    return !present.has(file.id);
  });
}

type Content = Pick<UploadRun, 'signal' | 'onProgress'> & { userId: string; content: Blob };

/**
 * Uploads a file and adds it to what it belongs to; to a draft with `addToDraft`. What was uploaded before isn't sent
 * again. Rejects with a RequestFailure, or with the signal's reason.
 */
export async function restoreFile(file: FileToRestore, { userId, content, ...transfer }: Content): Promise<void> {
  try {
    if (file.to === 'profile') {
      await storeMemberPicture({ userId, picture: content, ...transfer });
    } else if (file.to === 'draft') {
      const bucket = file.document ? 'documents' : 'images';
      await uploadFile({ bucket, path: file.path, file: content, ...transfer });
    } else if (file.to === 'pipeline') {
      const { id, cardId, path, name } = file;
      await uploadFile({ bucket: 'pipeline', path, file: content, ...transfer });
      unwrap(await database().rpc('add_pipeline_file', { id, card_id: cardId, path, name }));
    } else {
      const { id, fileId, path, name, kind, amount, expiresOn } = file;
      const bucket = 'proofs-of-funds';
      await uploadFile({ bucket, path, file: content, ...transfer });
      const proof = { subject_id: id, file_id: fileId, name, kind, amount, expires_on: expiresOn };
      await registerUpload(bucket, proof);
    }
  } catch (error) {
    revalidateSession(error);
    throw error;
  }
}

/**
 * Shows uploaded files in their draft, in the archive's order, before what was added to it since. `files` are all that
 * the archive has for this draft, and `uploaded` the paths of those that were just uploaded.
 */
export async function addToDraft(
  draftId: string,
  files: readonly FileOf<'draft'>[],
  uploaded: ReadonlySet<string>,
): Promise<void> {
  const draft = unwrap(
    await database().from('listing_drafts').select('fields, pictures').eq('id', draftId).maybeSingle(),
  );
  // Deleted or posted in another tab.
  if (!draft) return;
  const values = draftValues(draft.fields);
  const merge = <Item>(items: readonly Item[], restored: readonly Item[], pathOf: (item: Item) => string): Item[] => {
    const shown = new Map(items.map((item) => [pathOf(item), item]));
    const known = new Set(restored.map(pathOf));
    const present = restored.flatMap((item) => shown.get(pathOf(item)) ?? (uploaded.has(pathOf(item)) ? item : []));
    return [...present, ...items.filter((item) => !known.has(pathOf(item)))];
  };
  const documents = files.flatMap(({ document }) => document ?? []);
  const pictures = files.flatMap(({ document, path }) => (document ? [] : path));
  await saveDraft(
    draftId,
    { ...values, documents: merge(values.documents, documents, ({ path }) => path) },
    merge(draft.pictures, pictures, (path) => path),
  );
}
