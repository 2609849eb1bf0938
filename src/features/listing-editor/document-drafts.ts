import type { QueuedDocument } from '@/shared/uploads/document-queue';
import type { DocumentDraft, ListingDraft } from './schema';

/** The form's entry of a document that was just added. */
export function draftOf({ id, path, name, size, type }: QueuedDocument): DocumentDraft {
  return { id, path, name, size, type, kind: '', access: 'on_request' };
}

/** The form's values without documents that aren't in storage yet, to keep as a draft. */
export function withoutUnfinished(values: ListingDraft, uploads: readonly QueuedDocument[]): ListingDraft {
  const unfinished = new Set(uploads.flatMap(({ id, status }) => (status === 'done' ? [] : id)));
  return { ...values, documents: values.documents.filter(({ id }) => !unfinished.has(id)) };
}
