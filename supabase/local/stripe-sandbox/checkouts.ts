import { StripeError, secretText, type Ledger } from './ledger.ts';
import type { CheckoutSession, Price } from './objects.ts';
import { attachCard, startSubscription } from './subscriptions.ts';
import type { TestCard } from './test-cards.ts';

/** Why a card wasn't charged. */
export const declined = 'Your card was declined. Try another card.';
export const notConfirmed = 'The payment wasn’t confirmed, so you weren’t charged. Try again or use another card.';

export interface CheckoutOrder {
  customer: string;
  price: Price;
  successUrl: string;
  cancelUrl: string | null;
  clientReference: string | null;
  metadata: Record<string, string>;
  subscriptionMetadata: Record<string, string>;
  expiresAt: number;
}

/** Opens a checkout session for one subscription. */
export function openCheckout(ledger: Ledger, order: CheckoutOrder, id = `cs_test_${secretText(58)}`): CheckoutSession {
  const customer = ledger.get('customer', order.customer);
  ledger.state.checkouts[id] = {
    price: order.price,
    subscriptionMetadata: order.subscriptionMetadata,
    confirming: null,
  };
  return ledger.add({
    id,
    object: 'checkout.session',
    amount_subtotal: order.price.unit_amount,
    amount_total: order.price.unit_amount,
    cancel_url: order.cancelUrl,
    client_reference_id: order.clientReference,
    created: ledger.now,
    currency: 'usd',
    customer: customer.id,
    customer_email: null,
    expires_at: order.expiresAt,
    invoice: null,
    livemode: false,
    metadata: order.metadata,
    mode: 'subscription',
    payment_intent: null,
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    status: 'open',
    subscription: null,
    success_url: order.successUrl,
    ui_mode: 'hosted_page',
    url: `/pay/${id}`,
  });
}

/** Outcome of a payment. */
export type Payment = { result: 'paid' } | { result: 'confirm' } | { result: 'refused'; message: string };

/** Pays a session with a card. Throws unless it's open, so nobody pays twice. */
export function payCheckout(ledger: Ledger, session: CheckoutSession, card: TestCard): Payment {
  const details = detailsOf(ledger, session);
  requireOpen(session);
  if (card.onPage === 'declines') return { result: 'refused', message: declined };
  if (card.onPage === 'confirms') {
    details.confirming = card.last4;
    return { result: 'confirm' };
  }
  complete(ledger, session, card);
  return { result: 'paid' };
}

/** Completes or fails the 3-D Secure step. */
export function confirmCheckout(ledger: Ledger, session: CheckoutSession, card: TestCard, completes: boolean): Payment {
  requireOpen(session);
  detailsOf(ledger, session).confirming = null;
  if (!completes) return { result: 'refused', message: notConfirmed };
  complete(ledger, session, card);
  return { result: 'paid' };
}

function complete(ledger: Ledger, session: CheckoutSession, card: TestCard): void {
  const { price, subscriptionMetadata } = detailsOf(ledger, session);
  const customer = ledger.get('customer', session.customer);
  const method = attachCard(ledger, customer, card);
  const { subscription, invoice } = startSubscription(ledger, {
    customer: customer.id,
    price,
    method: method.id,
    metadata: subscriptionMetadata,
  });
  Object.assign(session, {
    status: 'complete',
    payment_status: 'paid',
    subscription: subscription.id,
    invoice: invoice.id,
    url: null,
  });
  ledger.emit('checkout.session.completed', session);
}

/** Expires an open session. */
export function expireCheckout(ledger: Ledger, session: CheckoutSession): void {
  requireOpen(session);
  session.status = 'expired';
  session.url = null;
  ledger.emit('checkout.session.expired', session);
}

/** Returns a session's internal details. */
export function detailsOf(ledger: Ledger, session: CheckoutSession) {
  const details = ledger.state.checkouts[session.id];
  if (!details) throw new Error(`${session.id} has no price`);
  return details;
}

function requireOpen(session: CheckoutSession): void {
  if (session.status === 'open') return;
  throw new StripeError(400, {
    type: 'invalid_request_error',
    message:
      'Only Checkout Sessions with a status in ["open"] can be expired or paid. This Checkout Session has a ' +
      `status of "${session.status}".`,
  });
}
