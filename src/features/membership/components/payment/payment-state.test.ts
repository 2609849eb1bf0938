import { describe, expect, it } from 'vitest';
import type { Subscription } from '../../subscription';
import { paymentState } from './payment-state';

const subscription = (subscriptionStatus: string): Subscription => ({
  subscriptionId: 'sub_1',
  subscriptionStatus,
  priceId: 'price_closer_annual',
  productName: 'Closer (Annual)',
  productDescription: null,
  currentPeriodEnd: 1_800_000_000,
  cancelAtPeriodEnd: false,
  paymentMethodBrand: 'visa',
  paymentMethodLast4: '4242',
});

describe('a payment', () => {
  it.each([
    ['of no checkout of this member', null, null, 'unknown'],
    ['of no checkout of this member, who has a subscription', null, 'active', 'unknown'],
    ['before any event', 'open', null, 'waiting'],
    ['of which only the checkout is told', 'complete', null, 'waiting'],
    ['of which only the subscription is told', 'open', 'active', 'confirmed'],
    ['while the bank still asks', 'open', 'incomplete', 'waiting'],
    ['after an earlier subscription', 'open', 'canceled', 'waiting'],
    ['of which all is told', 'complete', 'active', 'confirmed'],
    ['for a trial', 'complete', 'trialing', 'confirmed'],
    ['whose subscription has ended since', 'complete', 'canceled', 'confirmed'],
    ['that was not made in time', 'expired', null, 'expired'],
    ['that was given up for another', 'expired', 'active', 'expired'],
  ])('%s', (_, checkout, status, state) => {
    expect(
      paymentState(checkout === null ? null : { status: checkout }, status === null ? null : subscription(status)),
    ).toBe(state);
  });
});
