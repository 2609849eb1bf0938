import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { financings } from '../../listing/property-vocabulary';
import type { FigureId, FigureValues } from '../model';
import { plain } from './amount';
import { resolveFigures } from './figures';
import { headlineOf } from './headline';
import { listingSubject } from './listing-subject';
import { bankLoan } from './loan-assumptions';

function loansOf(financing: string | null, stated: FigureValues, yours: FigureValues = {}) {
  const figures = resolveFigures({ stated, condition: null, financing }, yours);
  const value = (id: FigureId) => figures[id].value;
  const { existingLoan, sellerNote, downPaymentPct } = figures;
  return {
    bank: plain(bankLoan(value)),
    existing: existingLoan.value,
    note: sellerNote.value,
    down: downPaymentPct.value,
    origins: [existingLoan.origin, sellerNote.origin, downPaymentPct.origin],
  };
}

describe('loans of a listing', () => {
  it('assumes a bank loan, unless the seller offers other terms', () => {
    const bank = { bank: 150_000, existing: 0, note: 0, down: 25 };
    for (const financing of [null, 'Cash', 'Conventional', 'Hard Money', 'Private Money'])
      expect(loansOf(financing, { price: 200_000 })).toMatchObject(bank);
    for (const financing of ['Owner Financing', 'Creative'])
      expect(loansOf(financing, { price: 200_000 })).toMatchObject({ ...bank, bank: 0, note: 150_000 });
    expect(loansOf('Subject To', { price: 200_000 })).toEqual({
      bank: 0,
      existing: 150_000,
      note: 0,
      down: 25,
      origins: ['assumed', 'assumed', 'assumed'],
    });
  });

  it('assumes what the down payment and known loans leave', () => {
    const note = loansOf('Owner Financing', { price: 200_000 }, { downPaymentPct: 10, secondLoan: 30_000 });
    expect(note).toMatchObject({ bank: 0, note: 150_000, down: 10 });
    const both = loansOf('Owner Financing', { price: 200_000 }, { sellerNote: 100_000, downPaymentPct: 10 });
    expect(both).toMatchObject({ bank: 80_000, note: 100_000 });
  });

  it('assumes a down payment of what the known amount of the seller’s loan leaves', () => {
    expect(loansOf('Subject To', { price: 200_000, existingLoan: 120_000 })).toMatchObject({
      bank: 0,
      existing: 120_000,
      down: 40,
      origins: ['stated', 'assumed', 'assumed'],
    });
    expect(loansOf('Owner Financing', { price: 200_000 }, { sellerNote: 250_000 })).toMatchObject({ bank: 0, down: 0 });
  });

  it('leaves no bank loan of a fraction of a cent', () => {
    const amount = fc.integer({ min: 1, max: 100_000_000_000 });
    fc.assert(
      fc.property(amount, amount, (price, sellerNote) => {
        expect(loansOf('Owner Financing', { price, sellerNote }).bank).toBe(0);
      }),
    );
  });

  it('knows no loans without a price', () => {
    for (const financing of financings) expect(loansOf(financing, {})).toMatchObject({ bank: null });
    expect(loansOf('Subject To', {}).existing).toBeNull();
  });
});

it('shows what a listing offered with owner financing earns with the seller’s note', () => {
  const listing = {
    price: 400_000,
    monthly_rent: 4000,
    condition: 'Turn-Key',
    sqft: null,
    noi: null,
    arv: null,
    repair_cost: null,
    other_monthly_income: null,
    vacancy_pct: null,
    annual_expenses: null,
    jv_share_pct: 0,
  };
  const cashFlow = (financing: string, terms = {}) =>
    headlineOf(listingSubject({ ...listing, ...terms, financing })).results[0]?.value ?? NaN;
  expect(cashFlow('Owner Financing')).toBe(cashFlow('Cash'));
  const terms = { down_payment_pct: 10, seller_note_rate: 5, balloon_years: 5 };
  expect(cashFlow('Owner Financing', terms)).toBeCloseTo(cashFlow('Cash') + 1995.91 - 1932.56, 2);
  // A loan made years ago has a lower rate, and less time to pay it off.
  expect(cashFlow('Subject To') - cashFlow('Cash')).toBeCloseTo(1995.91 - 1583.51, 2);
});

it('takes over the loan that stays with its arrears, or wraps it in the note of a seller who keeps paying it', () => {
  const terms = {
    price: 200_000,
    condition: null,
    sqft: null,
    noi: null,
    arv: null,
    repair_cost: null,
    monthly_rent: null,
    other_monthly_income: null,
    vacancy_pct: null,
    annual_expenses: null,
    jv_share_pct: 0,
    existing_loan_balance: 120_000,
    existing_loan_rate: 3.25,
    existing_loan_months: 290,
    existing_loan_arrears: 4500,
    seller_note_amount: 40_000,
    seller_note_interest_only_years: 2,
  };
  const statedFor = (financing: string | null) => listingSubject({ ...terms, financing }).stated;
  const note = { sellerNote: 40_000, noteInterestOnlyYears: 2 };
  const both = { price: 200_000, ...note, existingRatePct: 3.25, existingMonths: 290 };
  expect(statedFor('Subject To')).toEqual({ ...both, existingLoan: 120_000, arrears: 4500 });
  expect(statedFor('Creative')).toEqual({ ...both, existingLoan: 120_000, arrears: 4500 });
  expect(statedFor('Owner Financing')).toEqual({ ...both, wrappedLoan: 120_000 });
  for (const financing of ['Cash', null]) expect(statedFor(financing)).toEqual({ price: 200_000 });
});
