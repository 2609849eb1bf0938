import { describe, expect, it } from 'vitest';
import { order } from '../../../tests/msw/membership';
import { pdfTexts } from '../../../tests/pdf-text';
import type { Order } from './order';
import { formatCents } from '@/kit/formatting/format-cents';
import { documentFileName, documentKind, documentTitle } from './receipt';
import { receiptPdf } from './receipt-pdf';

const paid: Order = {
  ...order({
    period_start: '2026-11-22T12:00:00+00:00',
    period_end: '2027-11-22T12:00:00+00:00',
    created_at: '2026-11-22T12:00:00+00:00',
    paid_at: '2026-11-22T12:00:05+00:00',
  }),
  reversals: [],
};

const read = async (change: Partial<Order> = {}, email: string | null = 'dana@example.com', name = 'Dana Ruiz') =>
  (await pdfTexts(await receiptPdf({ ...paid, ...change }, { name, email }))).join('\n');

describe('order document', () => {
  it('lists refunds and disputes, and subtracts what went back', async () => {
    const reversal = { kind: 'refund', status: 'succeeded', amount_cents: 100_000, created_at: '2026-11-24T12:00:00Z' };
    const text = await read({
      reversals: [
        { ...reversal, reversal_id: 're_1' },
        { ...reversal, reversal_id: 'dp_1', kind: 'dispute', status: 'won' },
      ],
    });
    expect(text).toContain(['Refunded', 'Nov 24, 2026', '-$1,000'].join(' '));
    expect(text).toContain(['Refund', '$1,000 refunded on Nov 24, 2026'].join(' '));
    expect(text).toContain(['Dispute', '$1,000 disputed on Nov 24, 2026. The dispute is closed.'].join(' '));
  });

  it('makes a receipt with payer, plan, dates, and card once an order is paid', async () => {
    const text = await read();
    expect(text).toMatch(/^Receipt\nCornerlot membership\. Receipt CL-0001\./);
    for (const row of [
      'Billed to\nDana Ruiz, dana@example.com',
      'Closer (Annual) Nov 22, 2026 to Nov 22, 2027 $5,000',
      'Total $5,000\nPaid $5,000',
      'Status Paid on Nov 22, 2026',
      'Issued Nov 22, 2026',
      'Card Visa ending in 4242',
    ]) {
      expect(text).toContain(row);
    }
  });

  it.each([
    ['open', { status: 'open', amount_paid_cents: 0, paid_at: null }, 'Invoice', 'Not paid yet'],
    ['void', { status: 'void', amount_paid_cents: 0, paid_at: null }, 'Invoice', 'Void, nothing due'],
    ['for $0', { amount_due_cents: 0, amount_paid_cents: 0 }, 'Invoice', 'Paid on Nov 22, 2026'],
    ['a refund', { amount_due_cents: -350_000, amount_paid_cents: 0 }, 'Credit note', 'Paid on Nov 22, 2026'],
    ['with an unknown status', { status: 'disputed' }, 'Invoice', 'disputed'],
  ])('makes no receipt if %s', async (_, change, kind, status) => {
    expect(documentKind({ ...paid, ...change })).toBe(kind);
    const text = await read(change);
    expect(text).not.toContain('Receipt');
    expect(text).toContain(`Status ${status}`);
  });

  it('leaves out what Stripe did not send', async () => {
    const change = {
      number: null,
      plan: null,
      period_start: null,
      payment_method_brand: null,
      payment_method_last4: null,
    };
    const text = await read(change, null);
    expect(text).toContain('Receipt in_1');
    expect(text).toContain('Billed to\nDana Ruiz\n');
    expect(text).toContain('Membership $5,000');
    expect(text).not.toMatch(/Card|null|undefined/);
    expect(documentTitle({ ...paid, number: null })).toBe('Receipt in_1');
  });

  it('gives a receipt a portable file name', () => {
    expect(documentFileName(paid)).toBe('cornerlot-receipt-cl-0001.pdf');
    expect(documentFileName({ ...paid, status: 'open', number: '../A/1 ' })).toBe('cornerlot-invoice-a-1.pdf');
  });
});

describe('formatCents', () => {
  it.each([
    [500_000, '$5,000'],
    [125_050, '$1,250.50'],
    [-350_000, '-$3,500'],
  ])('formats %i as %s', (cents, text) => expect(formatCents(cents, 'usd')).toBe(text));
});
