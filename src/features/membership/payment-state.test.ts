import { describe, expect, it } from 'vitest';
import type { Subscription } from './subscription';
import { paymentState, purchaseOf } from './payment-state';

const subscription = (subscriptionStatus: string): Subscription => ({
  subscriptionId: 'sub_1',
  subscriptionStatus,
  priceId: 'price_closer_annual',
  productName: 'Closer (Annual)',
  productDescription: null,
  currentPeriodEnd: 1_800_000_000,
  cancelAtPeriodEnd: false,
  nextPaymentAttempt: null,
  paymentMethodBrand: 'visa',
  paymentMethodLast4: '4242',
});

describe('paymentState', () => {
  it.each([
    ['without a checkout', null, null, 'unknown'],
    ['before any event', 'open', null, 'waiting'],
    ['when only the subscription event has arrived', 'open', 'active', 'confirmed'],
    ['while the bank requires authentication', 'open', 'incomplete', 'waiting'],
    ['after an earlier subscription', 'open', 'canceled', 'waiting'],
    ['when all events have arrived', 'complete', 'active', 'confirmed'],
    ['when the subscription has since ended', 'complete', 'canceled', 'confirmed'],
    ['when the checkout expired', 'expired', null, 'expired'],
    ['when another checkout replaced it', 'expired', 'active', 'expired'],
  ])('%s (checkout %s, subscription %s): %s', (_, checkout, status, state) => {
    expect(
      paymentState(checkout === null ? null : { status: checkout }, status === null ? null : subscription(status)),
    ).toBe(state);
  });
});

describe('purchaseOf', () => {
  const checkout = { price_id: 'price_closer_annual' };
  const plans = [{ price_id: 'price_closer_annual', name: 'Closer (Annual)' }];
  const current = subscription('active');

  it.each([
    ['the subscription of its invoice', { subscription_id: 'sub_1', plan: 'Closer (2025)' }, 'Closer (2025)', current],
    ['no subscription when a later one replaced it', { subscription_id: 'sub_0', plan: null }, 'Closer (Annual)', null],
    ['the plan of its price until the invoice arrives', null, 'Closer (Annual)', current],
  ])('finds %s', (_, receipt, plan, own) => {
    expect(purchaseOf(checkout, receipt, current, plans)).toEqual({ plan, subscription: own });
  });
});
