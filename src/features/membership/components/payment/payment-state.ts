import { isActive, type Subscription } from '../../subscription';

/**
 * What is known of a payment. confirmed: the provider has told of it; waiting: it has not yet; expired: no payment can come of it any
 * more; unknown: no checkout of this member's.
 */
export type PaymentState = 'confirmed' | 'waiting' | 'expired' | 'unknown';

/** What has become of a checkout. The provider's events come in any order: whichever says first that it was paid is believed. */
export function paymentState(checkout: { status: string } | null, subscription: Subscription | null): PaymentState {
  if (!checkout) return 'unknown';
  if (checkout.status === 'expired') return 'expired';
  // Nobody who has a subscription can begin a checkout: one that runs has come of it.
  const paid = subscription !== null && (checkout.status === 'complete' || isActive(subscription));
  return paid ? 'confirmed' : 'waiting';
}
