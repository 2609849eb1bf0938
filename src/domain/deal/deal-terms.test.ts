import { expect, it } from 'vitest';
import { movedTerms, summarizeDealTerms, type DealTerms } from './deal-terms';

const agreed = {
  price: 95_000,
  seller_credit: 0,
  earnest_money: 3000,
  earnest_due_hours: 48,
  earnest_due_days: null,
  second_deposit: 0,
  second_deposit_days: null,
  earnest_refund_days: null,
  earnest_holder: null,
  extension_fee: 0,
  financing: 'Cash',
  inspection_days: 7,
  contingencies: [],
  closing_on: '2026-12-24',
  jv_share_pct: 0,
};
const due = { earnest: '2026-11-27T18:00:00Z', inspection: '2026-12-03T06:00:00Z' };
const terms = (change: Partial<DealTerms> = {}): DealTerms => ({
  ...agreed,
  agreed,
  time_zone: 'America/Chicago',
  earnest_due_at: due.earnest,
  agreed_earnest_due_at: due.earnest,
  second_due_at: null,
  refund_due_at: null,
  agreed_second_due_at: null,
  agreed_refund_due_at: null,
  inspection_due_at: due.inspection,
  agreed_inspection_due_at: due.inspection,
  financing_due_at: null,
  agreed_financing_due_at: null,
  assignment_due_at: null,
  agreed_assignment_due_at: null,
  ...change,
});
const moved = (change: Partial<DealTerms>) =>
  movedTerms(terms(change), Date.parse('2026-11-26T00:00:00Z')).map(
    ({ label, text, agreed: first }) => `${label}: ${text} (${first})`,
  );

it('finds nothing moved in terms as accepted', () => expect(moved({})).toEqual([]));

it.each<[Partial<DealTerms>, string[]]>([
  [{ price: 90_000, seller_credit: 500 }, ['Price: $90,000 ($95,000)', 'Seller credit: $500 (None)']],
  [{ earnest_money: 2000 }, ['Earnest money: $2,000 ($3,000)']],
  [{ inspection_days: 0, inspection_due_at: null }, ['Inspection: Waived (7 days)']],
  [{ closing_on: '2027-01-04' }, ['Closing by: Jan 4, 2027 (Dec 24, 2026)']],
])('%j', (change, rows) => expect(moved(change)).toEqual(rows));

it('names a moved deadline instead of its days', () => {
  const [row, ...others] = moved({ inspection_days: 10, inspection_due_at: '2026-12-06T06:00:00Z' });
  expect(row).toMatch(/^Inspection until: .*Dec 5.* \(.*Dec 2.*\)$/);
  expect(others).toEqual([]);
});

it('says what the terms in force mean, and what moved', () => {
  expect(summarizeDealTerms(terms({ price: 90_000 }), 'seller', 0)).toEqual([
    'The buyer pays $90,000, with $3,000 earnest money due within 48 hours of acceptance.',
    'The buyer pays in cash.',
    'The buyer has 7 days to inspect.',
    'Closing by Dec 24, 2026.',
    'Price $90,000 (agreed first: $95,000).',
  ]);
});

it('says a new term once', () => {
  const sentences = summarizeDealTerms(terms({ extension_fee: 2000, earnest_holder: 'title' }), 'buyer', 0);
  expect(sentences.filter((sentence) => /for more time|title company/i.test(sentence))).toHaveLength(2);
  expect(sentences.join(' ')).not.toContain('agreed first');
});
