import type Stripe from 'stripe';
import type { TestCard } from './test-cards.ts';

/*
 * Stripe's objects, with the fields that Cornerlot and the sandbox's pages read. Related objects are IDs, which
 * `expand.ts` replaces on request. Times are in seconds, and amounts in cents.
 */

/** Some of a Stripe object's fields. Every object is checked against Stripe's own types with it. */
export type Fields<T> = T extends (infer Element)[]
  ? Fields<Element>[]
  : T extends object
    ? { [Key in keyof T]?: Fields<T[Key]> }
    : T;

type Texts = Record<string, string>;

export type Price = ReturnType<typeof newPrice>;
export type Customer = ReturnType<typeof newCustomer>;
export type PaymentMethod = ReturnType<typeof newPaymentMethod>;
export type PaymentIntent = ReturnType<typeof newPaymentIntent>;
export type Charge = ReturnType<typeof newCharge>;
export type Refund = ReturnType<typeof newRefund>;
export type Dispute = ReturnType<typeof newDispute>;
export type Subscription = ReturnType<typeof newSubscription>;
export type Invoice = ReturnType<typeof newInvoice>;
export type InvoicePayment = ReturnType<typeof newInvoicePayment>;
export type CheckoutSession = ReturnType<typeof newCheckoutSession>;

type Payment = PaymentMethod | PaymentIntent | InvoicePayment | Charge | Refund | Dispute;
/** An object stored by its ID. */
export type StripeObject = Customer | CheckoutSession | Subscription | Invoice | Payment;

/** From the start to the end, which belongs to the next period. */
export interface Period {
  start: number;
  end: number;
}

/** A Stripe list with all its items. */
export function listOf<T>(url: string, data: T[]) {
  return { object: 'list' as const, data, has_more: false, url };
}

/** A plan of the database. */
export interface Plan {
  id: string;
  nickname: string;
  active: boolean;
  unit_amount: number;
  product: string;
  interval: string;
}

export function newPrice({ interval, ...plan }: Plan) {
  const recurring = { interval: interval === 'year' ? 'year' : 'month', interval_count: interval === 'year' ? 1 : 3 };
  return { ...plan, object: 'price', currency: 'usd', recurring, type: 'recurring' } as const;
}

/** `prefix`: of the customer's invoice numbers. */
export function newCustomer(id: string, created: number, email: string | null, prefix: string, metadata: Texts) {
  return {
    id,
    object: 'customer',
    balance: 0,
    created,
    email,
    invoice_prefix: prefix,
    invoice_settings: { default_payment_method: null as string | null },
    metadata,
  } satisfies Fields<Stripe.Customer>;
}

export function newPaymentMethod(id: string, created: number, customer: Customer, { brand, last4 }: TestCard) {
  return {
    id,
    object: 'payment_method',
    card: { brand, last4 },
    created,
    customer: customer.id,
    type: 'card',
  } satisfies Fields<Stripe.PaymentMethod>;
}

export function newPaymentIntent(id: string, created: number, { customer, amount_due: amount }: Invoice) {
  return {
    id,
    object: 'payment_intent',
    amount,
    created,
    customer,
    latest_charge: null as string | null,
    payment_method: null as string | null,
    status: 'requires_payment_method' as Stripe.PaymentIntent.Status,
  } satisfies Fields<Stripe.PaymentIntent>;
}

/** The charge of a payment that succeeded. */
export function newCharge(id: string, created: number, intent: PaymentIntent) {
  return {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_refunded: 0,
    created,
    customer: intent.customer,
    disputed: false as boolean,
    payment_intent: intent.id,
    payment_method: intent.payment_method,
    refunded: false as boolean,
    status: 'succeeded',
  } satisfies Fields<Stripe.Charge>;
}

export function newRefund(id: string, created: number, charge: Charge, amount: number) {
  return {
    id,
    object: 'refund',
    amount,
    charge: charge.id,
    created,
    currency: 'usd',
    payment_intent: charge.payment_intent,
    reason: 'requested_by_customer',
    status: 'succeeded' as 'succeeded' | 'failed',
  } satisfies Fields<Stripe.Refund>;
}

