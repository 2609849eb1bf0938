import { expect, it } from 'vitest';
import type { LedgerEntry } from '../ledger/ledger';
import { amendedText } from './amendment';

const entry = (terms: Record<string, unknown>, before: Record<string, unknown>): LedgerEntry => ({
  seq: 9,
  at: '2026-12-01T00:00:00Z',
  actor: 'system',
  kind: 'terms.amend',
  data: { number: 1, terms, before },
  texts: {},
});

it.each([
  [{ price: 90_000, seller_credit: 0 }, { price: 95_000 }, 'price $90,000 instead of $95,000'],
  [
    { closing_on: '2027-01-04', contingencies: ['financing', 'title'] },
    { closing_on: '2026-12-24', contingencies: [] },
    'contingencies Financing and Clear title instead of none and closing by Jan 4, 2027 instead of Dec 24, 2026',
  ],
  [
    { earnest_due_hours: 24, inspection_days: 1, jv_share_pct: 40, financing: 'Cash' },
    { earnest_due_hours: 48, inspection_days: 7, jv_share_pct: 50, financing: 'Hard Money' },
    'earnest money due within 24 hours instead of 48 hours, financing Cash instead of Hard Money, ' +
      'inspection 1 day instead of 7 days, and seller’s profit share 40% instead of 50%',
  ],
  [
    { second_deposit: 5000, second_deposit_days: 20, earnest_holder: 'title', extension_fee: 2000 },
    { second_deposit: 0, second_deposit_days: null, earnest_holder: null, extension_fee: 0 },
    'second deposit $5,000 instead of $0, second deposit due within 20 days instead of none, ' +
      'deposit held by a title company instead of not agreed, and extension fee $2,000 instead of $0',
  ],
  [
    { earnest_due_hours: null, earnest_due_days: 3 },
    { earnest_due_hours: 48, earnest_due_days: null },
    'earnest money due within 3 business days instead of 48 hours',
  ],
  [
    { earnest_due_days: 1 },
    { earnest_due_days: 3 },
    'earnest money due within 1 business day instead of 3 business days',
  ],
  [{ price: 1 }, {}, 'new terms'],
])('%j, before %j', (terms, before, text) => expect(amendedText(entry(terms, before))).toBe(text));

it('gets by without terms', () => expect(amendedText({ ...entry({}, {}), data: {} })).toBe('new terms'));
