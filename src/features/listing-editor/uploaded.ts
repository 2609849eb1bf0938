import type { QueuedUpload } from '@/platform/uploads/upload-queue';
import type { StoredPicture } from './draft-store';
import type { DocumentDraft, ListingDraft } from '@/domain/listing/listing-form';

/** The form's entry of a document that was just added. */
export function toDocumentDraft({ id, path, name, size, type }: QueuedUpload & { path: string }): DocumentDraft {
  return { id, path, name, size, type, kind: '', access: 'on_request' };
}

/** The form's values without documents that aren't in storage yet, to keep as a draft. */
export function withoutUnfinished(values: ListingDraft, uploads: readonly QueuedUpload[]): ListingDraft {
  const unfinished = new Set(uploads.flatMap(({ id, status }) => (status === 'done' ? [] : id)));
  return { ...values, documents: values.documents.filter(({ id }) => !unfinished.has(id)) };
}

/** The pictures that are in storage, to keep as a draft. */
export function uploadedPictures(pictures: readonly QueuedUpload[]): StoredPicture[] {
  return pictures.flatMap(({ status, path, name }) => (status === 'done' && path ? [{ path, name }] : []));
}
