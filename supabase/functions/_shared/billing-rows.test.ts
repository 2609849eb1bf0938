import { deepEqual, equal } from 'node:assert/strict';
import { orderRow, paymentMethodRow, subscriptionRow } from './billing-rows.ts';
import type { Stripe } from './stripe.ts';

// What the rows are read from; the provider sends much more.
const visa = { id: 'pm_1', type: 'card', card: { brand: 'visa', last4: '4242' } } as Stripe.PaymentMethod;
const subscription = {
  id: 'sub_1',
  status: 'active',
  cancel_at_period_end: false,
  cancel_at: null,
  ended_at: null,
  created: 100,
  items: { data: [{ current_period_start: 1000, current_period_end: 2000, price: { id: 'price_1' } }] },
} as Stripe.Subscription;
const line = (amount: number, price: string) => ({
  amount,
  description: `Line ${price}`,
  period: { start: amount, end: amount + 1 },
  pricing: { price_details: { price } },
});
const invoice = {
  id: 'in_1',
  status: 'paid',
  number: 'A-1',
  amount_due: 500_000,
  amount_paid: 500_000,
  currency: 'usd',
  created: 100,
  period_start: 1,
  period_end: 1,
  hosted_invoice_url: 'https://pay.example/i',
  invoice_pdf: 'https://pay.example/i.pdf',
  status_transitions: { paid_at: 101 },
  parent: { subscription_details: { subscription: 'sub_1' } },
  lines: { data: [line(-150_000, 'price_old'), line(500_000, 'price_new')] },
} as Stripe.Invoice;

Deno.test('subscriptionRow has the period and price of its item and the card', () => {
  deepEqual(subscriptionRow(subscription, visa), {
    subscription_id: 'sub_1',
    status: 'active',
    price_id: 'price_1',
    current_period_start: 1000,
    current_period_end: 2000,
    cancel_at_period_end: false,
    cancel_at: null,
    ended_at: null,
    created_at: 100,
    next_payment_attempt: null,
    gave_up: false,
    price_cents: null,
    interval_months: null,
    end_reason: null,
    payment_method_brand: 'visa',
    payment_method_last4: '4242',
  });
});

const recurring = { interval: 'year', interval_count: 1 };
for (const [what, latest_invoice, next, gaveUp] of [
  ['is tried again', { status: 'open', next_payment_attempt: 3000 }, 3000, false],
  ['isn’t tried again', { status: 'open', next_payment_attempt: null }, null, true],
  ['was written off', { status: 'uncollectible', next_payment_attempt: 3000 }, null, true],
  ['is followed by another period', { status: 'draft', next_payment_attempt: 3000 }, null, true],
  ['isn’t known', 'in_1', null, null],
] as const) {
  Deno.test(`a past due subscription whose invoice ${what}`, () => {
    const price = { id: 'price_1', unit_amount: 500_000, recurring };
    const change = { status: 'past_due', latest_invoice, items: { data: [{ quantity: 1, price }] } };
    const row = subscriptionRow({ ...subscription, ...change } as unknown as Stripe.Subscription, null);
    deepEqual([row.next_payment_attempt, row.gave_up], [next, gaveUp]);
    deepEqual([row.price_cents, row.interval_months], [500_000, 12]);
  });
}

Deno.test('subscriptionRow without an item has no period and price', () => {
  const bare = { ...subscription, items: { data: [] as Stripe.SubscriptionItem[] } } as Stripe.Subscription;
  const { price_id, current_period_start, current_period_end } = subscriptionRow(bare, null);
  deepEqual([price_id, current_period_start, current_period_end], [null, null, null]);
});

for (const [what, change, cancels] of [
  ['set to cancel', { cancel_at_period_end: true }, true],
  ['ending with the period', { cancel_at: 2000 }, true],
  ['ending within the period', { cancel_at: 1500 }, true],
  ['ending in a later period', { cancel_at: 2001 }, false],
] as const) {
  Deno.test(`a subscription ${what} ${cancels ? 'won’t renew' : 'renews'}`, () => {
    equal(subscriptionRow({ ...subscription, ...change }, null).cancel_at_period_end, cancels);
  });
}

Deno.test('orderRow uses the most expensive line and its period', () => {
  deepEqual(orderRow(invoice, visa), {
    invoice_id: 'in_1',
    subscription_id: 'sub_1',
    number: 'A-1',
    status: 'paid',
    amount_due_cents: 500_000,
    amount_paid_cents: 500_000,
    currency: 'usd',
    price_id: 'price_new',
    description: 'Line price_new',
    period_start: 500_000,
    period_end: 500_001,
    hosted_invoice_url: 'https://pay.example/i',
    invoice_pdf: 'https://pay.example/i.pdf',
    created_at: 100,
    paid_at: 101,
    payment_method_brand: 'visa',
    payment_method_last4: '4242',
  });
});

Deno.test('orderRow accepts invoices without subscription or lines, and returns null for drafts', () => {
  const bare = { ...invoice, parent: null, lines: { data: [] as Stripe.InvoiceLineItem[] } } as Stripe.Invoice;
  const { subscription_id, price_id, period_start } = orderRow(bare, null) ?? {};
  deepEqual([subscription_id, price_id, period_start], [null, null, null]);
  equal(orderRow({ ...invoice, status: 'draft' }, visa), null);
});

Deno.test('paymentMethodRow without a card has a type but no last4', () => {
  deepEqual(paymentMethodRow({ id: 'pm_2', type: 'link' } as Stripe.PaymentMethod), {
    payment_method_brand: 'link',
    payment_method_last4: null,
  });
});
