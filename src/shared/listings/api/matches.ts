import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/platform/errors/errors';
import { readDatabase } from '@/platform/supabase/anon-client';
import { database } from '@/platform/supabase/client';
import { invokeFunction } from '@/platform/supabase/functions';
import type { Json } from '@/domain/database.types';
import type { Listing } from '@/domain/listing/listing';
import { marketplaceKeys } from './keys';

/** The listings for sale that look like the property of one, of those the reader can see, the surest first. */
export function samePropertyQuery(listingId: string) {
  return queryOptions({
    queryKey: marketplaceKeys.sameProperty(listingId),
    queryFn: async ({ signal }) =>
      unwrap(await readDatabase().rpc('listing_matches', { property_id: listingId }).abortSignal(signal)),
    staleTime: 60_000,
  });
}

/** What its pictures look like, for a listing's seller and staff; empty for others, and until they're printed. */
export function pictureNotesQuery(listingId: string) {
  return queryOptions({
    queryKey: marketplaceKeys.pictureNotes(listingId),
    queryFn: async ({ signal }) =>
      unwrap(await database().rpc('picture_notes', { property_id: listingId }).abortSignal(signal)),
    staleTime: 60_000,
  });
}

/** What says which property a listing is of, as far as it's known. */
export type DraftFacts = Partial<
  Pick<
    Listing,
    | 'id'
    | 'address'
    | 'city'
    | 'state'
    | 'zip'
    | 'county'
    | 'apn'
    | 'description'
    | 'bedrooms'
    | 'bathrooms'
    | 'sqft'
    | 'lot_sqft'
    | 'year_built'
    | 'units'
    | 'price'
    | 'images'
  >
>;

/**
 * Has the server read a seller's stored pictures, so that the same ones are found. Never rejects: a schedule reads
 * what's left, and without pictures, what the rest says still counts.
 */
export async function printPictures(paths: readonly string[]): Promise<void> {
  if (paths.length > 0) await invokeFunction('print-pictures', { paths }).catch(() => undefined);
}

/** The same for a listing that's about to be posted, whose pictures the server reads first. */
export function draftMatchesQuery(draft: DraftFacts) {
  return queryOptions({
    queryKey: marketplaceKeys.draftMatches(draft),
    queryFn: async ({ signal }) => {
      await printPictures(draft.images ?? []);
      return unwrap(
        await database()
          .rpc('check_duplicates', { listing: draft as Json })
          .abortSignal(signal),
      );
    },
    staleTime: 60_000,
  });
}
