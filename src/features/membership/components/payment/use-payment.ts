import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { memberQuery } from '@/shared/session/member';
import { checkoutQuery } from '../../api/checkouts';
import { membershipKeys } from '../../api/keys';
import { orderQuery } from '../../api/orders';
import { useSubscription } from '../use-subscription';
import { paymentState } from './payment-state';

/** How often it is asked again whether the provider has told of the payment, beside the live word of it. */
const askAgainMs = 2000;
/** After this long it is not asked again by itself, and the reader is told that it takes longer. */
const patienceMs = 60_000;

/** What is known of the payment of a session of the provider. It is asked after until it is confirmed, and its receipt is there. */
export function usePayment(userId: string, sessionId: string) {
  const queryClient = useQueryClient();
  const checkout = useQuery(checkoutQuery(userId, sessionId));
  const subscription = useSubscription(userId);
  const known = checkout.data !== undefined && subscription.data !== undefined;
  const state = known ? paymentState(checkout.data, subscription.data) : null;
  const confirmed = state === 'confirmed';
  const invoiceId = checkout.data?.invoice_id ?? null;
  const { data: order } = useQuery({ ...orderQuery(userId, invoiceId ?? ''), enabled: invoiceId !== null });
  // Also one of nothing, which a discount has paid.
  const receipt = order?.status === 'paid' ? order : null;

  const [late, setLate] = useState(false);
  const unsettled = state === 'waiting' || state === 'expired' || (confirmed && receipt === null);
  const asking = unsettled && !late;
  useEffect(() => {
    if (!asking) return undefined;
    const queryKey = membershipKeys.own(userId);
    // An answer that takes longer than that is waited for.
    const again = setInterval(
      () => void queryClient.refetchQueries({ queryKey, type: 'active' }, { cancelRefetch: false }),
      askAgainMs,
    );
    const end = setTimeout(() => setLate(true), patienceMs);
    return () => {
      clearInterval(again);
      clearTimeout(end);
    };
  }, [asking, queryClient, userId]);

  useEffect(() => {
    // Where no live word has come, gates open by this.
    if (confirmed) void queryClient.invalidateQueries({ queryKey: memberQuery(userId).queryKey });
  }, [confirmed, queryClient, userId]);

  return {
    /** Null while it is not known. */
    state,
    /** What is not there yet may come any moment. */
    asking,
    subscription: subscription.data ?? null,
    receipt,
    /** Of the last time it was asked; what was known before stays. */
    error: checkout.error ?? subscription.error,
    retrying: checkout.isFetching || subscription.isFetching,
    askAgain: () => void queryClient.refetchQueries({ queryKey: membershipKeys.own(userId), type: 'active' }),
  };
}
