import { CardError, newId, type Books } from './books.ts';
import {
  chargeFor,
  chargeInvoice,
  creditFor,
  makeInvoice,
  methodOf,
  openInvoice,
  renewsWith,
  subscriptionOf,
  voidInvoice,
} from './invoices.ts';
import {
  copyOf,
  listOf,
  previous,
  type Customer,
  type Invoice,
  type PaymentMethod,
  type Price,
  type Subscription,
  type SubscriptionItem,
} from './objects.ts';
import { after } from './prices.ts';
import type { TestCard } from './test-cards.ts';

/** Keeps a card for a customer: its brand and last digits. */
export function attachCard(books: Books, customer: Customer, { brand, last4 }: TestCard): PaymentMethod {
  const method = books.add({
    id: newId('pm'),
    object: 'payment_method',
    billing_details: { address: null, email: customer.email, name: customer.name ?? null, phone: null },
    card: {
      brand,
      country: 'US',
      display_brand: brand,
      exp_month: 12,
      exp_year: new Date(books.now * 1000).getUTCFullYear() + 3,
      funding: 'credit',
      last4,
    },
    created: books.now,
    customer: customer.id,
    livemode: false,
    metadata: {},
    type: 'card',
  });
  books.tell('payment_method.attached', method);
  return method;
}

/** What a subscription begins with: whose it is, what it costs, the card that pays. `now`: when its first period begins. */
interface Beginning {
  customer: string;
  price: Price;
  method: string | null;
  metadata: Record<string, string>;
  now: number;
}

/** A subscription in its first period. */
export function newSubscription(id: string, { customer, price, method, metadata, now }: Beginning): Subscription {
  return {
    id,
    object: 'subscription',
    billing_cycle_anchor: now,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, reason: null },
    collection_method: 'charge_automatically',
    created: now,
    currency: 'usd',
    customer,
    days_until_due: null,
    default_payment_method: method,
    description: null,
    ended_at: null,
    items: listOf(`/v1/subscription_items?subscription=${id}`, [
      {
        id: newId('si'),
        object: 'subscription_item' as const,
        created: now,
        current_period_start: now,
        current_period_end: after(now, price, 1),
        metadata: {},
        price: copyOf(price),
        quantity: 1,
        subscription: id,
      },
    ]),
    latest_invoice: null,
    livemode: false,
    metadata,
    pause_collection: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: 'active',
    trial_end: null,
    trial_start: null,
  };
}

/** Starts a subscription whose first invoice has just been paid with its card. */
export function startSubscription(
  books: Books,
  beginning: Omit<Beginning, 'now'> & { method: string },
): { subscription: Subscription; invoice: Invoice } {
  const { now } = books;
  const subscription = books.add(newSubscription(newId('sub'), { ...beginning, now }));
  const charge = chargeFor(beginning.price, periodOf(subscription));
  const invoice = makeInvoice(books, subscription, 'subscription_create', [charge], { start: now, end: now });
  chargeInvoice(books, invoice, beginning.method, true);
  books.tell('customer.subscription.created', subscription);
  return { subscription, invoice };
}

/** The one item of a subscription: what is paid for, and the period. */
export function itemOf(subscription: Subscription): SubscriptionItem {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`${subscription.id} has no item`);
  return item;
}

export function periodOf(subscription: Subscription): { start: number; end: number } {
  const { current_period_start: start, current_period_end: end } = itemOf(subscription);
  return { start, end };
}

/** Whether it still runs: it may be paid, changed and ended. */
export function isLiving(subscription: Subscription): boolean {
  return ['active', 'trialing', 'past_due', 'unpaid'].includes(subscription.status);
}

/** Changes a subscription and tells of it, with what was there before; says nothing where nothing changes. */
export function update(books: Books, subscription: Subscription, change: (subscription: Subscription) => void): void {
  const before = copyOf(subscription);
  change(subscription);
  const changed = previous(before, subscription);
  if (Object.keys(changed).length > 0) books.tell('customer.subscription.updated', subscription, changed);
}

/**
 * Begins the next period at `start` and charges for it. `fails`: the card declines, whatever card it is. A payment that fails
 * leaves the subscription past due.
 */
