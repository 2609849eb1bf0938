import { newId, secretText, type Ledger } from './ledger.ts';
import { addCharge } from './reversals.ts';
import { listOf, type Invoice, type InvoiceLine, type Price, type Subscription } from './objects.ts';
import { testCard } from './test-cards.ts';

const day = 24 * 3600;
/** Seconds before each retry of a failed payment. After the last one, the subscription ends. */
const retryDelays = [3 * day, 5 * day, 7 * day];

/** An amount on an invoice, in cents; negative for a credit. */
interface Charge {
  price: Price;
  amount: number;
  description: string;
  period: { start: number; end: number };
  proration: boolean;
}

/** Creates an open invoice. `past`: the period that ended with it, by which Stripe dates invoices. */
export function makeInvoice(
  ledger: Ledger,
  subscription: Subscription,
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update',
  charges: readonly Charge[],
  past: { start: number; end: number },
  id = newId('in'),
): Invoice {
  const customer = ledger.get('customer', subscription.customer);
  const total = charges.reduce((sum, { amount }) => sum + amount, 0);
  const balance = customer.balance;
  // A remaining credit is a negative balance, which pays for later invoices.
  customer.balance = Math.min(0, balance + total);
  const due = Math.max(0, balance + total);
  const earlier = ledger.all('invoice').filter((other) => other.customer === customer.id).length;
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
    created: ledger.now,
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
    status_transitions: { finalized_at: ledger.now, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: total,
    total,
  };
  subscription.latest_invoice = id;
  ledger.add(invoice);
  ledger.emit('invoice.created', invoice);
  ledger.emit('invoice.finalized', invoice);
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

/** The charge for a period of a plan. */
export function chargeFor(price: Price, period: { start: number; end: number }): Charge {
  return {
    price,
    amount: price.unit_amount,
    description: `1 × ${price.nickname ?? price.id}`,
    period,
    proration: false,
  };
}

/** The credit for the unused rest of a period. */
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

/** The unpaid invoice of a subscription, or null. */
export function openInvoice(ledger: Ledger, subscription: Subscription): Invoice | null {
  return (
    ledger.all('invoice').find((invoice) => invoice.status === 'open' && subscriptionOf(invoice) === subscription.id) ??
    null
  );
}

/** ID of the invoice's subscription. */
export function subscriptionOf(invoice: Invoice): string {
  return invoice.parent.subscription_details.subscription;
}

/** ID of the payment method a subscription is charged to; null if none. */
export function methodOf(ledger: Ledger, subscription: Subscription): string | null {
  return (
    subscription.default_payment_method ??
    ledger.find('customer', subscription.customer)?.invoice_settings.default_payment_method ??
    null
  );
}

/** Whether a renewal with this card succeeds. */
export function renewsWith(ledger: Ledger, method: string | null): boolean {
  const last4 = ledger.find('payment_method', method)?.card.last4 ?? null;
  return testCard(last4)?.renews ?? last4 !== null;
}

/** Charges an open invoice. `succeeds`: whether the card pays. Returns whether the invoice is paid. */
export function chargeInvoice(ledger: Ledger, invoice: Invoice, method: string | null, succeeds: boolean): boolean {
  invoice.attempted = true;
  invoice.attempt_count += 1;
  if (invoice.amount_due > 0) recordPayment(ledger, invoice, method, succeeds);
  if (!succeeds && invoice.amount_due > 0) {
    const wait = retryDelays[invoice.attempt_count - 1];
    invoice.next_payment_attempt = wait === undefined ? null : ledger.now + wait;
    ledger.emit('invoice.payment_failed', invoice);
    return false;
  }
  invoice.status = 'paid';
  invoice.amount_paid = invoice.amount_due;
  invoice.amount_remaining = 0;
  invoice.next_payment_attempt = null;
  invoice.status_transitions.paid_at = ledger.now;
  ledger.emit('invoice.paid', invoice);
  ledger.emit('invoice.payment_succeeded', invoice);
  return true;
}

/** Number of payment attempts by `now` if all have failed since `created`, and the time of the next. */
export function nextAttemptAfter(
  created: number,
  now: number,
): Pick<Invoice, 'attempt_count' | 'next_payment_attempt'> {
  let at = created;
  let attempts = 1;
  for (const wait of retryDelays) {
    at += wait;
    if (at > now) return { attempt_count: attempts, next_payment_attempt: at };
    attempts += 1;
  }
  return { attempt_count: attempts, next_payment_attempt: null };
}

/** Records a payment attempt. An invoice has one payment intent for all attempts. */
function recordPayment(ledger: Ledger, invoice: Invoice, method: string | null, succeeds: boolean): void {
  const amount = invoice.amount_due;
  const payment = ledger.all('invoice_payment').find((one) => one.invoice === invoice.id);
  const intent =
    ledger.find('payment_intent', payment?.payment.payment_intent ?? null) ??
    ledger.add({
      id: newId('pi'),
      object: 'payment_intent',
      amount,
      amount_received: 0,
      created: ledger.now,
      currency: 'usd',
      customer: invoice.customer,
      latest_charge: null,
      livemode: false,
      metadata: {},
      payment_method: method,
      payment_method_types: ['card'],
      status: 'requires_payment_method',
    });
  const invoicePayment =
    payment ??
    ledger.add({
      id: newId('inpay'),
      object: 'invoice_payment',
      amount_paid: null,
      amount_requested: amount,
      created: ledger.now,
      currency: 'usd',
      invoice: invoice.id,
      is_default: true,
      livemode: false,
      payment: { payment_intent: intent.id, type: 'payment_intent' },
      status: 'open',
      status_transitions: { canceled_at: null, paid_at: null },
    });
  if (!succeeds) {
    // As at Stripe, the intent drops a declined payment method.
    intent.payment_method = null;
    return;
  }
  const { id: charge } = addCharge(ledger, intent, method);
  Object.assign(intent, {
    payment_method: method,
    status: 'succeeded',
    amount_received: amount,
    latest_charge: charge,
  });
  invoicePayment.status = 'paid';
  invoicePayment.amount_paid = amount;
  invoicePayment.status_transitions.paid_at = ledger.now;
}

/** Voids an open invoice, so that it's never charged. */
export function voidInvoice(ledger: Ledger, invoice: Invoice): void {
  invoice.status = 'void';
  invoice.auto_advance = false;
  invoice.next_payment_attempt = null;
  invoice.status_transitions.voided_at = ledger.now;
  ledger.emit('invoice.voided', invoice);
}
