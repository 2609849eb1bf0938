import { expect, it } from 'vitest';
import { askedTerms, termHints } from './seller-terms';

const terms = {
  earnest_money: 5000,
  closing_on: '2026-12-08',
  contract_expires_on: '2026-12-20',
  funds_required: true,
};
const funds = { amount: 250_000, until: '2027-03-03' };

it('presets what the seller asks for, except a date that’s too soon', () => {
  expect(askedTerms(terms, '2026-12-08')).toEqual({ earnest_money: 5000, closing_on: '2026-12-08' });
  expect(askedTerms({ ...terms, earnest_money: null }, '2026-12-09')).toEqual({});
  expect(askedTerms(null, '2026-12-09')).toEqual({});
});

it('tells the buyer what the seller asks for, and what they have', () => {
  expect(termHints(terms, 'buyer', funds)).toEqual({
    earnest_money: 'The seller asks for $5,000.',
    closing_on: 'The seller plans to close Dec 8, 2026. The seller’s contract expires Dec 20, 2026.',
    financing:
      'The seller asks for verified funds: the price of a cash offer, or the earnest money of any other. ' +
      'Yours are verified to $250K until Mar 3.',
  });
  expect(termHints(terms, 'buyer', undefined).financing).toMatch(/Yours aren’t verified yet\.$/);
});

it('reminds the seller of their own terms', () => {
  expect(termHints(terms, 'seller', undefined)).toEqual({
    earnest_money: 'You ask for $5,000.',
    closing_on: 'You plan to close Dec 8, 2026. Your contract expires Dec 20, 2026.',
    financing: 'You ask for verified funds: the price of a cash offer, or the earnest money of any other.',
  });
});