/** A dispute of a whole payment. `dueBy`: until when it can be responded to; null once it is decided. */
export function newDispute(id: string, created: number, charge: Charge, dueBy: number | null) {
  return {
    id,
    object: 'dispute',
    amount: charge.amount,
    charge: charge.id,
    created,
    currency: 'usd',
    evidence_details: { due_by: dueBy },
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response' as Stripe.Dispute.Status,
  } satisfies Fields<Stripe.Dispute>;
}

/** Input for a new subscription and for the checkout that starts it. */
export interface Order {
  customer: string;
  price: Price;
  metadata: Texts;
}

/** An active subscription that starts with `period`. */
export function newSubscription(
  id: string,
  { start, end }: Period,
  { customer, price, metadata }: Order,
  method: string | null,
) {
  const item = {
    id: id.replace('sub_', 'si_'),
    object: 'subscription_item' as const,
    current_period_start: start,
    current_period_end: end,
    price,
    quantity: 1,
    subscription: id,
  };
  return {
    id,
    object: 'subscription',
    billing_cycle_anchor: start,
    cancel_at: null as number | null,
    cancel_at_period_end: false as boolean,
    canceled_at: null as number | null,
    cancellation_details: { reason: null as 'cancellation_requested' | 'payment_failed' | null },
    created: start,
    customer,
    default_payment_method: method,
    ended_at: null as number | null,
    items: listOf(`/v1/subscription_items?subscription=${id}`, [item]),
    latest_invoice: null as string | null,
    metadata,
    status: 'active' as Stripe.Subscription.Status,
  } satisfies Fields<Stripe.Subscription>;
}

/** An amount on an invoice; negative for a credit. */
export interface InvoiceItem {
  price: Price;
  amount: number;
  description: string;
  period: Period;
}

export type BillingReason = 'subscription_create' | 'subscription_cycle' | 'subscription_update';

interface InvoiceDraft {
  customer: Customer;
  subscription: Subscription;
  number: string;
  billing_reason: BillingReason;
  amount_due: number;
  /** The path of its page, which has a secret. */
  hosted_invoice_url: string;
}

/** An open invoice. */
export function newInvoice(id: string, created: number, draft: InvoiceDraft, items: readonly InvoiceItem[]) {
  const { customer, subscription, ...shown } = draft;
  const lines = items.map(({ price, amount, description, period }, at) => ({
    id: `${id.replace('in_', 'il_')}${at}`,
    object: 'line_item' as const,
    amount,
    description,
    period,
    pricing: { price_details: { price: price.id, product: price.product }, type: 'price_details' as const },
    quantity: 1,
    subscription: subscription.id,
  }));
  return {
    id,
    object: 'invoice',
    amount_paid: 0,
    attempt_count: 0,
    created,
    currency: 'usd',
    customer: customer.id,
    customer_email: customer.email,
    invoice_pdf: null,
    lines: listOf(`/v1/invoices/${id}/lines`, lines),
    next_payment_attempt: null as number | null,
    parent: {
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    status: 'open' as 'open' | 'paid' | 'void',
    status_transitions: { paid_at: null as number | null },
    total: items.reduce((sum, { amount }) => sum + amount, 0),
    ...shown,
  } satisfies Fields<Stripe.Invoice>;
}

/** The link between an invoice and the intent that pays it. */
export function newInvoicePayment(id: string, created: number, invoice: Invoice, intent: PaymentIntent) {
  return {
    id,
    object: 'invoice_payment',
    created,
    invoice: invoice.id,
    payment: { payment_intent: intent.id, type: 'payment_intent' },
    status: 'open' as 'open' | 'paid',
  } satisfies Fields<Stripe.InvoicePayment>;
}

/** What a checkout is opened with, besides its order, in Stripe's names. */
export interface CheckoutOptions {
  success_url: string;
  cancel_url: string | null;
  client_reference_id: string | null;
  metadata: Texts;
  expires_at: number;
}

export function newCheckoutSession(id: string, created: number, { customer, price }: Order, options: CheckoutOptions) {
  return {
    id,
    object: 'checkout.session',
    amount_total: price.unit_amount,
    created,
    customer,
    invoice: null as string | null,
    mode: 'subscription',
    payment_status: 'unpaid' as Stripe.Checkout.Session.PaymentStatus,
    status: 'open' as Stripe.Checkout.Session.Status,
    subscription: null as string | null,
    url: `/pay/${id}` as string | null,
    ...options,
  } satisfies Fields<Stripe.Checkout.Session>;
}
