// The provider's objects as the rows that we keep of them, in the names of the columns; times in epoch seconds. Pure.
import { idOf, type Stripe } from './stripe.ts';

/** How something was paid. `last4` is null for what is no card. */
export interface PaymentMethodRow {
  payment_method_brand: string | null;
  payment_method_last4: string | null;
}

export interface SubscriptionRow extends PaymentMethodRow {
  subscription_id: string;
  /** The provider's own word. */
  status: string;
  price_id: string | null;
  current_period_start: number | null;
  current_period_end: number | null;
  cancel_at_period_end: boolean;
  cancel_at: number | null;
  ended_at: number | null;
  created_at: number;
}

export interface OrderRow extends PaymentMethodRow {
  invoice_id: string;
  subscription_id: string | null;
  number: string | null;
  status: string | null;
  amount_due_cents: number;
  amount_paid_cents: number;
  currency: string;
  /** Of the line that costs most; its name is the plan's. */
  price_id: string | null;
  /** What the provider calls that line: where the price is none of our plans. */
  description: string | null;
  period_start: number | null;
  period_end: number | null;
  hosted_invoice_url: string | null;
  invoice_pdf: string | null;
  created_at: number;
  paid_at: number | null;
}

export function paymentMethodRow(method: Stripe.PaymentMethod | null): PaymentMethodRow {
  return {
    payment_method_brand: method ? (method.card?.brand ?? method.type) : null,
    payment_method_last4: method?.card?.last4 ?? null,
  };
}

export function subscriptionRow(
  subscription: Stripe.Subscription,
  method: Stripe.PaymentMethod | null,
): SubscriptionRow {
  const item = subscription.items.data[0];
  const periodEnd = item?.current_period_end ?? null;
  const { cancel_at: cancelAt } = subscription;
  return {
    subscription_id: subscription.id,
    status: subscription.status,
    price_id: item?.price.id ?? null,
    current_period_start: item?.current_period_start ?? null,
    current_period_end: periodEnd,
    // The provider can put the end of the period as a date, too; to the member it is the same.
    cancel_at_period_end:
      subscription.cancel_at_period_end || (cancelAt !== null && periodEnd !== null && cancelAt <= periodEnd),
    cancel_at: cancelAt,
    ended_at: subscription.ended_at,
    created_at: subscription.created,
    ...paymentMethodRow(method),
  };
}

/** An invoice as an order; null for a draft, of which nobody owes anything yet. */
export function orderRow(invoice: Stripe.Invoice, method: Stripe.PaymentMethod | null): OrderRow | null {
  if (invoice.status === 'draft') return null;
  // A change of plan has a second line, which gives back what was not used.
  const line = invoice.lines.data.reduce<Stripe.InvoiceLineItem | undefined>(
    (most, each) => (most && most.amount >= each.amount ? most : each),
    undefined,
  );
  return {
    invoice_id: invoice.id,
    subscription_id: subscriptionIdOf(invoice),
    number: invoice.number,
    status: invoice.status,
    amount_due_cents: invoice.amount_due,
    amount_paid_cents: invoice.amount_paid,
    currency: invoice.currency,
    price_id: idOf(line?.pricing?.price_details?.price),
    description: line?.description ?? null,
    // The invoice's own period is the one before.
    period_start: line?.period.start ?? null,
    period_end: line?.period.end ?? null,
    hosted_invoice_url: invoice.hosted_invoice_url ?? null,
    invoice_pdf: invoice.invoice_pdf ?? null,
    created_at: invoice.created,
    paid_at: invoice.status_transitions.paid_at,
    ...paymentMethodRow(method),
  };
}

/** The subscription that an invoice is for; null for any other invoice. */
export function subscriptionIdOf(invoice: Stripe.Invoice): string | null {
  return idOf(invoice.parent?.subscription_details?.subscription);
}
