import { queryOptions } from '@tanstack/react-query';
import { readDatabase } from '@/platform/supabase/anon-client';
import { unwrap } from '@/platform/errors/errors';
import { isUuid } from '@/kit/formatting/ids';
import { marketplaceKeys } from '@/shared/listings/api/keys';
import { noTerms, type DealTerms } from '@/domain/listing/deal-terms';
import { termColumns } from '@/domain/listing/fields';

/** City, state and county of a ZIP code; null when it's unknown. */
export function zipQuery(zip: string) {
  return queryOptions({
    queryKey: marketplaceKeys.zip(zip),
    queryFn: async ({ signal }) =>
      unwrap(
        await readDatabase()
          .from('zip_codes')
          .select('city, state, county')
          .eq('zip', zip)
          .abortSignal(signal)
          .maybeSingle(),
      ),
    staleTime: Infinity,
  });
}

/** The deal terms of one of the member's own listings; `noTerms` if there are none, or it isn't theirs. */
export function ownTermsQuery(listingId: string) {
  return queryOptions({
    queryKey: marketplaceKeys.ownTerms(listingId),
    queryFn: async ({ signal }): Promise<DealTerms> => {
      if (!isUuid(listingId)) return noTerms;
      const terms = unwrap(
        await readDatabase()
          .from('listing_terms')
          .select(termColumns.join(', '))
          .eq('property_id', listingId)
          .abortSignal(signal)
          .maybeSingle<DealTerms>(),
      );
      return terms ?? noTerms;
    },
  });
}
