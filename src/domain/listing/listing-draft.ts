import type { DealTerms } from './deal-terms.ts';
import { inOrder, type ListingDocument } from './documents.ts';
import type { Listing } from './listing.ts';
import { draftSchema, type DocumentDraft, type ListingDraft } from './listing-form.ts';

/** Documents of a listing as form values, in order. */
export function toDocumentDrafts(documents: readonly ListingDocument[]): DocumentDraft[] {
  return inOrder(documents).map(({ id, path, name, size, mime_type, kind, access }) => ({
    id,
    path,
    name,
    size,
    type: mime_type,
    kind,
    access: access === 'public' ? 'public' : 'on_request',
  }));
}

/** A listing and its deal terms as form values. Coordinates are left out: they're only sent with a new address. */
export function toDraft(listing: Listing, terms: DealTerms): ListingDraft {
  const documents = toDocumentDrafts(listing.documents);
  return draftSchema.parse({ ...listing, ...terms, documents, latitude: null, longitude: null });
}
