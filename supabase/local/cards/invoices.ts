import { newId, secretText, type Books } from './books.ts';
import { listOf, type Invoice, type InvoiceLine, type Price, type Subscription } from './objects.ts';
import { testCard } from './test-cards.ts';

const day = 24 * 3600;
/** After how many seconds an invoice that could not be paid is tried again; after the last the subscription ends. */
const retryAfter = [3 * day, 5 * day, 7 * day];

/** What an invoice asks for. `amount` in cents; a negative one is a credit. */
interface Charge {
  price: Price;
  amount: number;
  description: string;
  period: { start: number; end: number };
  proration: boolean;
}

/** Makes an invoice of a subscription, open until it is charged. `past`: the period that ended with it, as Stripe dates invoices. */
export function makeInvoice(
  books: Books,
  subscription: Subscription,
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update',
  charges: readonly Charge[],
  past: { start: number; end: number },
  id = newId('in'),
): Invoice {
  const customer = books.get('customer', subscription.customer);
  const total = charges.reduce((sum, { amount }) => sum + amount, 0);
  const balance = customer.balance;
  // A credit that is left over stands in the customer's balance, below zero, and pays for what comes next.
  customer.balance = Math.min(0, balance + total);
  const due = Math.max(0, balance + total);
  const earlier = books.all('invoice').filter((other) => other.customer === customer.id).length;
  const address = `/invoices/${secretText(32)}`;
  const invoice: Invoice = {
    id,
    object: 'invoice',
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: due,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created: books.now,
    currency: 'usd',
    customer: customer.id,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    default_payment_method: null,
    description: null,
    due_date: null,
    ending_balance: customer.balance,
    hosted_invoice_url: address,
    invoice_pdf: `${address}/pdf`,
    lines: listOf(
      `/v1/invoices/${id}/lines`,
      charges.map((charge) => lineOf(charge, id, subscription)),
    ),
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: `${customer.invoice_prefix}-${String(earlier + 1).padStart(4, '0')}`,
    parent: {
      quote_details: null,
      subscription_details: { metadata: { ...subscription.metadata }, subscription: subscription.id },
      type: 'subscription_details',
    },
    period_end: past.end,
    period_start: past.start,
    starting_balance: balance,
    status: 'open',
    status_transitions: { finalized_at: books.now, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: total,
    total,
  };
  subscription.latest_invoice = id;
  books.add(invoice);
  books.tell('invoice.created', invoice);
  books.tell('invoice.finalized', invoice);
  return invoice;
}

function lineOf(
  { price, amount, description, period, proration }: Charge,
  invoice: string,
  subscription: Subscription,
): InvoiceLine {
  const item = subscription.items.data[0]?.id ?? '';
  return {
    id: newId('il'),
    object: 'line_item',
    amount,
    currency: 'usd',
    description,
    invoice,
    livemode: false,
    metadata: { ...subscription.metadata },
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration,
        proration_details: null,
        subscription: subscription.id,
        subscription_item: item,
      },
      type: 'subscription_item_details',
    },
    period,
    pricing: {
      price_details: { price: price.id, product: price.product },
      type: 'price_details',
      unit_amount_decimal: price.unit_amount_decimal,
    },
    quantity: 1,
    subscription: subscription.id,
    subtotal: amount,
  };
}

/** What a plan costs, as a line of an invoice. */
export function chargeFor(price: Price, period: { start: number; end: number }): Charge {
  return {
    price,
    amount: price.unit_amount,
    description: `1 × ${price.nickname ?? price.id}`,
    period,
    proration: false,
  };
}

/** What was paid for the rest of a period that ends early, as a credit. */
export function creditFor(price: Price, period: { start: number; end: number }, now: number): Charge {
  const unused = Math.max(0, period.end - now) / (period.end - period.start);
  return {
    price,
    amount: -Math.floor(price.unit_amount * Math.min(1, unused)),
    description: `Unused time on ${price.nickname ?? price.id}`,
    period: { start: now, end: period.end },
    proration: true,
  };
}

