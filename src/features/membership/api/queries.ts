import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import { afterCursor, toPage, type KeysetPage } from '@/kit/network/keyset';
import { readDatabase } from '@/platform/supabase/anon-client';
import type { Order } from '../order';
import type { Plan } from '../plans';
import type { Subscription } from '../subscription';
import { membershipKeys } from './keys';

/** Every plan in display order, including retired ones, which existing subscribers may still have. */
export const plansQuery = queryOptions({
  queryKey: membershipKeys.plans,
  queryFn: async ({ signal }): Promise<Plan[]> => {
    const rows = unwrap(
      await readDatabase()
        .from('membership_plans')
        .select('id, name, description, amount, interval, mode, price_id, offered')
        .order('position')
        .abortSignal(signal),
    );
    return rows.map((row) => ({ ...row, interval: row.interval === 'year' ? 'year' : 'quarter' }));
  },
  // Prices rarely change.
  staleTime: 5 * 60_000,
});

/**
 * The member's current subscription with its plan; null if they never had one. Refetched on focus, because Stripe's
 * pages change it.
 */
export function subscriptionQuery(userId: string) {
  return queryOptions({
    queryKey: membershipKeys.subscription(userId),
    queryFn: async ({ client, signal }): Promise<Subscription | null> => {
      const [row, plans] = await Promise.all([fetchSubscription(signal), client.ensureQueryData(plansQuery)]);
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
        nextPaymentAttempt: row.next_payment_attempt,
        paymentMethodBrand: row.payment_method_brand,
        paymentMethodLast4: row.payment_method_last4,
      };
    },
    refetchOnWindowFocus: 'always',
  });
}

async function fetchSubscription(signal: AbortSignal) {
  return unwrap(
    await database()
      .from('stripe_user_subscriptions')
      .select(
        `subscription_id, subscription_status, price_id, current_period_end, cancel_at_period_end,
        payment_method_brand, payment_method_last4, next_payment_attempt`,
      )
      .abortSignal(signal)
      .maybeSingle(),
  );
}

/**
 * The member's checkout for this Stripe session; null if the session isn't theirs. `status` is opening, open, complete,
 * or expired; `invoice_id` is set once the paid invoice is known.
 */
export function checkoutQuery(userId: string, sessionId: string) {
  return queryOptions({
    queryKey: membershipKeys.checkout(userId, sessionId),
    queryFn: async ({ signal }) =>
      unwrap(
        await database()
          .from('stripe_checkouts')
          .select('session_id, price_id, status, created_at, invoice_id')
          .eq('user_id', userId)
          .eq('session_id', sessionId)
          .abortSignal(signal)
          .maybeSingle(),
      ),
    staleTime: 0,
  });
}

const ordersPageSize = 12;

const orderColumns = `invoice_id, subscription_id, number, status, amount_due_cents, amount_paid_cents, currency, plan,
  period_start, period_end, payment_method_brand, payment_method_last4, hosted_invoice_url, invoice_pdf, created_at,
  paid_at, reversals:stripe_reversals(reversal_id, kind, status, amount_cents, created_at)` as const;

/** Pages of the member's invoices, paid and unpaid, newest first. */
export function ordersQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: membershipKeys.orders(userId),
    queryFn: async ({ pageParam, signal }): Promise<KeysetPage<Order>> => {
      let query = database().from('stripe_orders').select(orderColumns).eq('user_id', userId);
      if (pageParam)
        query = query.or(
          afterCursor(['created_at', pageParam.created_at], ['invoice_id', pageParam.invoice_id], 'descending'),
        );
      const rows = unwrap(
        await query
          .order('created_at', { ascending: false })
          .order('invoice_id', { ascending: false })
          .limit(ordersPageSize)
          .abortSignal(signal),
      );
      return toPage(rows, ordersPageSize);
    },
    initialPageParam: null as Order | null,
    getNextPageParam: ({ next }) => next,
    refetchOnWindowFocus: 'always',
  });
}

/** One of the member's invoices; null until the webhook has delivered it. */
export function orderQuery(userId: string, invoiceId: string) {
  return queryOptions({
    queryKey: membershipKeys.order(userId, invoiceId),
    queryFn: async ({ signal }): Promise<Order | null> =>
      unwrap(
        await database()
          .from('stripe_orders')
          .select(orderColumns)
          .eq('user_id', userId)
          .eq('invoice_id', invoiceId)
          .abortSignal(signal)
          .maybeSingle(),
      ),
    staleTime: 0,
  });
}
