import { noTerms, type DealTerms } from '@/domain/listing/deal-terms';
import { propertyColumns, termColumns } from '@/domain/listing/fields';
import type { ListingValues } from '@/domain/listing/listing-form';
import { sameValues } from './same-values';

const pick = <T extends object, K extends keyof T>(values: T, names: readonly K[]) =>
  Object.fromEntries(names.map((name) => [name, values[name]])) as Pick<T, K>;

const formColumns = propertyColumns.filter((name) => name !== 'images');

/** The columns of `properties` in a valid form. Without coordinates a trigger uses those of the ZIP code. */
export function propertyColumnsOf(values: ListingValues) {
  const { latitude, longitude, ...columns } = pick(values, formColumns);
  return { ...columns, ...(latitude !== null && longitude !== null && { latitude, longitude }) };
}

/** The columns of `listing_terms` in a valid form. */
export function termColumnsOf(values: ListingValues): DealTerms {
  return pick(values, termColumns);
}

/** The columns of `listing_documents` in a valid form. */
export function documentColumnsOf({ documents }: Pick<ListingValues, 'documents'>) {
  return documents.map(({ id, kind, access, path, name }) => ({ id, kind, access, path, name }));
}

/** A valid form as post_listing takes it. Triggers add what depends on the seller's membership and the ZIP code. */
export function toNewListing(values: ListingValues, id: string, images: string[]) {
  const terms = termColumnsOf(values);
  return {
    id,
    listing: { ...propertyColumnsOf(values), images },
    terms: sameValues(terms, noTerms) ? null : terms,
    documents: documentColumnsOf(values),
  };
}
export type NewListing = ReturnType<typeof toNewListing>;
