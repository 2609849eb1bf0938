import { queryOptions } from '@tanstack/react-query';
import { persisted } from '@/platform/query/persisted';
import { readDatabase } from '@/platform/supabase/anon-client';
import { unwrap } from '@/platform/errors/errors';
import { marketplaceKeys } from '@/shared/listings/api/keys';
import { summaryColumns } from '@/shared/listings/api/queries';

const similarCount = 4;

/**
 * The seller, with contact details if this reader can see them. Null when the profile is private or gone.
 */
export function sellerQuery(id: string, readerId: string | null) {
  return queryOptions({
    queryKey: marketplaceKeys.seller(id, readerId),
    queryFn: async ({ signal }) =>
      unwrap(
        await readDatabase()
          .from('users')
          .select(
            `id, name, profile_image_url, membership_tier, profile_status, open_to_messages, email, phone, website`,
          )
          .eq('id', id)
          .abortSignal(signal)
          .maybeSingle(),
      ),
    staleTime: 60_000,
    // A connection made on another screen unlocks contact details.
    refetchOnMount: 'always',
  });
}

/** Listings that a buyer of this one would want: the best matches of a buy box like it. */
export function similarQuery(listingId: string) {
  return queryOptions({
    queryKey: marketplaceKeys.similar(listingId),
    queryFn: async ({ signal }) =>
      unwrap(
        await readDatabase()
          .rpc('similar_properties', { property_id: listingId, max_rows: similarCount })
          .select(summaryColumns)
          .abortSignal(signal),
      ),
    staleTime: 60_000,
  });
}

/** A listing's asking prices, newest first. */
export function pricesQuery(listingId: string) {
  return queryOptions({
    queryKey: marketplaceKeys.prices(listingId),
    meta: persisted,
    queryFn: async ({ signal }) =>
      unwrap(
        await readDatabase()
          .from('listing_prices')
          .select('price, changed_at')
          .eq('property_id', listingId)
          .order('changed_at', { ascending: false })
          .order('id', { ascending: false })
          .limit(100)
          .abortSignal(signal),
      ),
  });
}
