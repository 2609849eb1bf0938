import { formatDate } from '@/shared/lib/format';
import type { BadgeTone } from '@/shared/ui/badge';

/** The member's subscription, as screens show it. */
export interface Subscription {
  subscriptionId: string;
  /** The provider's word: active, trialing, past_due, canceled, …; empty where it gave none. */
  subscriptionStatus: string;
  priceId: string | null;
  /** Name of the plan that has this price; null for a price that no plan has. */
  productName: string | null;
  productDescription: string | null;
  /** Unix seconds. */
  currentPeriodEnd: number | null;
  /** It runs to the end of what is paid and is not renewed. */
  cancelAtPeriodEnd: boolean;
  paymentMethodBrand: string | null;
  paymentMethodLast4: string | null;
}

const active: ReadonlySet<string> = new Set(['active', 'trialing']);
const living: ReadonlySet<string> = new Set([...active, 'past_due', 'unpaid', 'paused']);

/** Whether it gives the membership now. */
export function isActive({ subscriptionStatus }: Subscription): boolean {
  return active.has(subscriptionStatus);
}

/** Whether it goes on, paid, paused or with a payment due: no other can be bought beside it. */
export function isLiving({ subscriptionStatus }: Subscription): boolean {
  return living.has(subscriptionStatus);
}

const labels: Readonly<Record<string, string>> = {
  active: 'Active',
  trialing: 'Trial',
  past_due: 'Past Due',
  canceled: 'Canceled',
};

/** What a status is called; a word that has no label is shown as it is, none as 'Unknown'. */
export function statusLabel(status: string): string {
  return labels[status] ?? (status || 'Unknown');
}

/** The colour of a subscription's badge: amber for one that ends, red for one that gives nothing until something is done. */
export function statusTone(subscription: Subscription): BadgeTone {
  if (isActive(subscription)) return subscription.cancelAtPeriodEnd ? 'attention' : 'verified';
  return isLiving(subscription) ? 'danger' : 'neutral';
}

/** The day on which what is paid ends, in the reader's zone; null where the provider named none. */
export function periodEndDate({ currentPeriodEnd }: Subscription): string | null {
  return currentPeriodEnd === null ? null : formatDate(new Date(currentPeriodEnd * 1000).toISOString());
}

/** What comes at the end of the period of an active subscription: 'Renews Nov 21, 2027', or 'Canceling Nov 21, 2027'; null for any other. */
export function renewalText(subscription: Subscription): string | null {
  const date = periodEndDate(subscription);
  if (date === null || !isActive(subscription)) return null;
  return `${subscription.cancelAtPeriodEnd ? 'Canceling' : 'Renews'} ${date}`;
}

/** Why a subscription that goes on gives nothing now, and what opens the membership again; null where it does. */
export function standstillText(subscription: Subscription): string | null {
  if (!isLiving(subscription) || isActive(subscription)) return null;
  return subscription.subscriptionStatus === 'paused'
    ? 'Your subscription is paused. Your membership opens again when it goes on.'
    : 'A payment has failed. Update your card: your membership opens again once it is paid.';
}

/**
 * How a member takes part: by a subscription that goes on; by a membership that staff have granted, for which nothing is charged; or on
 * the free plan, which may be the end of a subscription.
 */
export type Standing = 'subscribed' | 'granted' | 'free';

/** How a member of this tier takes part. Closer without any subscription was granted, as Partner always is. */
export function standingOf(tier: string, subscription: Subscription | null): Standing {
  if (subscription && isLiving(subscription)) return 'subscribed';
  return tier === 'partner' || (tier === 'closer' && subscription === null) ? 'granted' : 'free';
}

/** What is said to a member whom no subscription gives the membership. */
export function unsubscribedText(tier: string, subscription: Subscription | null): string {
  if (tier === 'partner') return 'Your Partner membership includes everything.';
  if (standingOf(tier, subscription) === 'granted')
    return 'Granted by our team: it includes everything, and nothing is charged.';
  if (tier === 'pro') return 'Verified deals, sellers’ contact details and exclusive events are open to you.';
  const offer = 'Paid plans open verified deals, sellers’ contact details and exclusive events.';
  // One whose first payment is still to come, or never came, has not begun.
  return subscription && !subscription.subscriptionStatus.startsWith('incomplete')
    ? `Your subscription has ended. ${offer}`
    : offer;
}

/**
 * What a plan's button does: buy it; nothing, since the member has it; lead to billing, to change over to it or to pay for it; nothing,
 * since the member's own includes it.
 */
export type PlanAction = 'select' | 'current' | 'change' | 'pay' | 'included';

/** What can be done about the plan that has this price. `priceId` is undefined while prices are not known. */
export function planAction(
  priceId: string | undefined,
  standing: Standing,
  subscription: Subscription | null,
): PlanAction {
  if (standing === 'granted') return 'included';
  if (standing === 'free') return 'select';
  if (!subscription || priceId === undefined || priceId !== subscription.priceId) return 'change';
  return isActive(subscription) ? 'current' : 'pay';
}
