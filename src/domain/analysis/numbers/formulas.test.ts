import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plain } from './amount';
import {
  annualDebtService,
  annualizedReturn,
  breakEvenOccupancy,
  capRate,
  cashOnCash,
  debtServiceCoverage,
  debtYield,
  equityMultiple,
  expenseRatio,
  grossRentMultiplier,
  halfOfIncome,
  loanBalance,
  maximumContract,
  maximumOffer,
  monthlyPayment,
  netOperatingIncome,
  operatingExpenses,
  pricePerSqft,
  quotient,
  rentToPrice,
  returnOn,
  simpleAnnualReturn,
} from './formulas';

// Against a model of fractions, exact-results.test.ts has the others.
test('annualizes 20% over 4 months with and without compounding', () => {
  expect(plain(annualizedReturn(20, 4))).toBeCloseTo(72.8, 10);
  expect(plain(simpleAnnualReturn(20, 4))).toBe(60);
});

test('computes an equity multiple of what was put in and what came back', () => {
  expect(plain(equityMultiple([-100_000, 5000, -20_000, 235_000]))).toBe(2);
});

describe('undefined results', () => {
  test.each([0, -1, -850_000])('returns null for a denominator of %d', (lower) => {
    const ratios = [capRate, cashOnCash, debtServiceCoverage, debtYield, grossRentMultiplier, rentToPrice];
    for (const ratio of [...ratios, pricePerSqft, returnOn, annualizedReturn, simpleAnnualReturn])
      expect([ratio.name, ratio(45_000, lower)]).toEqual([ratio.name, null]);
    expect(breakEvenOccupancy(1, 1, lower)).toBeNull();
    expect(monthlyPayment(100_000, 7, lower)).toBeNull();
  });

  test('returns null for unknown inputs and invalid loans', () => {
    const results = [
      capRate(null, 850_000),
      capRate(45_000, null),
      halfOfIncome(null),
      operatingExpenses([7000, null]),
      netOperatingIncome(48_000, null),
      netOperatingIncome(null, 0),
      breakEvenOccupancy(null, 1, 1),
      breakEvenOccupancy(1, null, 1),
      annualizedReturn(null, 4),
      simpleAnnualReturn(null, 4),
      equityMultiple([100]),
      monthlyPayment(-1, 7, 360),
      monthlyPayment(100, -1, 360),
      annualDebtService(100, 7, 0),
      loanBalance(100, 7, 0, 0),
      loanBalance(100, 7, 12, -1),
    ];
    expect(results.every((result) => result === null)).toBe(true);
  });

  test('returns null for the yearly rate of a loss above 100%', () => {
    expect(annualizedReturn(-100.5, 4)).toBeNull();
    expect(plain(annualizedReturn(-100, 4))).toBe(-100);
  });
});

// Wider than any property.
const wild = fc.double({ noNaN: true, noDefaultInfinity: true });
const money = fc.double({ min: 1, max: 1e9, noNaN: true });
// As precise as a form lets them be.
const rate = fc.integer({ min: 0, max: 30_000 }).map((thousandths) => thousandths / 1000);
const months = fc.integer({ min: 1, max: 480 });

describe('any figures', () => {
  test('gives a finite number or null for any figures', () => {
    fc.assert(
      fc.property(wild, wild, wild, wild, rate, months, (a, b, c, d, percent, count) => {
        const results = [
          quotient(a, b),
          capRate(a, b),
          cashOnCash(a, b),
          debtServiceCoverage(a, b),
          debtYield(a, b),
          grossRentMultiplier(a, b),
          rentToPrice(a, b),
          pricePerSqft(a, b),
          returnOn(a, b),
          expenseRatio(a, b),
          breakEvenOccupancy(a, b, c),
          monthlyPayment(a, percent, count),
          annualDebtService(a, percent, count),
          loanBalance(a, percent, count, 12),
          annualizedReturn(a, b),
          simpleAnnualReturn(a, b),
          equityMultiple([a, b, c, d]),
        ];
        for (const result of results.map(plain)) expect(result === null || Number.isFinite(result)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  test('lowers the cap rate as the price rises while NOI is positive', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e9, noNaN: true }), money, money, (noi, one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)].map(
          (price) => plain(capRate(noi, price)) ?? NaN,
        );
        expect(high).toBeLessThanOrEqual(low ?? NaN);
      }),
    );
  });

  test('gives payments that total at least the principal and grow with the rate', () => {
    fc.assert(
      fc.property(money, rate, rate, months, (principal, one, other, count) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        const paid = (percent: number) => (plain(monthlyPayment(principal, percent, count)) ?? NaN) * count;
        expect(paid(low)).toBeGreaterThanOrEqual(principal * (1 - 1e-12));
        expect(paid(high)).toBeGreaterThanOrEqual(paid(low) * (1 - 1e-12));
      }),
    );
  });

  test('gives balances that match paying month by month, down to zero', () => {
    fc.assert(
      fc.property(money, rate, months, fc.nat(480), (principal, percent, count, asked) => {
        const payment = plain(monthlyPayment(principal, percent, count)) ?? NaN;
        const paid = Math.min(asked, count);
        let owed = principal;
        for (let month = 1; month <= count; month += 1) {
          if (month === paid + 1)
            expect(plain(loanBalance(principal, percent, count, paid))).toBeCloseTo(owed, -Math.log10(owed) + 4);
          owed += (owed * percent) / 1200 - payment;
        }
        // Rounding errors grow with the interest, as the debt would.
        expect(Math.abs(owed)).toBeLessThanOrEqual(principal * 1e-12 * count * (1 + percent / 1200) ** count);
      }),
      { numRuns: 40 },
    );
  });

  test('deducts fees and repairs from the maximum offer dollar for dollar', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.nat(100), fc.nat(1_000_000), fc.nat(100_000), (arv, share, repairs, fee) => {
        const contract = plain(maximumContract(arv, share, repairs, fee)) ?? NaN;
        expect(contract + fee).toBeCloseTo(plain(maximumOffer(arv, share, repairs)) ?? NaN, 6);
        expect(contract).toBeCloseTo(plain(maximumOffer(arv, share, repairs + fee)) ?? NaN, 6);
      }),
    );
  });

  test('converts a yearly return back to the original', () => {
    fc.assert(
      // Of a loss of nearly all, twelve times over, a double keeps too few digits to go back from.
      fc.property(fc.double({ min: -60, max: 300, noNaN: true }), fc.integer({ min: 1, max: 60 }), (percent, count) => {
        const yearly = plain(annualizedReturn(percent, count));
        expect(100 * ((1 + (yearly ?? NaN) / 100) ** (count / 12) - 1)).toBeCloseTo(percent, 6);
      }),
    );
  });
});
