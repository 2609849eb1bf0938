import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/shared/supabase/client';
import { unwrap } from '@/shared/supabase/errors';
import { buyBoxKeys } from './keys';

const boxColumns =
  'states, counties, property_types, conditions, min_price, max_price, financing, investment_strategies, vip_alerts, phone';

/** The member's own buy box; null while there is none. */
export function boxQuery(userId: string) {
  return queryOptions({
    queryKey: buyBoxKeys.own(userId),
    queryFn: async ({ signal }) => {
      const supabase = await getSupabase();
      return unwrap(
        await supabase.from('buybox_profiles').select(boxColumns).eq('user_id', userId).retry(false).abortSignal(signal).maybeSingle(),
      );
    },
    // Changed in another tab: seen on returning to this one.
    refetchOnWindowFocus: 'always',
  });
}
