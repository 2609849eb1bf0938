import { StripeError, newId, type Ledger } from './ledger.ts';
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
  previousAttributes,
  type Customer,
  type Invoice,
  type PaymentMethod,
  type Price,
  type Subscription,
  type SubscriptionItem,
} from './objects.ts';
import { after } from './prices.ts';
import type { TestCard } from './test-cards.ts';

/** Saves a card for a customer: its brand and last four digits. */
export function attachCard(ledger: Ledger, customer: Customer, { brand, last4 }: TestCard): PaymentMethod {
  const method = ledger.add({
    id: newId('pm'),
    object: 'payment_method',
    billing_details: { address: null, email: customer.email, name: customer.name ?? null, phone: null },
    card: {
      brand,
      country: 'US',
      display_brand: brand,
      exp_month: 12,
      exp_year: new Date(ledger.now * 1000).getUTCFullYear() + 3,
      funding: 'credit',
      last4,
    },
    created: ledger.now,
    customer: customer.id,
    livemode: false,
    metadata: {},
    type: 'card',
  });
  ledger.emit('payment_method.attached', method);
  return method;
}

/** Input for a new subscription. `now`: start of its first period, in seconds. */
interface NewSubscription {
  customer: string;
  price: Price;
  method: string | null;
  metadata: Record<string, string>;
  now: number;
}

/** Returns an active subscription in its first period. */
export function newSubscription(id: string, { customer, price, method, metadata, now }: NewSubscription): Subscription {
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

/** Starts a subscription and pays its first invoice. */
export function startSubscription(
  ledger: Ledger,
  input: Omit<NewSubscription, 'now'> & { method: string },
): { subscription: Subscription; invoice: Invoice } {
  const { now } = ledger;
  const subscription = ledger.add(newSubscription(newId('sub'), { ...input, now }));
  const charge = chargeFor(input.price, periodOf(subscription));
  const invoice = makeInvoice(ledger, subscription, 'subscription_create', [charge], { start: now, end: now });
  chargeInvoice(ledger, invoice, input.method, true);
  ledger.emit('customer.subscription.created', subscription);
  return { subscription, invoice };
}

/** The only item of a subscription, with its price and period. */
export function itemOf(subscription: Subscription): SubscriptionItem {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`${subscription.id} has no item`);
  return item;
}

export function periodOf(subscription: Subscription): { start: number; end: number } {
  const { current_period_start: start, current_period_end: end } = itemOf(subscription);
  return { start, end };
}

/** Whether the subscription hasn't ended. */
export function isRunning(subscription: Subscription): boolean {
  return ['active', 'trialing', 'past_due', 'unpaid'].includes(subscription.status);
}

/** Changes a subscription and emits an event with the previous values, unless nothing changed. */
export function update(ledger: Ledger, subscription: Subscription, change: (subscription: Subscription) => void): void {
  const before = copyOf(subscription);
  change(subscription);
  const changed = previousAttributes(before, subscription);
  if (Object.keys(changed).length > 0) ledger.emit('customer.subscription.updated', subscription, changed);
}

/** Starts the next period and charges for it; past due if that fails. `fails`: declines any card. */
export function renew(ledger: Ledger, subscription: Subscription, start: number, fails = false): void {
  const past = periodOf(subscription);
  const { price } = itemOf(subscription);
  // Counted from the anchor, so that a short month doesn't move the billing day permanently.
  if (start !== past.end) subscription.billing_cycle_anchor = start;
  const end = nextEnd(subscription.billing_cycle_anchor, price, start);
  const method = methodOf(ledger, subscription);
  update(ledger, subscription, () => {
    Object.assign(itemOf(subscription), { current_period_start: start, current_period_end: end });
    const invoice = makeInvoice(ledger, subscription, 'subscription_cycle', [chargeFor(price, { start, end })], past);
    const paid = chargeInvoice(ledger, invoice, method, !fails && renewsWith(ledger, method));
    subscription.status = paid ? 'active' : 'past_due';
  });
}

function nextEnd(anchor: number, price: Price, start: number): number {
  let count = 1;
  while (after(anchor, price, count) <= start) count += 1;
  return after(anchor, price, count);
}

