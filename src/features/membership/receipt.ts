import { brand } from '@/domain/site/brand';
import { formatDate } from '@/kit/formatting/format';
import type { PdfSection } from '@/platform/export/pdf-sheet';
import { returnedReversals, reversalText, type Order } from './order';
import { cardLabel } from './card-label';
import { formatCents } from '@/kit/formatting/format-cents';

/** The person billed. */
export interface Payer {
  name: string;
  email: string | null;
}

type Kind = 'Receipt' | 'Credit note' | 'Invoice';

/** Only a payment that actually took money gets a receipt. */
export function documentKind({ status, amount_due_cents, amount_paid_cents }: Order): Kind {
  if (amount_due_cents < 0 || amount_paid_cents < 0) return 'Credit note';
  return status === 'paid' && amount_paid_cents > 0 ? 'Receipt' : 'Invoice';
}

const statuses: Readonly<Record<string, string>> = {
  paid: 'Paid',
  open: 'Not paid yet',
  draft: 'Draft, not due yet',
  void: 'Void, nothing due',
  uncollectible: 'Not paid',
};

/** 'Paid on Nov 22, 2026', 'Not paid yet', … */
function statusText({ status, paid_at }: Order): string {
  const text = statuses[status] ?? status;
  return status === 'paid' && paid_at ? `${text} on ${formatDate(paid_at)}` : text;
}

/** The billing period: 'Nov 22, 2026 to Nov 22, 2027'; '' if unknown. */
function periodText({ period_start, period_end }: Order): string {
  if (!period_start || !period_end) return '';
  return `${formatDate(period_start)} to ${formatDate(period_end)}`;
}

/** 'Receipt CL-0001', using the invoice id if there is no number. */
export function documentTitle(order: Order): string {
  return `${documentKind(order)} ${order.number ?? order.invoice_id}`;
}

/** The document's file name: lower-case letters, digits, and hyphens only. */
export function documentFileName(order: Order): string {
  const words = `${brand.name} ${documentTitle(order)}`.toLowerCase();
  return `${words.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '')}.pdf`;
}

/** The document's sections below the title. */
export function documentParts(order: Order, { name, email }: Payer): PdfSection[] {
  const { plan, currency, amount_due_cents, amount_paid_cents, created_at, reversals } = order;
  const card = cardLabel(order.payment_method_brand, order.payment_method_last4);
  const kind = documentKind(order);
  const due = formatCents(amount_due_cents, currency);
  const figure = { width: 0.3, alignRight: true };
  return [
    { title: 'Billed to', text: email ? `${name}, ${email}` : name },
    {
      title: 'Amounts',
      table: {
        columns: [
          { heading: 'For', width: 0.35 },
          { heading: 'Period', width: 0.35 },
          { heading: 'Amount', ...figure },
        ],
        rows: [
          [plan ?? 'Membership', periodText(order), due],
          ['Total', '', due],
          ...(kind === 'Credit note' ? [] : [['Paid', '', formatCents(amount_paid_cents, currency)]]),
          ...returnedReversals(reversals).map((reversal) => [
            reversal.kind === 'refund' ? 'Refunded' : 'Returned by your bank',
            formatDate(reversal.created_at),
            formatCents(-reversal.amount_cents, currency),
          ]),
        ],
      },
    },
    {
      title: 'Payment',
      table: {
        columns: [
          { heading: 'Item', width: 0.35 },
          { heading: 'Details', width: 0.65 },
        ],
        rows: [
          ['Status', statusText(order)],
          ['Issued', formatDate(created_at)],
          ...(card ? [['Card', card]] : []),
          ...reversals.map((reversal) => [
            reversal.kind === 'refund' ? 'Refund' : 'Dispute',
            reversalText(reversal, currency),
          ]),
        ],
      },
    },
  ];
}
