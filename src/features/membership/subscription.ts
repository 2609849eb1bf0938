import { formatDate } from '@/kit/formatting/format';
import type { BadgeTone } from '@/kit/ui/badge';

/** A member's Stripe subscription and the plan it is for. */
export interface Subscription {
  subscriptionId: string;
  /** Stripe's status: active, trialing, past_due, canceled, …; '' if unknown. */
  subscriptionStatus: string;
  priceId: string | null;
  /** Name of the plan with this price; null if there is no such plan. */
  productName: string | null;
  productDescription: string | null;
  /** Unix seconds. */
  currentPeriodEnd: number | null;
  /** Ends with the paid period instead of renewing. */
  cancelAtPeriodEnd: boolean;
  /** When Stripe tries a declined card again, in Unix seconds; null if it doesn't, or that isn't known. */
  nextPaymentAttempt: number | null;
  paymentMethodBrand: string | null;
  paymentMethodLast4: string | null;
}

const active: ReadonlySet<string> = new Set(['active', 'trialing']);
const ongoing: ReadonlySet<string> = new Set([...active, 'past_due', 'unpaid', 'paused', 'disputed']);

/** True while it runs and is paid. A declined renewal keeps the membership, too: `isRetried`. */
export function isActive({ subscriptionStatus }: Subscription): boolean {
  return active.has(subscriptionStatus);
}

/** True until it has ended, even if paused or past due. Another one can't be bought until then. */
export function isOngoing({ subscriptionStatus }: Subscription): boolean {
  return ongoing.has(subscriptionStatus);
}

/** True while Stripe tries to charge a declined renewal again, which keeps the membership. */
export function isRetried({ subscriptionStatus }: Subscription): boolean {
  return subscriptionStatus === 'past_due';
}

/** True while a dispute of a payment pauses it. Only the member's bank can resolve that. */
export function isDisputed({ subscriptionStatus }: Subscription): boolean {
  return subscriptionStatus === 'disputed';
}

const labels: Readonly<Record<string, string>> = {
  active: 'Active',
  trialing: 'Trial',
  past_due: 'Past Due',
  unpaid: 'Unpaid',
  canceled: 'Canceled',
  disputed: 'Paused',
};

/** A status for display. Statuses without a label are shown as is, '' as 'Unknown'. */
export function statusLabel(status: string): string {
  return labels[status] ?? (status || 'Unknown');
}

/** The badge tone: amber if it's ending, red if it needs the member's attention. */
export function statusTone(subscription: Subscription): BadgeTone {
  if (isActive(subscription)) return subscription.cancelAtPeriodEnd ? 'attention' : 'verified';
  return isOngoing(subscription) ? 'danger' : 'neutral';
}

/** The last day of the paid period in the user's time zone; null if unknown. */
export function periodEndDate({ currentPeriodEnd }: Subscription): string | null {
  return currentPeriodEnd === null ? null : formatDate(new Date(currentPeriodEnd * 1000).toISOString());
}

/** 'Renews Nov 21, 2027' or 'Canceling Nov 21, 2027'; null unless the subscription is active. */
export function renewalText(subscription: Subscription): string | null {
  const date = periodEndDate(subscription);
  if (date === null || !isActive(subscription)) return null;
  return `${subscription.cancelAtPeriodEnd ? 'Canceling' : 'Renews'} ${date}`;
}

const dayOf = (seconds: number) => formatDate(new Date(seconds * 1000).toISOString());

/** What's wrong with an ongoing subscription, how long the membership stays, and how to fix it; null for nothing. */
export function subscriptionProblem(subscription: Subscription): string | null {
  if (!isOngoing(subscription) || isActive(subscription)) return null;
  if (isRetried(subscription)) {
    const next = subscription.nextPaymentAttempt;
    return (
      'Your payment was declined. You keep your membership while we retry your card' +
      `${next === null ? '' : `, next on ${dayOf(next)}`}. If the last try fails, your membership ends. ` +
      'Update your card to keep it.'
    );
  }
  if (isDisputed(subscription))
    return 'You disputed a payment with your bank. Your membership is paused until the bank decides.';
  return subscription.subscriptionStatus === 'paused'
    ? 'Your subscription is paused. Resume it to restore your membership.'
    : 'Your payment failed, so your membership has ended. Update your card to restore it.';
}

/** Where a member's access comes from: a subscription, a free grant by staff, or the free plan. */
export type MembershipStatus = 'subscribed' | 'granted' | 'free';

/** Closer without an ongoing subscription was granted by staff, as Partner always is. */
export function membershipStatusOf(tier: string, subscription: Subscription | null): MembershipStatus {
  if (subscription && isOngoing(subscription)) return 'subscribed';
  return tier === 'partner' || tier === 'closer' ? 'granted' : 'free';
}

/** Tells a member who pays for what staff granted them that they needn't; null for everyone else. */
export function needlessText(tier: string, subscription: Subscription): string | null {
  if (tier !== 'partner' || !isActive(subscription) || subscription.cancelAtPeriodEnd) return null;
  return 'You’re a Partner, which includes everything free of charge. You can cancel this subscription.';
}

/** Describes the plan of a member without an ongoing subscription. */
export function noSubscriptionText(tier: string, subscription: Subscription | null): string {
  if (tier === 'partner') return 'Your Partner membership includes everything.';
  if (membershipStatusOf(tier, subscription) === 'granted')
    return 'Our team gave you a full membership, free of charge.';
  if (tier === 'pro') return 'You have access to verified deals, sellers’ contact details, and exclusive events.';
  const offer = 'Upgrade for verified deals, sellers’ contact details, and exclusive events.';
  // Until its first payment, a subscription hasn't started.
  return subscription && !subscription.subscriptionStatus.startsWith('incomplete')
    ? `Your subscription has ended. ${offer}`
    : offer;
}

/** What a plan's button does. 'included' means the member already has everything it offers. */
export type PlanAction = 'select' | 'current' | 'change' | 'pay' | 'included';

/** What a member can do about the plan with this price. */
export function planAction(
  priceId: string,
  membership: MembershipStatus,
  subscription: Subscription | null,
): PlanAction {
  if (membership === 'granted') return 'included';
  if (membership === 'free') return 'select';
  if (priceId !== subscription?.priceId) return 'change';
  return isActive(subscription) || isDisputed(subscription) ? 'current' : 'pay';
}
