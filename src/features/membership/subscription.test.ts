import { describe, expect, it } from 'vitest';
import {
  isActive,
  isOngoing,
  planAction,
  renewalText,
  membershipStatusOf,
  needlessText,
  subscriptionProblem,
  statusLabel,
  statusTone,
  noSubscriptionText,
  type Subscription,
} from './subscription';

// Noon UTC is the same date in nearly every time zone.
const periodEnd = Date.UTC(2027, 10, 21, 12) / 1000;

function subscription(change: Partial<Subscription> = {}): Subscription {
  return {
    subscriptionId: 'sub_1',
    subscriptionStatus: 'active',
    priceId: 'price_a',
    productName: 'Closer (Annual)',
    productDescription: null,
    currentPeriodEnd: periodEnd,
    cancelAtPeriodEnd: false,
    nextPaymentAttempt: null,
    paymentMethodBrand: null,
    paymentMethodLast4: null,
    ...change,
  };
}

it.each([
  ['active', 'Active', true, true, 'verified'],
  ['past_due', 'Past Due', false, true, 'danger'],
  ['disputed', 'Paused', false, true, 'danger'],
  ['canceled', 'Canceled', false, false, 'neutral'],
  ['', 'Unknown', false, false, 'neutral'],
])('handles status %j', (status, label, active, ongoing, tone) => {
  const one = subscription({ subscriptionStatus: status });
  expect(statusLabel(status)).toBe(label);
  expect(isActive(one)).toBe(active);
  expect(isOngoing(one)).toBe(ongoing);
  expect(statusTone(one)).toBe(tone);
  expect(renewalText(one)).toBe(active ? 'Renews Nov 21, 2027' : null);
});

it('subscriptionProblem explains what is wrong, until when the membership stays, and how to fix it', () => {
  const textOf = (subscriptionStatus: string, nextPaymentAttempt: number | null = null) =>
    subscriptionProblem(subscription({ subscriptionStatus, nextPaymentAttempt }));
  expect(textOf('past_due')).toMatch(
    /^Your payment was declined\. You keep your membership while we retry your card\. /,
  );
  expect(textOf('past_due', periodEnd)).toContain('retry your card, next on Nov 21, 2027. If the last try fails');
  expect(textOf('unpaid')).toMatch(/^Your payment failed, so your membership has ended\. Update your card/);
  expect(textOf('paused')).toMatch(/is paused/);
  expect(textOf('disputed')).toMatch(/^You disputed a payment/);
  expect(textOf('active')).toBeNull();
  expect(textOf('canceled')).toBeNull();
});

it.each([
  ['free', null, /^Upgrade for/],
  ['free', subscription({ subscriptionStatus: 'canceled' }), /^Your subscription has ended\. Upgrade for/],
  ['pro', null, /^You have access to/],
  ['closer', null, /^Our team gave you/],
  ['partner', null, /^Your Partner membership includes everything\.$/],
])('describes the plan of a %s member with subscription %o', (tier, one, text) => {
  expect(noSubscriptionText(tier, one)).toMatch(text);
});

describe('end of the period', () => {
  it('shows the end of the period as a cancellation if the subscription won’t renew', () => {
    const ending = subscription({ cancelAtPeriodEnd: true });
    expect(renewalText(ending)).toBe('Canceling Nov 21, 2027');
    expect(statusTone(ending)).toBe('attention');
  });
});

const pastDue = subscription({ subscriptionStatus: 'past_due' });
const ended = subscription({ subscriptionStatus: 'canceled' });

it.each([
  ['free', null, 'free'],
  ['closer', null, 'granted'],
  ['closer', subscription(), 'subscribed'],
  ['free', pastDue, 'subscribed'],
  ['closer', ended, 'granted'],
] as const)('membershipStatusOf: a %s member with %o is %s', (tier, one, status) => {
  expect(membershipStatusOf(tier, one)).toBe(status);
});

it.each([
  ['partner', subscription(), /You can cancel this subscription/],
  ['partner', subscription({ cancelAtPeriodEnd: true }), undefined],
] as const)('needlessText: a %s member with %o gets %s', (tier, one, text) => {
  if (text) expect(needlessText(tier, one)).toMatch(text);
  else expect(needlessText(tier, one)).toBeNull();
});

it.each([
  ['price_a', 'free', null, 'select'],
  ['price_a', 'free', ended, 'select'],
  ['price_a', 'granted', null, 'included'],
  ['price_a', 'subscribed', subscription(), 'current'],
  ['price_a', 'subscribed', pastDue, 'pay'],
  ['price_b', 'subscribed', subscription(), 'change'],
] as const)('planAction: %s for a member who is %s with %o is %s', (priceId, status, one, action) => {
  expect(planAction(priceId, status, one)).toBe(action);
});
