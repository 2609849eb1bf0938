import type { BadgeTone } from '@/shared/ui/badge';

/** A bill of the provider, as the database keeps it: amounts in cents, times in ISO. */
export interface Order {
  invoice_id: string;
  subscription_id: string | null;
  /** The provider's number of the bill. */
  number: string | null;
  /** The provider's word: draft, open, paid, uncollectible, void. */
  status: string;
  amount_due_cents: number;
  amount_paid_cents: number;
  currency: string;
  /** What it is for: a plan's name, or the provider's own words. */
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
  open: { label: 'Payment Due', tone: 'danger' },
  draft: { label: 'Upcoming', tone: 'neutral' },
  uncollectible: { label: 'Not Paid', tone: 'danger' },
  void: { label: 'Void', tone: 'neutral' },
};

/** What the status of an order is called, with its colour; a word that has no label is shown as it is. */
export function orderStatus(status: string): OrderStatus {
  return statuses[status] ?? { label: status, tone: 'neutral' };
}

/** What an order comes to, in cents: what was paid, or else what is due. */
export function amountOf({
  status,
  amount_due_cents,
  amount_paid_cents,
}: Pick<Order, 'status' | 'amount_due_cents' | 'amount_paid_cents'>): number {
  return status === 'paid' ? amount_paid_cents : amount_due_cents;
}