/** Charges an unpaid invoice. Once everything is paid, its subscription is active again. */
export function payInvoice(ledger: Ledger, invoice: Invoice, method: string | null, succeeds: boolean): boolean {
  const paid = chargeInvoice(ledger, invoice, method, succeeds);
  const subscription = ledger.get('subscription', subscriptionOf(invoice));
  if (paid && isRunning(subscription) && !openInvoice(ledger, subscription)) {
    update(ledger, subscription, () => {
      subscription.status = 'active';
    });
  }
  return paid;
}

/** Ends a subscription now and voids its unpaid invoices. */
export function cancel(
  ledger: Ledger,
  subscription: Subscription,
  reason: 'cancellation_requested' | 'payment_failed',
): void {
  for (let invoice = openInvoice(ledger, subscription); invoice; invoice = openInvoice(ledger, subscription))
    voidInvoice(ledger, invoice);
  subscription.status = 'canceled';
  subscription.ended_at = ledger.now;
  subscription.canceled_at ??= ledger.now;
  subscription.cancellation_details.reason = reason;
  ledger.emit('customer.subscription.deleted', subscription);
}

/** Schedules a subscription to end with its period, or resumes it. */
export function cancelAtPeriodEnd(ledger: Ledger, subscription: Subscription, ends: boolean): void {
  if (subscription.cancel_at_period_end === ends) return;
  update(ledger, subscription, () => {
    subscription.cancel_at_period_end = ends;
    subscription.cancel_at = ends ? periodOf(subscription).end : null;
    subscription.canceled_at = ends ? ledger.now : null;
    subscription.cancellation_details.reason = ends ? 'cancellation_requested' : null;
  });
}

/**
 * Changes the plan immediately: starts a new period, with a credit for the rest of the paid one. Throws a `StripeError`
 * and changes nothing if the card declines.
 */
export function changePlan(ledger: Ledger, subscription: Subscription, price: Price): void {
  const item = itemOf(subscription);
  if (item.price.id === price.id) return;
  if (openInvoice(ledger, subscription)) {
    throw new StripeError(400, {
      type: 'invalid_request_error',
      message: 'The subscription has an unpaid invoice. Pay it first.',
    });
  }
  const method = methodOf(ledger, subscription);
  const past = periodOf(subscription);
  if (!renewsWith(ledger, method)) {
    throw new StripeError(402, {
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'generic_decline',
      message: 'Your card was declined.',
    });
  }
  update(ledger, subscription, () => {
    const { now } = ledger;
    const period = { start: now, end: after(now, price, 1) };
    const charges = [creditFor(item.price, past, now), chargeFor(price, period)];
    Object.assign(item, { price: copyOf(price), current_period_start: period.start, current_period_end: period.end });
    subscription.billing_cycle_anchor = now;
    // Choosing a plan also resumes a canceled subscription.
    Object.assign(subscription, { cancel_at_period_end: false, cancel_at: null, canceled_at: null });
    subscription.cancellation_details.reason = null;
    chargeInvoice(ledger, makeInvoice(ledger, subscription, 'subscription_update', charges, past), method, true);
  });
}

/** What a plan change would cost today after the credit for the paid period, and the credit left over, in cents. */
export function costOfChange(
  ledger: Ledger,
  subscription: Subscription,
  price: Price,
): { due: number; credit: number } {
  const { amount } = creditFor(itemOf(subscription).price, periodOf(subscription), ledger.now);
  const total = price.unit_amount + amount + ledger.get('customer', subscription.customer).balance;
  return { due: Math.max(0, total), credit: Math.max(0, -total) };
}

/**
 * Changes a subscription's card and charges the unpaid invoice to it. Returns whether that was paid; true if there was
 * none.
 */
export function changeCard(ledger: Ledger, subscription: Subscription, method: PaymentMethod): boolean {
  update(ledger, subscription, () => {
    subscription.default_payment_method = method.id;
  });
  const invoice = openInvoice(ledger, subscription);
  return invoice === null || payInvoice(ledger, invoice, method.id, true);
}
