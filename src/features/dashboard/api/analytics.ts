import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/shared/supabase/client';
import { unwrap } from '@/shared/supabase/errors';
import type { Analytics } from '../analytics';
import { dashboardKeys } from './keys';

/** How the member's listings fared in a month (its first day), or one of them. Refused for a listing of somebody else. */
export function analyticsQuery(userId: string, month: string, listingId: string | null = null) {
  return queryOptions({
    queryKey: dashboardKeys.analytics(userId, month, listingId),
    queryFn: async ({ signal }) => {
      const supabase = await getSupabase();
      const asked = listingId === null ? { month } : { month, property_id: listingId };
      // The database composes it.
      return unwrap(
        await supabase.rpc('listing_analytics', asked).retry(false).abortSignal(signal),
      ) as unknown as Analytics;
    },
    refetchOnWindowFocus: 'always',
    placeholderData: keepPreviousData,
  });
}
