import type { Listing, ListingChanges } from '@/domain/listing/listing';
import { noTerms, type DealTerms } from '@/domain/listing/deal-terms';
import { propertyColumns, termColumns } from '@/domain/listing/fields';
import type { ListingDocument } from '@/domain/listing/documents';
import { toDocumentDrafts } from '@/domain/listing/listing-draft';
import type { ListingDraft, ListingValues } from '@/domain/listing/listing-form';

/** The columns of `properties` in a valid form. Without coordinates a trigger uses those of the ZIP code. */
export function propertyColumnsOf(values: ListingValues) {
  const { latitude, longitude, ...columns } = pick(values, formColumns);
  return { ...columns, ...(latitude !== null && longitude !== null && { latitude, longitude }) };
}

const formColumns = propertyColumns.filter((name) => name !== 'images');

const pick = <T extends object, K extends keyof T>(values: T, names: readonly K[]) =>
  Object.fromEntries(names.map((name) => [name, values[name]])) as Pick<T, K>;

/** The deal terms of a valid form, as columns of `listing_terms`; null if they're the same as before. */
export function changedTerms(values: ListingValues, before: DealTerms): DealTerms | null {
  const terms = pick(values, termColumns);
  return isEqual(terms, before) ? null : terms;
}

const toDocumentRows = (documents: ListingValues['documents']) =>
  documents.map(({ id, kind, access, path, name }) => ({ id, kind, access, path, name }));

/** Documents to store, and the IDs of those that were stored when the form was opened. */
export interface DocumentChanges {
  documents: ReturnType<typeof toDocumentRows>;
  known: string[];
}

/** The form's documents to store; null if they're the same as before. */
export function changedDocuments(
  documents: ListingValues['documents'],
  before: readonly ListingDocument[],
): DocumentChanges | null {
  if (isEqual(documents, toDocumentDrafts(before))) return null;
  return { documents: toDocumentRows(documents), known: before.map(({ id }) => id) };
}

/** A valid form as post_listing takes it. Triggers add what depends on the seller's membership and the ZIP code. */
export function toNewListing(values: ListingValues, id: string, images: string[]) {
  return {
    id,
    listing: { ...propertyColumnsOf(values), images },
    terms: changedTerms(values, noTerms),
    documents: toDocumentRows(values.documents),
  };
}
export type NewListing = ReturnType<typeof toNewListing>;

const sortKeys = (_key: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** Whether two column or form values are equal; Postgres doesn't keep the order of JSON keys. */
const isEqual = (a: unknown, b: unknown) => JSON.stringify(a, sortKeys) === JSON.stringify(b, sortKeys);

/** Whether two forms have the same values. */
export function isSameDraft(a: ListingDraft, b: ListingDraft): boolean {
  return isEqual(a, b);
}

/** A trigger fills these from the ZIP code when they're null. */
const zipColumns: readonly string[] = ['latitude', 'longitude', 'county'];

/** Whether the listing already has all of these values. */
export function hasChanges(listing: Listing, changes: ListingChanges): boolean {
  return Object.entries(changes).every(
    ([name, value]) => isEqual(listing[name as keyof Listing], value) || (value === null && zipColumns.includes(name)),
  );
}

/**
 * The columns that differ from the stored listing; empty for none. A new address without coordinates clears the old
 * ones, and a trigger replaces them with those of the ZIP code.
 */
export function listingChanges(listing: Listing, values: ListingValues, images: readonly string[]): ListingChanges {
  const columns: ListingChanges = { ...propertyColumnsOf(values), images: [...images] };
  const changes = Object.fromEntries(
    Object.entries(columns).filter(([name, value]) => !isEqual(listing[name as keyof Listing], value)),
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
