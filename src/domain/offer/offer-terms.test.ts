import { describe, expect, it } from 'vitest';
import { changedTerms, termRows, type OfferTerms } from './offer-terms';

const terms: OfferTerms = {
  price: 212_000,
  earnest_money: 3000,
  earnest_due_hours: 48,
  closing_on: '2026-12-18',
  financing: 'Cash',
  inspection_days: 7,
  contingencies: ['financing', 'title'],
  jv_share_pct: 50,
  time_zone: 'America/Chicago',
  expires_at: '2026-11-28T22:30:00Z',
};
const texts = (change: Partial<OfferTerms>) => termRows({ ...terms, ...change }).map(({ text }) => text);

describe('termRows', () => {
  it('lists every term', () => {
    expect(texts({})).toEqual([
      '$212,000',
      '$3,000 within 48 hours',
      'Dec 18, 2026',
      'Cash',
      '7 days',
      'Financing, Clear title',
      '50%',
    ]);
  });
});

describe('changedTerms', () => {
  it('has the earlier texts of the terms that changed', () => {
    const next = { ...terms, price: 215_000, contingencies: [], expires_at: '2026-12-01T22:30:00Z' };
    expect([...changedTerms(next, terms)]).toEqual([
      ['price', '$212,000'],
      ['contingencies', 'Financing, Clear title'],
    ]);
  });
});
