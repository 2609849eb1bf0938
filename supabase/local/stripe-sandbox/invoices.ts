import { StripeError, newId, secretText, type Ledger } from './ledger.ts';
import {
  newCharge,
  newInvoice,
  newInvoicePayment,
  newPaymentIntent,
  type BillingReason,
  type Invoice,
  type InvoiceItem,
  type Period,
  type Price,
  type Subscription,
} from './objects.ts';
import { testCard } from './test-cards.ts';

const day = 24 * 3600;
/** Seconds before each retry of a failed payment. After the last one, the subscription ends. */
const retryDelays = [3 * day, 5 * day, 7 * day];

export function cardDeclined(): StripeError {
  const message = 'Your card was declined. Try another card.';
  return new StripeError(402, { type: 'card_error', code: 'card_declined', message });
}

/** Creates an open invoice. */
export function makeInvoice(
  ledger: Ledger,
  subscription: Subscription,
  reason: BillingReason,
  items: readonly InvoiceItem[],
  id = newId('in'),
): Invoice {
  const customer = ledger.get('customer', subscription.customer);
  const left = customer.balance + items.reduce((sum, { amount }) => sum + amount, 0);
  // A remaining credit is a negative balance, which pays for later invoices.
  customer.balance = Math.min(0, left);
  const earlier = ledger.all('invoice').filter((other) => other.customer === customer.id).length;
  const draft = {
    customer,
    subscription,
    number: `${customer.invoice_prefix}-${String(earlier + 1).padStart(4, '0')}`,
    billing_reason: reason,
    amount_due: Math.max(0, left),
    hosted_invoice_url: `/invoices/${secretText(32)}`,
  };
  const invoice = newInvoice(id, ledger.now, draft, items);
  subscription.latest_invoice = id;
  ledger.add(invoice);
  ledger.emit('invoice.created', invoice);
  ledger.emit('invoice.finalized', invoice);
  return invoice;
}

/** What a period of a plan costs. */
export function itemFor(price: Price, period: Period): InvoiceItem {
  return { price, amount: price.unit_amount, description: `1 × ${price.nickname}`, period };
}

/** The credit for the unused rest of a period. */
export function creditFor(price: Price, { start, end }: Period, now: number): InvoiceItem {
  const unused = Math.min(1, Math.max(0, end - now) / (end - start));
  const amount = -Math.floor(price.unit_amount * unused);
  return { price, amount, description: `Unused time on ${price.nickname}`, period: { start: now, end } };
}

/** The unpaid invoice of a subscription, or null. */
export function openInvoice(ledger: Ledger, { id }: Subscription): Invoice | null {
  return ledger.all('invoice').find((invoice) => invoice.status === 'open' && subscriptionOf(invoice) === id) ?? null;
}

/** ID of the invoice's subscription. */
export function subscriptionOf(invoice: Invoice): string {
  return invoice.parent.subscription_details.subscription;
}

/** Whether a renewal with this payment method succeeds. */
export function renewsWith(ledger: Ledger, method: string | null): boolean {
  return testCard(ledger.find('payment_method', method)?.card.last4 ?? null)?.renews ?? false;
}

/** Charges an open invoice. `succeeds`: whether the card pays. Returns whether the invoice is paid. */
export function chargeInvoice(ledger: Ledger, invoice: Invoice, method: string | null, succeeds: boolean): boolean {
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
  invoice.next_payment_attempt = null;
  invoice.status_transitions.paid_at = ledger.now;
  ledger.emit('invoice.paid', invoice);
  ledger.emit('invoice.payment_succeeded', invoice);
  return true;
}

/** Records a payment attempt. An invoice has one payment intent for all attempts. */
function recordPayment(ledger: Ledger, invoice: Invoice, method: string | null, succeeds: boolean): void {
  let payment = ledger.all('invoice_payment').find((one) => one.invoice === invoice.id);
  const intent = payment
    ? ledger.get('payment_intent', payment.payment.payment_intent)
    : ledger.add(newPaymentIntent(newId('pi'), ledger.now, invoice));
  payment ??= ledger.add(newInvoicePayment(newId('inpay'), ledger.now, invoice, intent));
  // As at Stripe, the intent drops a declined payment method.
  intent.payment_method = succeeds ? method : null;
  if (!succeeds) return;
  intent.status = 'succeeded';
  intent.latest_charge = ledger.add(newCharge(newId('ch'), ledger.now, intent)).id;
  payment.status = 'paid';
}

/** Voids an open invoice, so that it's never charged. */
export function voidInvoice(ledger: Ledger, invoice: Invoice): void {
  invoice.status = 'void';
  invoice.next_payment_attempt = null;
  ledger.emit('invoice.voided', invoice);
}
