import { brand } from '@/shared/config/brand';
import { formatDate } from '@/shared/lib/format';
import type { PdfPart } from '@/shared/lib/pdf-sheet';
import type { Order } from '../order';
import { cardText } from './card-text';
import { chargedText } from './charged';

/** Who was charged. */
export interface Payer {
  name: string;
  email: string | null;
}

type Kind = 'Receipt' | 'Credit Note' | 'Invoice';

/** What an order's document is: a receipt says that money was taken, so nothing else is called one. */
export function documentKind({ status, amount_due_cents, amount_paid_cents }: Order): Kind {
  if (amount_due_cents < 0 || amount_paid_cents < 0) return 'Credit Note';
  return status === 'paid' && amount_paid_cents > 0 ? 'Receipt' : 'Invoice';
}

const statuses: Readonly<Record<string, string>> = {
  paid: 'Paid',
  open: 'Not paid yet',
  draft: 'Draft, not to be paid yet',
  void: 'Void, not to be paid',
  uncollectible: 'Not paid',
};

/** Whether an order was paid, in words. */
function statusText({ status, paid_at }: Order): string {
  const text = statuses[status] ?? status;
  return status === 'paid' && paid_at ? `${text} on ${formatDate(paid_at)}` : text;
}

/** The days that a payment is for: 'Nov 22, 2026 to Nov 22, 2027'; empty where the order names none. */
function periodText({ period_start, period_end }: Order): string {
  if (!period_start || !period_end) return '';
  return `${formatDate(period_start)} to ${formatDate(period_end)}`;
}

/** What the document of an order is about: 'Receipt CL-0001', by the provider's number or, without one, its id. */
export function documentTitle(order: Order): string {
  return `${documentKind(order)} ${order.number ?? order.invoice_id}`;
}

/** The name under which the document is saved: letters, digits and hyphens only. */
export function documentFileName(order: Order): string {
  const words = `${brand.name} ${documentTitle(order)}`.toLowerCase();
  return `${words.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '')}.pdf`;
}

/** Everything the document says under its title, in order. */
export function documentParts(order: Order, { name, email }: Payer): PdfPart[] {
  const { plan, currency, amount_due_cents, amount_paid_cents, created_at } = order;
  const card = cardText(order.payment_method_brand, order.payment_method_last4);
  const kind = documentKind(order);
  const due = chargedText(amount_due_cents, currency);
  const figure = { width: 0.3, right: true };
  return [
    { title: 'Billed to', text: email ? `${name}, ${email}` : name },
    {
      title: 'Amounts',
      table: {
        columns: [
          { head: 'For', width: 0.35 },
          { head: 'Period', width: 0.35 },
          { head: 'Amount', ...figure },
        ],
        rows: [
          [plan ?? 'Membership', periodText(order), due],
          ['Total', '', due],
          ...(kind === 'Credit Note' ? [] : [['Paid', '', chargedText(amount_paid_cents, currency)]]),
        ],
      },
    },
    {
      title: 'Payment',
      table: {
        columns: [
          { head: 'What', width: 0.35 },
          { head: 'Details', width: 0.65 },
        ],
        rows: [['Status', statusText(order)], ['Issued', formatDate(created_at)], ...(card ? [['Card', card]] : [])],
      },
    },
  ];
}
