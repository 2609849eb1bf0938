import { newId, refused, type Ledger } from './ledger.ts';
import {
  cardDeclined,
  chargeInvoice,
  creditFor,
  itemFor,
  makeInvoice,
  openInvoice,
  renewsWith,
  subscriptionOf,
  voidInvoice,
} from './invoices.ts';
import {
  newPaymentMethod,
  newSubscription,
  type Customer,
  type Invoice,
  type Order,
  type PaymentMethod,
  type Period,
  type Price,
  type Subscription,
} from './objects.ts';
import { after } from './prices.ts';
import type { TestCard } from './test-cards.ts';

/** Saves a card for a customer: its brand and last four digits. */
export function attachCard(ledger: Ledger, customer: Customer, card: TestCard): PaymentMethod {
  const method = ledger.add(newPaymentMethod(newId('pm'), ledger.now, customer, card));
  ledger.emit('payment_method.attached', method);
  return method;
}

/** Starts a subscription and pays its first invoice. */
export function startSubscription(ledger: Ledger, order: Order, method: string) {
  const period = { start: ledger.now, end: after(ledger.now, order.price, 1) };
  const subscription = ledger.add(newSubscription(newId('sub'), period, order, method));
  const invoice = makeInvoice(ledger, subscription, 'subscription_create', [itemFor(order.price, period)]);
  chargeInvoice(ledger, invoice, method, true);
  ledger.emit('customer.subscription.created', subscription);
  return { subscription, invoice };
}

/** The only item of a subscription, with its price and period. */
export function itemOf(subscription: Subscription) {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`${subscription.id} has no item`);
  return item;
}

export function periodOf(subscription: Subscription): Period {
  const { current_period_start: start, current_period_end: end } = itemOf(subscription);
  return { start, end };
}

/** Whether the subscription hasn't ended. */
export function isRunning({ status }: Subscription): boolean {
  return status !== 'canceled';
}

/** The customer's running subscription, or null. */
export function runningOf(ledger: Ledger, customer: string): Subscription | null {
  return ledger.all('subscription').find((one) => one.customer === customer && isRunning(one)) ?? null;
}

/** Starts the next period and charges for it; past due if that fails. `fails`: declines any card. */
export function renew(ledger: Ledger, subscription: Subscription, start: number, fails = false): void {
  const item = itemOf(subscription);
  // Counted from the anchor, so that a short month doesn't move the billing day permanently.
  if (start !== item.current_period_end) subscription.billing_cycle_anchor = start;
  const end = nextEnd(subscription.billing_cycle_anchor, item.price, start);
  const method = subscription.default_payment_method;
  Object.assign(item, { current_period_start: start, current_period_end: end });
  const invoice = makeInvoice(ledger, subscription, 'subscription_cycle', [itemFor(item.price, { start, end })]);
  const isPaid = chargeInvoice(ledger, invoice, method, !fails && renewsWith(ledger, method));
  subscription.status = isPaid ? 'active' : 'past_due';
  ledger.emit('customer.subscription.updated', subscription);
}

function nextEnd(anchor: number, price: Price, start: number): number {
  let count = 1;
  while (after(anchor, price, count) <= start) count += 1;
  return after(anchor, price, count);
}

/** Charges an unpaid invoice. Once everything is paid, its subscription is active again. */
export function payInvoice(ledger: Ledger, invoice: Invoice, method: string | null, succeeds: boolean): boolean {
  const isPaid = chargeInvoice(ledger, invoice, method, succeeds);
  const subscription = ledger.get('subscription', subscriptionOf(invoice));
  if (isPaid && isRunning(subscription) && !openInvoice(ledger, subscription)) {
    subscription.status = 'active';
    ledger.emit('customer.subscription.updated', subscription);
  }
  return isPaid;
}

/** Ends a subscription now and voids its unpaid invoices. */
export function cancel(
  ledger: Ledger,
  subscription: Subscription,
  reason: 'cancellation_requested' | 'payment_failed' = 'cancellation_requested',
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
  subscription.cancel_at_period_end = ends;
  subscription.cancel_at = ends ? periodOf(subscription).end : null;
  subscription.canceled_at = ends ? ledger.now : null;
  subscription.cancellation_details.reason = ends ? 'cancellation_requested' : null;
  ledger.emit('customer.subscription.updated', subscription);
}

/**
 * Changes the plan immediately: starts a new period, with a credit for the rest of the paid one. Throws a `StripeError`
 * and changes nothing if the card declines.
 */
export function changePlan(ledger: Ledger, subscription: Subscription, price: Price): void {
  const item = itemOf(subscription);
  const method = subscription.default_payment_method;
  if (item.price.id === price.id) return;
  if (openInvoice(ledger, subscription)) throw refused('The subscription has an unpaid invoice. Pay it first.');
  if (!renewsWith(ledger, method)) throw cardDeclined();
  // Choosing a plan also resumes a canceled subscription.
  cancelAtPeriodEnd(ledger, subscription, false);
  const { now } = ledger;
  const period = { start: now, end: after(now, price, 1) };
  const items = [creditFor(item.price, periodOf(subscription), now), itemFor(price, period)];
  Object.assign(item, { price, current_period_start: period.start, current_period_end: period.end });
  subscription.billing_cycle_anchor = now;
  chargeInvoice(ledger, makeInvoice(ledger, subscription, 'subscription_update', items), method, true);
  ledger.emit('customer.subscription.updated', subscription);
}

/** Changes a subscription's card and charges the unpaid invoice to it. */
export function changeCard(ledger: Ledger, subscription: Subscription, card: TestCard): void {
  if (card.onPage === 'declines') throw cardDeclined();
  const method = attachCard(ledger, ledger.get('customer', subscription.customer), card);
  subscription.default_payment_method = method.id;
  ledger.emit('customer.subscription.updated', subscription);
  const invoice = openInvoice(ledger, subscription);
  if (invoice) payInvoice(ledger, invoice, method.id, true);
}
