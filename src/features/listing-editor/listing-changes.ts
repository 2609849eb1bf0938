import type { Listing, ListingChanges } from '@/domain/listing/listing';
import type { DealTerms } from '@/domain/listing/deal-terms';
import type { ListingDocument } from '@/domain/listing/documents';
import { toDocumentDrafts } from '@/domain/listing/listing-draft';
import type { ListingValues } from '@/domain/listing/listing-form';
import { documentColumnsOf, propertyColumnsOf, termColumnsOf } from './listing-columns';
import { sameValues } from './same-values';

/** The deal terms of a valid form; null if they're the same as before. */
export function changedTerms(values: ListingValues, before: DealTerms): DealTerms | null {
  const terms = termColumnsOf(values);
  return sameValues(terms, before) ? null : terms;
}

/** Documents to store, and the IDs of those that were stored when the form was opened. */
export interface DocumentChanges {
  documents: ReturnType<typeof documentColumnsOf>;
  known: string[];
}

/** The form's documents to store; null if they're the same as before. */
export function changedDocuments(values: ListingValues, before: readonly ListingDocument[]): DocumentChanges | null {
  if (sameValues<unknown>(values.documents, toDocumentDrafts(before))) return null;
  return { documents: documentColumnsOf(values), known: before.map(({ id }) => id) };
}

/** A trigger fills these from the ZIP code when they're null. */
const zipColumns: readonly string[] = ['latitude', 'longitude', 'county'];

/** Whether the listing already has all of these values. */
export function hasValues(listing: Listing, changes: ListingChanges): boolean {
  return Object.entries(changes).every(
    ([name, value]) =>
      sameValues<unknown>(listing[name as keyof Listing], value) || (value === null && zipColumns.includes(name)),
  );
}

/**
 * The columns that differ from the stored listing; empty for none. A new address without coordinates clears the old
 * ones, and a trigger replaces them with those of the ZIP code.
 */
export function listingChanges(listing: Listing, values: ListingValues, images: readonly string[]): ListingChanges {
  const columns: ListingChanges = { ...propertyColumnsOf(values), images: [...images] };
  const changes = Object.fromEntries(
    Object.entries(columns).filter(([name, value]) => !sameValues<unknown>(listing[name as keyof Listing], value)),
  ) as ListingChanges;
  const addressChanged = 'address' in changes || 'zip' in changes || 'city' in changes || 'state' in changes;
  if (addressChanged && !('latitude' in columns)) return { ...changes, latitude: null, longitude: null };
  return changes;
}

/**
 * The pictures to save over a newer version of the listing: without those the newer version removed, whose files may be
 * gone.
 */
export function mergeImages(images: readonly string[], before: readonly string[], now: readonly string[]): string[] {
  return images.filter((path) => !before.includes(path) || now.includes(path));
}
