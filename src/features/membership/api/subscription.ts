import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/shared/supabase/client';
import { unwrap } from '@/shared/supabase/errors';
import type { Subscription } from '../subscription';
import { membershipKeys } from './keys';
import { plansQuery } from './plans';

/** The member's subscription that counts, with the plan it is for; null for who never had one. Asked again whenever its screen is come back to: the provider's pages change it. */
export function subscriptionQuery(userId: string) {
  return queryOptions({
    queryKey: membershipKeys.subscription(userId),
    queryFn: async ({ client, signal }): Promise<Subscription | null> => {
      const [row, plans] = await Promise.all([readSubscription(signal), client.ensureQueryData(plansQuery)]);
      if (!row?.subscription_id) return null;
      const plan = plans.find(({ price_id }) => price_id === row.price_id);
      return {
        subscriptionId: row.subscription_id,
        subscriptionStatus: row.subscription_status ?? '',
        priceId: row.price_id,
        productName: plan?.name ?? null,
        productDescription: plan?.description ?? null,
        currentPeriodEnd: row.current_period_end,
        cancelAtPeriodEnd: row.cancel_at_period_end ?? false,
        paymentMethodBrand: row.payment_method_brand,
        paymentMethodLast4: row.payment_method_last4,
      };
    },
    refetchOnWindowFocus: 'always',
  });
}

async function readSubscription(signal: AbortSignal) {
  const supabase = await getSupabase();
  return unwrap(
    await supabase
      .from('stripe_user_subscriptions')
      .select(
        'subscription_id, subscription_status, price_id, current_period_end, cancel_at_period_end, payment_method_brand, payment_method_last4',
      )
      .retry(false)
      .abortSignal(signal)
      .maybeSingle(),
  );
}
