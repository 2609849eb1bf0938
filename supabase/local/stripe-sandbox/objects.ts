import type Stripe from 'stripe';

/**
 * The fields of a Stripe object that the sandbox has, checked against Stripe's types. `Own` narrows some of them:
 * fields that Stripe returns as an ID or an expanded object are IDs here.
 */
type Wire<T, K extends keyof T, Own extends Partial<Pick<T, K>>> = Omit<Pick<T, K>, keyof Own> & Own;

/** Without Stripe's decimal class, which is text in JSON. */
export type Price = Pick<
  Stripe.Price,
  | 'id'
  | 'object'
  | 'active'
  | 'billing_scheme'
  | 'created'
  | 'currency'
  | 'livemode'
  | 'lookup_key'
  | 'metadata'
  | 'nickname'
  | 'tax_behavior'
  | 'type'
  | 'unit_amount'
> & { product: string; recurring: Recurring; unit_amount: number; unit_amount_decimal: string };

export interface Recurring {
  interval: 'month' | 'year';
  interval_count: number;
  meter: null;
  trial_period_days: null;
  usage_type: 'licensed';
}

export type Customer = Wire<
  Stripe.Customer,
  | 'id'
  | 'object'
  | 'address'
  | 'balance'
  | 'created'
  | 'currency'
  | 'default_source'
  | 'delinquent'
  | 'description'
  | 'discount'
  | 'email'
  | 'invoice_prefix'
  | 'livemode'
  | 'metadata'
  | 'name'
  | 'phone'
  | 'preferred_locales'
  | 'shipping'
  | 'tax_exempt',
  { default_source: null }
> & {
  invoice_prefix: string;
  invoice_settings: {
    custom_fields: null;
    default_payment_method: string | null;
    footer: null;
    rendering_options: null;
  };
};

export type PaymentMethod = Pick<
  Stripe.PaymentMethod,
  'id' | 'object' | 'created' | 'livemode' | 'metadata' | 'type'
> & {
  card: Pick<
    Stripe.PaymentMethod.Card,
    'brand' | 'country' | 'display_brand' | 'exp_month' | 'exp_year' | 'funding' | 'last4'
  >;
  customer: string;
  billing_details: { address: null; email: string | null; name: string | null; phone: null };
};

export type PaymentIntent = Wire<
  Stripe.PaymentIntent,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_received'
  | 'created'
  | 'currency'
  | 'customer'
  | 'latest_charge'
  | 'livemode'
  | 'metadata'
  | 'payment_method'
  | 'payment_method_types'
  | 'status',
  { customer: string; latest_charge: string | null; payment_method: string | null }
>;

export type Charge = Wire<
  Stripe.Charge,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_refunded'
  | 'created'
  | 'currency'
  | 'customer'
  | 'disputed'
  | 'livemode'
  | 'metadata'
  | 'paid'
  | 'payment_intent'
  | 'payment_method'
  | 'refunded'
  | 'status',
  { customer: string; payment_intent: string }
>;

export type Refund = Wire<
  Stripe.Refund,
  | 'id'
  | 'object'
  | 'amount'
  | 'charge'
  | 'created'
  | 'currency'
  | 'customer'
  | 'customer_account'
  | 'metadata'
  | 'payment_intent'
  | 'reason'
  | 'status',
  { charge: string; customer: null; payment_intent: string; status: 'succeeded' | 'failed' }
>;

export type Dispute = Wire<
  Stripe.Dispute,
  | 'id'
  | 'object'
  | 'amount'
  | 'charge'
  | 'created'
  | 'currency'
  | 'is_charge_refundable'
  | 'livemode'
  | 'metadata'
  | 'payment_intent'
  | 'reason'
  | 'status',
  { charge: string; payment_intent: string }
> & {
  evidence_details: Pick<Stripe.Dispute.EvidenceDetails, 'due_by' | 'has_evidence' | 'past_due' | 'submission_count'>;
};

export type SubscriptionItem = Pick<
  Stripe.SubscriptionItem,
  'id' | 'object' | 'created' | 'current_period_start' | 'current_period_end' | 'metadata' | 'subscription'
> & { price: Price; quantity: number };

export type Subscription = Wire<
  Stripe.Subscription,
  | 'id'
  | 'object'
  | 'billing_cycle_anchor'
  | 'cancel_at'
  | 'cancel_at_period_end'
  | 'canceled_at'
  | 'collection_method'
  | 'created'
  | 'currency'
  | 'customer'
  | 'days_until_due'
  | 'default_payment_method'
  | 'description'
  | 'ended_at'
  | 'latest_invoice'
  | 'livemode'
  | 'metadata'
  | 'pause_collection'
  | 'pending_update'
  | 'schedule'
  | 'start_date'
  | 'status'
  | 'trial_end'
  | 'trial_start',
  { customer: string; default_payment_method: string | null; latest_invoice: string | null; schedule: null }
