import { describe, expect, it } from 'vitest';
import type { Order } from '../../order';
import type { Subscription } from '../../subscription';
import { firstReceipt, paymentState } from './payment-state';

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
    expect(paymentState(checkout === null ? null : { status: checkout }, status === null ? null : subscription(status))).toBe(state);
  });
});

describe('its receipt', () => {
  const order = (invoice_id: string, change: Partial<Order> = {}): Order => ({
    invoice_id,
    subscription_id: 'sub_1',
    number: null,
    status: 'paid',
    amount_due_cents: 500_000,
    amount_paid_cents: 500_000,
    currency: 'usd',
    plan: null,
    period_start: null,
    period_end: null,
    payment_method_brand: null,
    payment_method_last4: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    created_at: '2026-11-22T12:00:00+00:00',
    paid_at: '2026-11-22T12:00:00+00:00',
    ...change,
  });

  it('is the first that was paid for the subscription, not a renewal, and none of another', () => {
    const orders = [order('renewal'), order('began'), order('open', { status: 'open', amount_paid_cents: 0 }), order('earlier', { subscription_id: 'sub_0' })];
    expect(firstReceipt(orders, subscription('active'))?.invoice_id).toBe('began');
    expect(firstReceipt(orders.slice(2), subscription('active'))).toBeNull();
  });
});
