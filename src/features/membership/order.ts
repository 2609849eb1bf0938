import type { BadgeTone } from '@/shared/ui/badge';

/** A Stripe invoice as stored. Amounts in cents, times in ISO 8601. */
export interface Order {
  invoice_id: string;
  subscription_id: string | null;
  /** Stripe's invoice number. */
  number: string | null;
  /** Stripe's status: draft, open, paid, uncollectible, void. */
  status: string;
  amount_due_cents: number;
  amount_paid_cents: number;
  currency: string;
  /** The plan's name, or Stripe's description. */
  plan: string | null;
  period_start: string | null;
  period_end: string | null;
  payment_method_brand: string | null;
  payment_method_last4: string | null;
  hosted_invoice_url: string | null;
  invoice_pdf: string | null;
  created_at: string;
  paid_at: string | null;
}

interface OrderStatus {
  label: string;
  tone: BadgeTone;
}

const statuses: Readonly<Record<string, OrderStatus>> = {
  paid: { label: 'Paid', tone: 'verified' },
  open: { label: 'Payment due', tone: 'danger' },
  draft: { label: 'Upcoming', tone: 'neutral' },
  uncollectible: { label: 'Not paid', tone: 'danger' },
  void: { label: 'Void', tone: 'neutral' },
};

/** The label and tone of a status. Unknown statuses are shown as is. */
export function orderStatus(status: string): OrderStatus {
  return statuses[status] ?? { label: status, tone: 'neutral' };
}

/** The amount paid, or the amount due if unpaid, in cents. */
export function amountOf({
  status,
  amount_due_cents,
  amount_paid_cents,
}: Pick<Order, 'status' | 'amount_due_cents' | 'amount_paid_cents'>): number {
  return status === 'paid' ? amount_paid_cents : amount_due_cents;
}