/** The invoice of a subscription that waits to be paid, or null. */
export function openInvoice(books: Books, subscription: Subscription): Invoice | null {
  return (
    books.all('invoice').find((invoice) => invoice.status === 'open' && subscriptionOf(invoice) === subscription.id) ??
    null
  );
}

/** Id of the subscription that an invoice is for. */
export function subscriptionOf(invoice: Invoice): string {
  return invoice.parent.subscription_details.subscription;
}

/** The payment method that a subscription is charged to. */
export function methodOf(books: Books, subscription: Subscription): string | null {
  return (
    subscription.default_payment_method ??
    books.find('customer', subscription.customer)?.invoice_settings.default_payment_method ??
    null
  );
}

/** Whether a card pays when nobody is there to confirm. */
export function renewsWith(books: Books, method: string | null): boolean {
  const last4 = books.find('payment_method', method)?.card.last4 ?? null;
  return testCard(last4)?.renews ?? last4 !== null;
}

/** Charges an open invoice. `succeeds`: whether the card pays. Says what came of it. */
export function chargeInvoice(books: Books, invoice: Invoice, method: string | null, succeeds: boolean): boolean {
  invoice.attempted = true;
  invoice.attempt_count += 1;
  if (invoice.amount_due > 0) notePayment(books, invoice, method, succeeds);
  if (!succeeds && invoice.amount_due > 0) {
    const wait = retryAfter[invoice.attempt_count - 1];
    invoice.next_payment_attempt = wait === undefined ? null : books.now + wait;
    books.tell('invoice.payment_failed', invoice);
    return false;
  }
  invoice.status = 'paid';
  invoice.amount_paid = invoice.amount_due;
  invoice.amount_remaining = 0;
  invoice.next_payment_attempt = null;
  invoice.status_transitions.paid_at = books.now;
  books.tell('invoice.paid', invoice);
  books.tell('invoice.payment_succeeded', invoice);
  return true;
}

/** How often an invoice of `created` has been tried by `now` if each time failed, and when it is tried next. */
export function nextAttemptAfter(
  created: number,
  now: number,
): Pick<Invoice, 'attempt_count' | 'next_payment_attempt'> {
  let at = created;
  let attempts = 1;
  for (const wait of retryAfter) {
    at += wait;
    if (at > now) return { attempt_count: attempts, next_payment_attempt: at };
    attempts += 1;
  }
  return { attempt_count: attempts, next_payment_attempt: null };
}

/** The payment of an invoice: one intent, tried until it succeeds. */
function notePayment(books: Books, invoice: Invoice, method: string | null, succeeds: boolean): void {
  const amount = invoice.amount_due;
  const payment = books.all('invoice_payment').find((one) => one.invoice === invoice.id);
  const intent =
    books.find('payment_intent', payment?.payment.payment_intent ?? null) ??
    books.add({
      id: newId('pi'),
      object: 'payment_intent',
      amount,
      amount_received: 0,
      created: books.now,
      currency: 'usd',
      customer: invoice.customer,
      livemode: false,
      metadata: {},
      payment_method: method,
      payment_method_types: ['card'],
      status: 'requires_payment_method',
    });
  const kept =
    payment ??
    books.add({
      id: newId('inpay'),
      object: 'invoice_payment',
      amount_paid: null,
      amount_requested: amount,
      created: books.now,
      currency: 'usd',
      invoice: invoice.id,
      is_default: true,
      livemode: false,
      payment: { payment_intent: intent.id, type: 'payment_intent' },
      status: 'open',
      status_transitions: { canceled_at: null, paid_at: null },
    });
  if (!succeeds) {
    // As with Stripe, a method that was declined does not stay with the intent.
    intent.payment_method = null;
    return;
  }
  Object.assign(intent, { payment_method: method, status: 'succeeded', amount_received: amount });
  kept.status = 'paid';
  kept.amount_paid = amount;
  kept.status_transitions.paid_at = books.now;
}

/** Gives up an open invoice: nobody is charged for it any more. */
export function voidInvoice(books: Books, invoice: Invoice): void {
  invoice.status = 'void';
  invoice.auto_advance = false;
  invoice.next_payment_attempt = null;
  invoice.status_transitions.voided_at = books.now;
  books.tell('invoice.voided', invoice);
}
