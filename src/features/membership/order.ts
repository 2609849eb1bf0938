import { formatDate } from '@/kit/formatting/format';
import type { BadgeTone } from '@/kit/ui/badge';
import { formatCents } from '@/kit/formatting/format-cents';

/** A refund or dispute of an invoice, as stored. */
export interface Reversal {
  reversal_id: string;
  kind: string;
  /** Stripe's status, which differs between refunds and disputes. */
  status: string;
  amount_cents: number;
  created_at: string;
}

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
  /** The oldest first. */
  reversals: readonly Reversal[];
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

/** The label and tone of an order's status. Unknown statuses are shown as is. */
export function orderStatus({ status, amount_paid_cents, reversals }: Order): OrderStatus {
  if (reversals.some(isOpenDispute)) return { label: 'Disputed', tone: 'danger' };
  const returned = returnedReversals(reversals).reduce((sum, { amount_cents }) => sum + amount_cents, 0);
  if (returned > 0) return { label: returned < amount_paid_cents ? 'Partly refunded' : 'Refunded', tone: 'neutral' };
  return statuses[status] ?? { label: status, tone: 'neutral' };
}

function isOpenDispute({ kind, status }: Reversal): boolean {
  return kind === 'dispute' && (status === 'needs_response' || status === 'under_review');
}

const sent: ReadonlySet<string> = new Set(['pending', 'requires_action', 'succeeded']);

/** The refunds and disputes whose money goes back to the member. */
export function returnedReversals(reversals: readonly Reversal[]): readonly Reversal[] {
  return reversals.filter(({ kind, status }) => (kind === 'dispute' ? status === 'lost' : sent.has(status)));
}

/** What happened to a payment, for the member: '$1,000 refunded on Nov 24, 2026'. */
export function reversalText(reversal: Reversal, currency: string): string {
  const { kind, status, created_at } = reversal;
  const amount = formatCents(reversal.amount_cents, currency);
  const date = formatDate(created_at);
  if (kind === 'refund') {
    if (status === 'succeeded') return `${amount} refunded on ${date}`;
    return sent.has(status) ? `Refund of ${amount} started on ${date}` : `Refund of ${amount} from ${date} failed`;
  }
  if (isOpenDispute(reversal)) return `${amount} disputed on ${date}. Your bank is reviewing it.`;
  if (status === 'lost') return `${amount} disputed on ${date}, and returned by your bank`;
  if (status.startsWith('warning_') && status !== 'warning_closed') return `Your bank asked about ${amount} on ${date}`;
  return `${amount} disputed on ${date}. The dispute is closed.`;
}

/** The amount paid, or the amount due if unpaid, in cents. */
export function amountOf({
  status,
  amount_due_cents,
  amount_paid_cents,
}: Pick<Order, 'status' | 'amount_due_cents' | 'amount_paid_cents'>): number {
  return status === 'paid' ? amount_paid_cents : amount_due_cents;
}