> & {
  items: List<SubscriptionItem>;
  cancellation_details: { comment: null; feedback: null; reason: 'cancellation_requested' | 'payment_failed' | null };
};

export type InvoiceLine = Wire<
  Stripe.InvoiceLineItem,
  | 'id'
  | 'object'
  | 'amount'
  | 'currency'
  | 'description'
  | 'invoice'
  | 'livemode'
  | 'metadata'
  | 'parent'
  | 'period'
  | 'quantity'
  | 'subscription'
  | 'subtotal',
  { subscription: string }
> & {
  pricing: { price_details: { price: string; product: string }; type: 'price_details'; unit_amount_decimal: string };
};

export type InvoicePayment = Wire<
  Stripe.InvoicePayment,
  | 'id'
  | 'object'
  | 'amount_paid'
  | 'amount_requested'
  | 'created'
  | 'currency'
  | 'invoice'
  | 'is_default'
  | 'livemode'
  | 'payment'
  | 'status'
  | 'status_transitions',
  { invoice: string; payment: { payment_intent: string; type: 'payment_intent' } }
>;

export type Invoice = Wire<
  Stripe.Invoice,
  | 'id'
  | 'object'
  | 'amount_due'
  | 'amount_overpaid'
  | 'amount_paid'
  | 'amount_remaining'
  | 'attempt_count'
  | 'attempted'
  | 'auto_advance'
  | 'billing_reason'
  | 'collection_method'
  | 'created'
  | 'currency'
  | 'customer'
  | 'customer_email'
  | 'customer_name'
  | 'default_payment_method'
  | 'description'
  | 'due_date'
  | 'ending_balance'
  | 'hosted_invoice_url'
  | 'invoice_pdf'
  | 'livemode'
  | 'metadata'
  | 'next_payment_attempt'
  | 'number'
  | 'period_end'
  | 'period_start'
  | 'starting_balance'
  | 'status'
  | 'status_transitions'
  | 'subtotal'
  | 'total',
  {
    customer: string;
    default_payment_method: null;
    status: 'open' | 'paid' | 'void';
    number: string;
    hosted_invoice_url: string;
    invoice_pdf: string;
  }
> & {
  lines: List<InvoiceLine>;
  parent: {
    quote_details: null;
    subscription_details: { metadata: Record<string, string>; subscription: string };
    type: 'subscription_details';
  };
};

export type CheckoutSession = Wire<
  Stripe.Checkout.Session,
  | 'id'
  | 'object'
  | 'amount_subtotal'
  | 'amount_total'
  | 'cancel_url'
  | 'client_reference_id'
  | 'created'
  | 'currency'
  | 'customer'
  | 'customer_email'
  | 'expires_at'
  | 'invoice'
  | 'livemode'
  | 'metadata'
  | 'mode'
  | 'payment_intent'
  | 'payment_method_types'
  | 'payment_status'
  | 'status'
  | 'subscription'
  | 'success_url'
  | 'ui_mode'
  | 'url',
  {
    customer: string;
    invoice: string | null;
    subscription: string | null;
    payment_intent: null;
    status: 'open' | 'complete' | 'expired';
    metadata: Record<string, string>;
  }
>;

/** An object stored by its ID. */
export type StripeObject =
  | Customer
  | PaymentMethod
  | PaymentIntent
  | Charge
  | Refund
  | Dispute
  | Subscription
  | Invoice
  | InvoicePayment
  | CheckoutSession;

export interface List<T> {
  object: 'list';
  data: T[];
  has_more: boolean;
  url: string;
}

/** A Stripe list with all its items. */
export function listOf<T>(url: string, data: T[]): List<T> {
  return { object: 'list', data, has_more: false, url };
}

/** A deep copy. */
export function copyOf<T>(value: T): T {
  return structuredClone(value);
}

/** Stripe's previous attributes: the earlier values of the fields that changed. */
export function previousAttributes<T extends object>(before: T, after: T): Partial<T> {
  const keys = Object.keys(before) as (keyof T)[];
  return Object.fromEntries(
    keys.filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key])).map((key) => [key, before[key]]),
  ) as Partial<T>;
}

/** A new customer. `prefix`: of their invoice numbers. */
export function newCustomer(
  id: string,
  {
    created,
    email,
    prefix,
    metadata,
  }: { created: number; email: string | null; prefix: string; metadata: Record<string, string> },
): Customer {
  return {
    id,
    object: 'customer',
    address: null,
    balance: 0,
    created,
    currency: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email,
    invoice_prefix: prefix,
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata,
    name: null,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
  };
}
