import { queryOptions, useQuery } from '@tanstack/react-query';
import { dealKeys } from '@/shared/deals/api/keys';
import type { SellerTerms } from '@/domain/offer/offer';
import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';

/** What a listing's seller asks of buyers; null if they stated nothing. */
export async function fetchSellerTerms(listingId: string, signal: AbortSignal): Promise<SellerTerms | null> {
  const rows = unwrap(await database().rpc('listing_deal_terms', { property_id: listingId }).abortSignal(signal));
  return rows[0] ?? null;
}

/** The same for a listing that may be gone; null then, and while it's loading. */
export function useSellerTerms(userId: string, listingId: string | undefined): SellerTerms | null {
  const query = queryOptions({
    queryKey: [...dealKeys.offeredListing(userId, listingId ?? ''), 'terms'],
    queryFn: ({ signal }) => fetchSellerTerms(listingId ?? '', signal),
    enabled: listingId !== undefined,
  });
  return useQuery(query).data ?? null;
}
