import { queryOptions } from '@tanstack/react-query';
import { readDatabase } from '@/platform/supabase/anon-client';
import { unwrap } from '@/platform/errors/errors';
import type { DealTerms } from '@/domain/listing/deal-terms';
import { marketplaceKeys } from './keys';

/** The deal terms of a listing that this reader may see; null for none. */
export function visibleTermsQuery(listingId: string, readerId: string | null) {
  return queryOptions({
    queryKey: marketplaceKeys.visibleTerms(listingId, readerId),
    queryFn: async ({ signal }): Promise<DealTerms | null> =>
      unwrap(
        await readDatabase()
          .rpc('listing_deal_terms', { property_id: listingId })
          .abortSignal(signal)
          .maybeSingle<DealTerms>(),
      ),
    staleTime: 60_000,
    // A connection made on another screen unlocks showing instructions.
    refetchOnMount: 'always',
  });
}
