import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/shared/supabase/client';
import { unwrap } from '@/shared/supabase/errors';
import { rowsAfter, toPage, type KeysetPage } from '@/shared/supabase/keyset';
import type { Order } from '../order';
import { membershipKeys } from './keys';

const pageSize = 12;

const columns =
  'invoice_id, subscription_id, number, status, amount_due_cents, amount_paid_cents, currency, plan, period_start, period_end, payment_method_brand, payment_method_last4, hosted_invoice_url, invoice_pdf, created_at, paid_at';

/** Pages of what the member was charged, or is to be, the newest first. */
export function ordersQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: membershipKeys.orders(userId),
    queryFn: async ({ pageParam, signal }): Promise<KeysetPage<Order>> => {
      const supabase = await getSupabase();
      let query = supabase.from('stripe_orders').select(columns).eq('user_id', userId);
      if (pageParam)
        query = query.or(
          rowsAfter(['created_at', pageParam.created_at], ['invoice_id', pageParam.invoice_id], 'descending'),
        );
      const rows = unwrap(
        await query
          .order('created_at', { ascending: false })
          .order('invoice_id', { ascending: false })
          .limit(pageSize)
          .retry(false)
          .abortSignal(signal),
      );
      return toPage(rows, pageSize);
    },
    initialPageParam: null as Order | null,
    getNextPageParam: ({ next }) => next,
    refetchOnWindowFocus: 'always',
  });
}

/** One of the member's orders; null while the provider has not told of it. */
export function orderQuery(userId: string, invoiceId: string) {
  return queryOptions({
    queryKey: membershipKeys.order(userId, invoiceId),
    queryFn: async ({ signal }): Promise<Order | null> => {
      const supabase = await getSupabase();
      return unwrap(
        await supabase
          .from('stripe_orders')
          .select(columns)
          .eq('user_id', userId)
          .eq('invoice_id', invoiceId)
          .retry(false)
          .abortSignal(signal)
          .maybeSingle(),
      );
    },
    staleTime: 0,
  });
}
