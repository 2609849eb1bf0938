// Converts Stripe objects to rows of our billing tables. Times are in epoch seconds.
import { idOf, type Stripe } from './stripe.ts';

/** A payment method. `last4` is null unless it's a card. */
export interface PaymentMethodRow {
  payment_method_brand: string | null;
  payment_method_last4: string | null;
}

export interface SubscriptionRow extends PaymentMethodRow {
  subscription_id: string;
  /** Stripe's status. */
  status: string;
  price_id: string | null;
  current_period_start: number | null;
  current_period_end: number | null;
  cancel_at_period_end: boolean;
  cancel_at: number | null;
  ended_at: number | null;
  created_at: number;
  /** When Stripe tries to charge the unpaid latest invoice again. */
  next_payment_attempt: number | null;
  /** Whether it's past due and Stripe won't charge the latest invoice again; null if the invoice wasn't expanded. */
  gave_up: boolean | null;
  /** Per interval. */
  price_cents: number | null;
  interval_months: number | null;
  /** Why it ends or ended, as Stripe has it. */
  end_reason: string | null;
}

export interface OrderRow extends PaymentMethodRow {
  invoice_id: string;
  subscription_id: string | null;
  number: string | null;
  status: string | null;
  amount_due_cents: number;
  amount_paid_cents: number;
  currency: string;
  /** Price of the most expensive line: the plan. */
  price_id: string | null;
  /** Stripe's description of that line, for prices that aren't our plans. */
  description: string | null;
  period_start: number | null;
  period_end: number | null;
  hosted_invoice_url: string | null;
  invoice_pdf: string | null;
  created_at: number;
  paid_at: number | null;
}

/** A refund or dispute of an invoice. */
export interface ReversalRow {
  reversal_id: string;
  kind: 'refund' | 'dispute';
  invoice_id: string;
  /** Stripe's status. */
  status: string;
  /** In cents. */
  amount_cents: number;
  currency: string;
  reason: string | null;
  /** Until when Stripe accepts evidence; null for a refund, and once it's too late. */
  evidence_due_at: number | null;
  created_at: number;
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
    // Stripe may also express the end of the period as a date, which is the same to the member.
    cancel_at_period_end:
      subscription.cancel_at_period_end || (cancelAt !== null && periodEnd !== null && cancelAt <= periodEnd),
    cancel_at: cancelAt,
    ended_at: subscription.ended_at,
    created_at: subscription.created,
    ...retries(subscription),
    price_cents: priceOf(item),
    interval_months: item ? monthsOf(item.price.recurring) : null,
    end_reason: subscription.cancellation_details?.reason ?? null,
    ...paymentMethodRow(method),
  };
}

function priceOf(item: Stripe.SubscriptionItem | undefined): number | null {
  const each = item?.price.unit_amount ?? null;
  return each === null ? null : each * (item?.quantity ?? 1);
}

/** Whether Stripe still tries to charge a declined renewal. */
function retries({ status, latest_invoice: invoice }: Stripe.Subscription) {
  if (status !== 'past_due') return { next_payment_attempt: null, gave_up: false };
  if (invoice === null || typeof invoice === 'string') return { next_payment_attempt: null, gave_up: null };
  // A draft is of the next period: this one was never paid.
  const next_payment_attempt = invoice.status === 'open' ? (invoice.next_payment_attempt ?? null) : null;
  return { next_payment_attempt, gave_up: next_payment_attempt === null };
}

/** The months of a billing interval; null for days, weeks, and prices that don't recur. */
function monthsOf(recurring: Stripe.Price['recurring']): number | null {
  if (recurring?.interval === 'year') return 12 * recurring.interval_count;
  return recurring?.interval === 'month' ? recurring.interval_count : null;
}

/** An invoice as an order; null for a draft, which isn't due yet. */
export function orderRow(invoice: Stripe.Invoice, method: Stripe.PaymentMethod | null): OrderRow | null {
  if (invoice.status === 'draft') return null;
  // A plan change has a second line that credits unused time.
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
    // The invoice's own period is the previous one.
    period_start: line?.period.start ?? null,
    period_end: line?.period.end ?? null,
    hosted_invoice_url: invoice.hosted_invoice_url ?? null,
    invoice_pdf: invoice.invoice_pdf ?? null,
    created_at: invoice.created,
    paid_at: invoice.status_transitions.paid_at,
    ...paymentMethodRow(method),
  };
}

export function refundRow(refund: Stripe.Refund, invoice: string): ReversalRow {
  return {
    reversal_id: refund.id,
    kind: 'refund',
    invoice_id: invoice,
    // Null for some refunds that aren't to a card: not known to have failed.
    status: refund.status ?? 'pending',
    amount_cents: refund.amount,
    currency: refund.currency,
    reason: refund.reason,
    evidence_due_at: null,
    created_at: refund.created,
  };
}

export function disputeRow(dispute: Stripe.Dispute, invoice: string): ReversalRow {
  return {
    reversal_id: dispute.id,
    kind: 'dispute',
    invoice_id: invoice,
    status: dispute.status,
    amount_cents: dispute.amount,
    currency: dispute.currency,
    reason: dispute.reason,
    // 0 if the bank takes no evidence.
    evidence_due_at: dispute.evidence_details.due_by || null,
    created_at: dispute.created,
  };
}

/** The subscription of an invoice; null if it has none. */
export function subscriptionIdOf(invoice: Stripe.Invoice): string | null {
  return idOf(invoice.parent?.subscription_details?.subscription);
}
