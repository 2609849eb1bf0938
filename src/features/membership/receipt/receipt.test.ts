import { describe, expect, it } from 'vitest';
import { pdfTexts } from '../../../../tests/pdf-text';
import type { Order } from '../order';
import { cardText } from './card-text';
import { chargedText } from './charged';
import { documentFileName, documentKind, documentTitle } from './receipt';
import { receiptPdf } from './receipt-pdf';

const paid: Order = {
  invoice_id: 'in_1',
  subscription_id: 'sub_1',
  number: 'CL-0001',
  status: 'paid',
  amount_due_cents: 500_000,
  amount_paid_cents: 500_000,
  currency: 'usd',
  plan: 'Closer (Annual)',
  // At noon: the same day in every reader's zone but the outermost.
  period_start: '2026-11-22T12:00:00+00:00',
  period_end: '2027-11-22T12:00:00+00:00',
  payment_method_brand: 'visa',
  payment_method_last4: '4242',
  hosted_invoice_url: null,
  invoice_pdf: null,
  created_at: '2026-11-22T12:00:00+00:00',
  paid_at: '2026-11-22T12:00:05+00:00',
};

const read = async (change: Partial<Order> = {}, email: string | null = 'dana@example.com') =>
  (await pdfTexts(receiptPdf({ ...paid, ...change }, { name: 'Dana Ruiz', email }))).join('\n');

describe('the document of an order', () => {
  it('is a receipt once money was taken: whose, for what, when and by which card', async () => {
    const text = await read();
    expect(text).toMatch(/^Receipt\nCornerlot membership\. Receipt CL-0001\./);
    for (const row of [
      ['Billed to', 'Dana Ruiz, dana@example.com'],
      ['Closer (Annual)', 'Nov 22, 2026 to Nov 22, 2027', '$5,000'],
      ['Total', '$5,000', 'Paid', '$5,000'],
      ['Status', 'Paid on Nov 22, 2026'],
      ['Issued', 'Nov 22, 2026'],
      ['Card', 'Visa ending in 4242'],
    ]) {
      expect(text.split('\n').filter(Boolean).join('\n')).toContain(row.join('\n'));
    }
  });

  it.each([
    ['open', { status: 'open', amount_paid_cents: 0, paid_at: null }, 'Invoice', 'Not paid yet'],
    ['void', { status: 'void', amount_paid_cents: 0, paid_at: null }, 'Invoice', 'Void, not to be paid'],
    ['uncollectible', { status: 'uncollectible', amount_paid_cents: 0, paid_at: null }, 'Invoice', 'Not paid'],
    ['of nothing', { amount_due_cents: 0, amount_paid_cents: 0 }, 'Invoice', 'Paid on Nov 22, 2026'],
    [
      'that gives money back',
      { amount_due_cents: -350_000, amount_paid_cents: 0 },
      'Credit Note',
      'Paid on Nov 22, 2026',
    ],
    ['with a word we do not know', { status: 'disputed' }, 'Invoice', 'disputed'],
  ])('is no receipt for one %s', async (_, change, kind, status) => {
    expect(documentKind({ ...paid, ...change })).toBe(kind);
    const text = await read(change);
    expect(text).not.toContain('Receipt');
    expect(text).toContain(`Status\n${status}`);
  });

  it('says what it has where the provider left something out', async () => {
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
    expect(text).toContain('Membership\n');
    expect(text).not.toMatch(/Card|null|undefined/);
    expect(documentTitle({ ...paid, number: null })).toBe('Receipt in_1');
  });

  it('is saved under a name that every system takes', () => {
    expect(documentFileName(paid)).toBe('cornerlot-receipt-cl-0001.pdf');
    expect(documentFileName({ ...paid, status: 'open', number: '../A/1 ' })).toBe('cornerlot-invoice-a-1.pdf');
  });
});

describe('what was charged', () => {
  it.each([
    [500_000, '$5,000'],
    [0, '$0'],
    [125_050, '$1,250.50'],
    [7, '$0.07'],
    [-350_000, '-$3,500'],
  ])('%i cents are %s', (cents, text) => expect(chargedText(cents, 'usd')).toBe(text));
});

describe('a card', () => {
  it.each([
    ['visa', '4242', 'Visa ending in 4242'],
    ['amex', '0005', 'American Express ending in 0005'],
    ['a_new_one', '1111', 'Card ending in 1111'],
    [null, '1111', 'Card ending in 1111'],
    ['mastercard', null, 'Mastercard'],
    [null, null, null],
  ])('%s %s is %s', (brand, last4, text) => expect(cardText(brand, last4)).toBe(text));
});