export function renew(books: Books, subscription: Subscription, start: number, fails = false): void {
  const past = periodOf(subscription);
  const { price } = itemOf(subscription);
  // Counted from the day it began on, so that a month's last days are not lost by a short month between.
  if (start !== past.end) subscription.billing_cycle_anchor = start;
  const end = nextEnd(subscription.billing_cycle_anchor, price, start);
  const method = methodOf(books, subscription);
  update(books, subscription, () => {
    Object.assign(itemOf(subscription), { current_period_start: start, current_period_end: end });
    const invoice = makeInvoice(books, subscription, 'subscription_cycle', [chargeFor(price, { start, end })], past);
    const paid = chargeInvoice(books, invoice, method, !fails && renewsWith(books, method));
    subscription.status = paid ? 'active' : 'past_due';
  });
}

function nextEnd(anchor: number, price: Price, start: number): number {
  let count = 1;
  while (after(anchor, price, count) <= start) count += 1;
  return after(anchor, price, count);
}

/** Charges an invoice that waits. Paid, its subscription runs again; declined for the last time, it ends. */
export function payInvoice(books: Books, invoice: Invoice, method: string | null, succeeds: boolean): boolean {
  const paid = chargeInvoice(books, invoice, method, succeeds);
  const subscription = books.get('subscription', subscriptionOf(invoice));
  if (paid && isLiving(subscription) && !openInvoice(books, subscription)) {
    update(books, subscription, () => {
      subscription.status = 'active';
    });
  }
  return paid;
}

/** Ends a subscription now. What waits to be paid for it is given up. */
export function cancel(
  books: Books,
  subscription: Subscription,
  reason: 'cancellation_requested' | 'payment_failed',
): void {
  for (let invoice = openInvoice(books, subscription); invoice; invoice = openInvoice(books, subscription))
    voidInvoice(books, invoice);
  subscription.status = 'canceled';
  subscription.ended_at = books.now;
  subscription.canceled_at ??= books.now;
  subscription.cancellation_details.reason = reason;
  books.tell('customer.subscription.deleted', subscription);
}

/** Lets a subscription end with its period, or go on after all. */
export function cancelAtPeriodEnd(books: Books, subscription: Subscription, ends: boolean): void {
  if (subscription.cancel_at_period_end === ends) return;
  update(books, subscription, () => {
    subscription.cancel_at_period_end = ends;
    subscription.cancel_at = ends ? periodOf(subscription).end : null;
    subscription.canceled_at = ends ? books.now : null;
    subscription.cancellation_details.reason = ends ? 'cancellation_requested' : null;
  });
}

/**
 * Changes to another plan at once: a new period of it begins, and what is left of the paid one is set off. A `CardError`, and
 * no change, where the card declines.
 */
export function changePlan(books: Books, subscription: Subscription, price: Price): void {
  const item = itemOf(subscription);
  if (item.price.id === price.id) return;
  if (openInvoice(books, subscription)) {
    throw new CardError(400, {
      type: 'invalid_request_error',
      message: 'The subscription has an invoice that waits to be paid. Pay it first.',
    });
  }
  const method = methodOf(books, subscription);
  const past = periodOf(subscription);
  if (!renewsWith(books, method)) {
    throw new CardError(402, {
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'generic_decline',
      message: 'Your card was declined.',
    });
  }
  update(books, subscription, () => {
    const { now } = books;
    const period = { start: now, end: after(now, price, 1) };
    const charges = [creditFor(item.price, past, now), chargeFor(price, period)];
    Object.assign(item, { price: copyOf(price), current_period_start: period.start, current_period_end: period.end });
    subscription.billing_cycle_anchor = now;
    // Who takes another plan goes on.
    Object.assign(subscription, { cancel_at_period_end: false, cancel_at: null, canceled_at: null });
    subscription.cancellation_details.reason = null;
    chargeInvoice(books, makeInvoice(books, subscription, 'subscription_update', charges, past), method, true);
  });
}

/** What another plan would cost today, in cents, after what is left of the paid period; `credit`: what would still be left of that. */
export function costOfChange(books: Books, subscription: Subscription, price: Price): { due: number; credit: number } {
  const { amount } = creditFor(itemOf(subscription).price, periodOf(subscription), books.now);
  const total = price.unit_amount + amount + books.get('customer', subscription.customer).balance;
  return { due: Math.max(0, total), credit: Math.max(0, -total) };
}

/** Charges a subscription to another card from now on, and what waits to be paid at once. Says whether that was paid; true where nothing waits. */
export function changeCard(books: Books, subscription: Subscription, method: PaymentMethod): boolean {
  update(books, subscription, () => {
    subscription.default_payment_method = method.id;
  });
  const invoice = openInvoice(books, subscription);
  return invoice === null || payInvoice(books, invoice, method.id, true);
}
