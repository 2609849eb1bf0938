import { CardError, secretText, type Books } from './books.ts';
import type { CheckoutSession, Price } from './objects.ts';
import { attachCard, startSubscription } from './subscriptions.ts';
import type { TestCard } from './test-cards.ts';

/** Why a card was not charged, in the words of the page. */
export const declined = 'Your card was declined. Try another card.';
export const notConfirmed = 'The second step was not completed, so nothing was charged. Try again or use another card.';

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

/** Opens a session: a page on which one subscription is paid, or not, until it expires. */
export function openCheckout(books: Books, order: CheckoutOrder, id = `cs_test_${secretText(58)}`): CheckoutSession {
  const customer = books.get('customer', order.customer);
  books.state.checkouts[id] = {
    price: order.price,
    subscriptionMetadata: order.subscriptionMetadata,
    confirming: null,
  };
  return books.add({
    id,
    object: 'checkout.session',
    amount_subtotal: order.price.unit_amount,
    amount_total: order.price.unit_amount,
    cancel_url: order.cancelUrl,
    client_reference_id: order.clientReference,
    created: books.now,
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

/** What came of a press on "Pay". */
export type Payment = { result: 'paid' } | { result: 'confirm' } | { result: 'refused'; message: string };

/** Pays a session with a card. Only an open one can be paid, so that nobody pays twice. */
export function payCheckout(books: Books, session: CheckoutSession, card: TestCard): Payment {
  const details = detailsOf(books, session);
  requireOpen(session);
  if (card.onPage === 'declines') return { result: 'refused', message: declined };
  if (card.onPage === 'confirms') {
    details.confirming = card.last4;
    return { result: 'confirm' };
  }
  complete(books, session, card);
  return { result: 'paid' };
}

/** The second step of a card that asks for one. */
export function confirmCheckout(books: Books, session: CheckoutSession, card: TestCard, completes: boolean): Payment {
  requireOpen(session);
  detailsOf(books, session).confirming = null;
  if (!completes) return { result: 'refused', message: notConfirmed };
  complete(books, session, card);
  return { result: 'paid' };
}

function complete(books: Books, session: CheckoutSession, card: TestCard): void {
  const { price, subscriptionMetadata } = detailsOf(books, session);
  const customer = books.get('customer', session.customer);
  const method = attachCard(books, customer, card);
  const { subscription, invoice } = startSubscription(books, {
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
  books.tell('checkout.session.completed', session);
}

/** Closes an open session unpaid. */
export function expireCheckout(books: Books, session: CheckoutSession): void {
  requireOpen(session);
  session.status = 'expired';
  session.url = null;
  books.tell('checkout.session.expired', session);
}

/** What Stripe does not show of a session. */
export function detailsOf(books: Books, session: CheckoutSession) {
  const details = books.state.checkouts[session.id];
  if (!details) throw new Error(`${session.id} has no price`);
  return details;
}

function requireOpen(session: CheckoutSession): void {
  if (session.status === 'open') return;
  throw new CardError(400, {
    type: 'invalid_request_error',
    message: `Only Checkout Sessions with a status in ["open"] can be expired or paid. This Checkout Session has a status of "${session.status}".`,
  });
}
