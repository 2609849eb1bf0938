import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/shared/supabase/client';
import { unwrap } from '@/shared/supabase/errors';
import { membershipKeys } from './keys';

/** The member's checkout of this session of the provider; null for any other session. `status` is opening, open, complete or expired; `invoice_id` names the order it was paid with, once that is known. */
export function checkoutQuery(userId: string, sessionId: string) {
  return queryOptions({
    queryKey: membershipKeys.checkout(userId, sessionId),
    queryFn: async ({ signal }) => {
      const supabase = await getSupabase();
      return unwrap(
        await supabase
          .from('stripe_checkouts')
          .select('session_id, price_id, status, created_at, invoice_id')
          .eq('user_id', userId)
          .eq('session_id', sessionId)
          .retry(false)
          .abortSignal(signal)
          .maybeSingle(),
      );
    },
    staleTime: 0,
  });
}
