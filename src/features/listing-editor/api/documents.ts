import { revalidateSession } from '@/platform/auth/revalidate-session';
import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import { removeFiles, uploadFile, type Upload } from '@/platform/supabase/upload';
import type { DocumentChanges } from '../listing-changes';

/** Uploads a document. Checks after an error whether the session has expired, as queries and mutations do. */
export async function uploadDocument(upload: Omit<Upload, 'bucket'>): Promise<void> {
  try {
    await uploadFile({ ...upload, bucket: 'documents' });
  } catch (error) {
    revalidateSession(error);
    throw error;
  }
}

/** Removes files, except those of stored documents, which policies protect. What fails goes with the next cleanup. */
export async function removeDocuments(documentPaths: readonly string[]): Promise<void> {
  await removeFiles('documents', documentPaths).catch(() => undefined);
}

/** Stores the documents of a listing in order, and removes the files of those left out. */
export async function saveDocuments(listingId: string, changes: DocumentChanges): Promise<void> {
  const removed = unwrap(await database().rpc('save_listing_documents', { property_id: listingId, ...changes }));
  // Don't wait: no listing has them anymore.
  void removeDocuments(removed);
}
