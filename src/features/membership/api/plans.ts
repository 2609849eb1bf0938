import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/shared/supabase/client';
import { unwrap } from '@/shared/supabase/errors';
import { membershipKeys } from './keys';

/** Every plan with the provider's price id; those no longer offered as well, for whoever still has one. */
export const plansQuery = queryOptions({
  queryKey: membershipKeys.plans,
  queryFn: async ({ signal }) => {
    const supabase = await getSupabase();
    return unwrap(
      await supabase
        .from('membership_plans')
        .select('id, name, description, amount, interval, mode, price_id, offered')
        .order('position')
        .retry(false)
        .abortSignal(signal),
    );
  },
  // Prices change with a deployment, if ever.
  staleTime: 5 * 60_000,
});
