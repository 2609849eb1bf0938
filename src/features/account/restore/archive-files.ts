import type { DocumentDraft } from '@/domain/listing/listing-form';
import { draftValues } from '@/domain/listing/stored-draft';
import { toDocumentDrafts } from '@/domain/listing/listing-draft';
import type { ListingDocument } from '@/domain/listing/documents';
import { extensionOf } from '@/domain/files/file-types';
import type { RowsToRestore } from './archive-rows';
import { rowsOf, type Row } from './read-archive';
import { restoredId } from './restored-id';

/** A file of an archive, and what it's added to. */
export type FileToRestore = { archivedAs: string; name: string } & (
  | { to: 'profile' }
  | { to: 'draft'; draftId: string; path: string; document: DocumentDraft | null }
  | { to: 'pipeline'; id: string; cardId: string; path: string }
  | { to: 'proofs'; id: string; fileId: string; path: string; kind: unknown; amount: unknown; expiresOn: string }
);

/**
 * The files of an archive that are restored, in the order of what they belong to; of drafts, those that are among its
 * `rows`. `today` is an ISO date.
 */
export async function filesToRestore(
  data: Row,
  { archive }: Pick<RowsToRestore, 'archive'>,
  userId: string,
  today: string,
): Promise<FileToRestore[]> {
  const draftIds = new Set(archive['listing_drafts']?.map(({ id }) => id));
  const listings = rowsOf(data, 'listings').map((row) => ({ row, pictures: row['images'] }));
  const drafts = rowsOf(data, 'listing_drafts').map((row) => ({ row, pictures: row['pictures'] }));
  const found = await Promise.all([
    ...[...listings, ...drafts].map(({ row, pictures }) => draftFiles(data, row, pictures, userId)),
    ...rowsOf(data, 'pipeline_files').map((row) => pipelineFile(row, userId)),
    ...rowsOf(data, 'proofs_of_funds').map((row) => proofFile(row, userId, today)),
  ]);
  const known = found.flat().filter((file) => file.to !== 'draft' || draftIds.has(file.draftId));
  return [...rowsOf(data, 'profile').flatMap(profileFile), ...known];
}

/** As in `archiveOf`. */
const archivedAs = (bucket: string, path: string) => `files/${bucket}/${path}`;
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const lastOf = (path: string) => path.split('/').at(-1) ?? '';
const stemOf = (path: string) => lastOf(path).replace(/\.[^.]*$/, '');

function profileFile(profile: Row): FileToRestore[] {
  const path = textOf(profile['profile_image_url']);
  return path ? [{ to: 'profile', archivedAs: archivedAs('avatars', path), name: lastOf(path) }] : [];
}

async function draftFiles(data: Row, row: Row, pictures: unknown, userId: string): Promise<FileToRestore[]> {
  const draftId = await restoredId(userId, row['id']);
  if (draftId === null) return [];
  const paths = Array.isArray(pictures) ? pictures.filter((path) => typeof path === 'string') : [];
  const images = paths.map(async (path): Promise<FileToRestore> => {
    const id = await restoredId(userId, stemOf(path));
    const stored = `${userId}/properties/${draftId}/${id}.${extensionOf(path)}`;
    const name = lastOf(path);
    return { to: 'draft', draftId, archivedAs: archivedAs('images', path), name, path: stored, document: null };
  });
  const documents = documentsOf(data, row).map(async ({ path, name, ...document }): Promise<FileToRestore> => {
    const id = (await restoredId(userId, document.id)) ?? '';
    const stored = `${userId}/${draftId}/${id}.${extensionOf(path)}`;
    const restored = { ...document, id, name, path: stored };
    return { to: 'draft', draftId, archivedAs: archivedAs('documents', path), name, path: stored, document: restored };
  });
  return Promise.all([...images, ...documents]);
}

/** The documents of a listing, or of a draft. */
function documentsOf(data: Row, { id, fields }: Row): DocumentDraft[] {
  const stored = rowsOf(data, 'listing_documents').filter((row) => row['property_id'] === id);
  const { documents } = draftValues({ documents: toDocumentDrafts(stored as unknown as ListingDocument[]) });
  return fields === undefined ? documents : draftValues(fields).documents;
}

async function pipelineFile(row: Row, userId: string): Promise<FileToRestore[]> {
  const path = textOf(row['path']);
  const [id, cardId] = await Promise.all([restoredId(userId, row['id']), restoredId(userId, row['card_id'])]);
  if (id === null || cardId === null) return [];
  const stored = `${userId}/${cardId}/${id}.${extensionOf(path)}`;
  return [
    { to: 'pipeline', archivedAs: archivedAs('pipeline', path), name: textOf(row['name']), id, cardId, path: stored },
  ];
}

async function proofFile(row: Row, userId: string, today: string): Promise<FileToRestore[]> {
  const { status, kind, amount } = row;
  const expiresOn = textOf(row['expires_on']);
  const path = textOf(row['path']);
  const name = textOf(row['name']);
  const [id, fileId] = await Promise.all([restoredId(userId, row['id']), restoredId(userId, path)]);
  // What was rejected would be again, and the file of a withdrawn one is gone.
  const counts = (status === 'verified' || status === 'pending') && expiresOn >= today;
  if (id === null || fileId === null || !counts) return [];
  const stored = `${userId}/${id}/incoming/${fileId}.${extensionOf(name)}`;
  const archived = archivedAs('proofs-of-funds', path);
  return [{ to: 'proofs', archivedAs: archived, name, id, fileId, path: stored, kind, amount, expiresOn }];
}
