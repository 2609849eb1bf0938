import type { Order } from './order';
import type { Plan } from './plans';
import { isActive, type Subscription } from './subscription';

/** Whether Stripe has confirmed a payment. unknown: the member has no such checkout. */
export type PaymentState = 'confirmed' | 'waiting' | 'expired' | 'unknown';

/** Derives a checkout's state. Stripe's events arrive in any order, so the first one that proves payment counts. */
export function paymentState(checkout: { status: string } | null, subscription: Subscription | null): PaymentState {
  if (!checkout) return 'unknown';
  if (checkout.status === 'expired') return 'expired';
  // A subscriber can't start a checkout, so an active subscription must come from this one.
  const paid = subscription !== null && (checkout.status === 'complete' || isActive(subscription));
  return paid ? 'confirmed' : 'waiting';
}

/** What a checkout bought, and what has become of it. */
export interface Purchase {
  /** The plan's name when it was paid for; null if neither the invoice nor the plans know it. */
  plan: string | null;
  /** The subscription it started; null once another one replaced it. */
  subscription: Subscription | null;
}

/**
 * Derives what a checkout bought. The member's current subscription may be a later one: only the session's own invoice
 * says which subscription it started. Until the invoice arrives, the price tells.
 */
export function purchaseOf(
  checkout: { price_id: string },
  receipt: Pick<Order, 'subscription_id' | 'plan'> | null,
  subscription: Subscription | null,
  plans: readonly Pick<Plan, 'price_id' | 'name'>[],
): Purchase {
  const isOwn = receipt?.subscription_id
    ? receipt.subscription_id === subscription?.subscriptionId
    : checkout.price_id === subscription?.priceId;
  return {
    plan: receipt?.plan ?? plans.find(({ price_id }) => price_id === checkout.price_id)?.name ?? null,
    subscription: isOwn ? subscription : null,
  };
}
