import { describe, expect, it } from 'vitest';
import {
  isActive,
  isLiving,
  periodEndDate,
  planAction,
  renewalText,
  standingOf,
  standstillText,
  statusLabel,
  statusTone,
  unsubscribedText,
  type Subscription,
} from './subscription';

// Noon, so that it is the same day in every zone the tests may run in.
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
    paymentMethodBrand: null,
    paymentMethodLast4: null,
    ...change,
  };
}

it.each([
  ['active', 'Active', true, true, 'verified'],
  ['trialing', 'Trial', true, true, 'verified'],
  ['past_due', 'Past Due', false, true, 'danger'],
  ['unpaid', 'unpaid', false, true, 'danger'],
  ['paused', 'paused', false, true, 'danger'],
  ['canceled', 'Canceled', false, false, 'neutral'],
  ['incomplete_expired', 'incomplete_expired', false, false, 'neutral'],
  ['', 'Unknown', false, false, 'neutral'],
])('status %j', (status, label, activeNow, goesOn, tone) => {
  const one = subscription({ subscriptionStatus: status });
  expect(statusLabel(status)).toBe(label);
  expect(isActive(one)).toBe(activeNow);
  expect(isLiving(one)).toBe(goesOn);
  expect(statusTone(one)).toBe(tone);
  expect(renewalText(one)).toBe(activeNow ? 'Renews Nov 21, 2027' : null);
});

it('says why one that goes on gives nothing', () => {
  const textOf = (subscriptionStatus: string) => standstillText(subscription({ subscriptionStatus }));
  expect(textOf('past_due')).toMatch(/^A payment has failed\./);
  expect(textOf('unpaid')).toBe(textOf('past_due'));
  expect(textOf('paused')).toMatch(/is paused/);
  expect(textOf('active')).toBeNull();
  expect(textOf('canceled')).toBeNull();
});

it.each([
  ['free', null, /^Paid plans open/],
  ['free', subscription({ subscriptionStatus: 'canceled' }), /^Your subscription has ended\. Paid plans open/],
  ['free', subscription({ subscriptionStatus: 'incomplete' }), /^Paid plans open/],
  ['pro', null, /are open to you\.$/],
  ['closer', null, /^Granted by our team/],
  ['partner', null, /^Your Partner membership includes everything\.$/],
])('tells a %s with %o of their membership', (tier, one, text) => {
  expect(unsubscribedText(tier, one)).toMatch(text);
});

describe('the end of the period', () => {
  it('is told as the end where it is not renewed', () => {
    const ending = subscription({ cancelAtPeriodEnd: true });
    expect(renewalText(ending)).toBe('Canceling Nov 21, 2027');
    expect(statusTone(ending)).toBe('attention');
  });

  it('is left out where the provider named none', () => {
    expect(renewalText(subscription({ currentPeriodEnd: null }))).toBeNull();
    expect(periodEndDate(subscription({ currentPeriodEnd: null }))).toBeNull();
  });
});

const pastDue = subscription({ subscriptionStatus: 'past_due' });
const ended = subscription({ subscriptionStatus: 'canceled' });

it.each([
  ['free', null, 'free'],
  ['pro', null, 'free'],
  ['closer', null, 'granted'],
  ['partner', null, 'granted'],
  ['closer', subscription(), 'subscribed'],
  ['partner', subscription(), 'subscribed'],
  ['free', pastDue, 'subscribed'],
  // The member's tier may have been read before the subscription ended.
  ['closer', ended, 'free'],
  ['partner', ended, 'granted'],
] as const)('a %s with %o is %s', (tier, one, standing) => {
  expect(standingOf(tier, one)).toBe(standing);
});

it.each([
  ['price_a', 'free', null, 'select'],
  ['price_a', 'free', ended, 'select'],
  ['price_a', 'granted', null, 'included'],
  ['price_a', 'subscribed', subscription(), 'current'],
  ['price_a', 'subscribed', pastDue, 'pay'],
  ['price_b', 'subscribed', subscription(), 'change'],
  ['price_b', 'subscribed', pastDue, 'change'],
  [undefined, 'subscribed', subscription({ priceId: null }), 'change'],
] as const)('for %s, %s with %o, one can %s', (priceId, standing, one, action) => {
  expect(planAction(priceId, standing, one)).toBe(action);
});
