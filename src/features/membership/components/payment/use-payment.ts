import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { memberQuery } from '@/platform/session/member';
import { membershipKeys } from '../../api/keys';
import { checkoutQuery, orderQuery, plansQuery } from '../../api/queries';
import { useSubscription } from '../use-subscription';
import { paymentState, purchaseOf } from '../../payment-state';

/** Polling backs up Realtime. */
const pollIntervalMs = 2000;
const pollTimeoutMs = 60_000;

/** The state of a Stripe session's payment. Polls until it's confirmed and the receipt has arrived. */
export function usePayment(userId: string, sessionId: string) {
  const queryClient = useQueryClient();
  const checkout = useQuery(checkoutQuery(userId, sessionId));
  const subscription = useSubscription(userId);
  const plans = useQuery(plansQuery);
  const known = checkout.data !== undefined && subscription.data !== undefined;
  const state = known ? paymentState(checkout.data, subscription.data) : null;
  const confirmed = state === 'confirmed';
  const invoiceId = checkout.data?.invoice_id ?? null;
  const { data: order } = useQuery({ ...orderQuery(userId, invoiceId ?? ''), enabled: invoiceId !== null });
  // Including a $0 invoice covered by a discount.
  const receipt = order?.status === 'paid' ? order : null;

  const [timedOut, setTimedOut] = useState(false);
  const unsettled = state === 'waiting' || state === 'expired' || (confirmed && receipt === null);
  const polling = unsettled && !timedOut;
  useEffect(() => {
    if (!polling) return undefined;
    const queryKey = membershipKeys.own(userId);
    // A slow response isn't canceled.
    const poll = setInterval(
      () => void queryClient.refetchQueries({ queryKey, type: 'active' }, { cancelRefetch: false }),
      pollIntervalMs,
    );
    const end = setTimeout(() => setTimedOut(true), pollTimeoutMs);
    return () => {
      clearInterval(poll);
      clearTimeout(end);
    };
  }, [polling, queryClient, userId]);

  useEffect(() => {
    // Unlocks paid features even if Realtime missed the change.
    if (confirmed) void queryClient.invalidateQueries({ queryKey: memberQuery(userId).queryKey });
  }, [confirmed, queryClient, userId]);

  return {
    /** Null while loading. */
    state,
    /** Still waiting for the confirmation or the receipt. */
    polling,
    /** What this session bought; null until its payment is confirmed. */
    purchase:
      confirmed && checkout.data
        ? purchaseOf(checkout.data, receipt, subscription.data ?? null, plans.data ?? [])
        : null,
    receipt,
    /** From the latest request; earlier data stays. */
    error: checkout.error ?? subscription.error,
    retrying: checkout.isFetching || subscription.isFetching,
    checkAgain: () => void queryClient.refetchQueries({ queryKey: membershipKeys.own(userId), type: 'active' }),
  };
}
