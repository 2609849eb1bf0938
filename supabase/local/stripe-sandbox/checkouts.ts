import { refused, secretText, type Ledger } from './ledger.ts';
import { newCheckoutSession, type CheckoutOptions, type CheckoutSession, type Order } from './objects.ts';
import { attachCard, cancel, isRunning, startSubscription } from './subscriptions.ts';
import type { TestCard } from './test-cards.ts';

/** Opens a checkout session for one subscription. */
export function openCheckout(ledger: Ledger, order: Order, options: CheckoutOptions): CheckoutSession {
  ledger.get('customer', order.customer);
  const session = newCheckoutSession(`cs_test_${secretText(58)}`, ledger.now, order, options);
  ledger.state.checkouts[session.id] = { price: order.price, metadata: order.metadata };
  return ledger.add(session);
}

/** What a session sells. */
export function orderOf(ledger: Ledger, { id, customer }: CheckoutSession): Order {
  const order = ledger.state.checkouts[id];
  if (!order) throw new Error(`${id} has no price`);
  return { ...order, customer };
}

/** Starts the subscription that the session sells. Throws unless it's open, so nobody pays twice. */
export function completeCheckout(ledger: Ledger, session: CheckoutSession, card: TestCard): void {
  requireOpen(session);
  const method = attachCard(ledger, ledger.get('customer', session.customer), card);
  const { subscription, invoice } = startSubscription(ledger, orderOf(ledger, session), method.id);
  session.status = 'complete';
  session.payment_status = 'paid';
  session.subscription = subscription.id;
  session.invoice = invoice.id;
  session.url = null;
  ledger.emit('checkout.session.completed', session);
}

/** Expires an open session. */
export function expireCheckout(ledger: Ledger, session: CheckoutSession): CheckoutSession {
  requireOpen(session);
  session.status = 'expired';
  session.url = null;
  ledger.emit('checkout.session.expired', session);
  return session;
}

function requireOpen({ status }: CheckoutSession): void {
  if (status === 'open') return;
  throw refused(`Only open Checkout Sessions can be expired or paid. This one has a status of "${status}".`);
}

/** Deletes a customer, which ends its subscriptions and open checkouts. */
export function deleteCustomer(ledger: Ledger, id: string): void {
  const customer = ledger.get('customer', id);
  for (const subscription of ledger.all('subscription'))
    if (subscription.customer === id && isRunning(subscription)) cancel(ledger, subscription);
  for (const session of ledger.all('checkout.session'))
    if (session.customer === id && session.status === 'open') expireCheckout(ledger, session);
  ledger.emit('customer.deleted', customer);
  delete ledger.state.objects[id];
  ledger.state.deleted.push(id);
}
