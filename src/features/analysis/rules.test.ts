import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  annualDebtService,
  annualisedReturn,
  breakEvenOccupancy,
  capRate,
  cashLeftIn,
  cashOnCash,
  debtServiceCoverage,
  debtYield,
  effectiveGrossIncome,
  equityMultiple,
  expenseRatio,
  flipProfit,
  grossRentMultiplier,
  halfOfIncome,
  interestOnly,
  loanBalance,
  maximumContract,
  maximumOffer,
  monthlyPayment,
  netOperatingIncome,
  operatingExpenses,
  potentialGrossIncome,
  pricePerSqft,
  quotient,
  refinanceCashOut,
  rentToPrice,
  returnOn,
  simpleAnnualReturn,
  vacancyLoss,
} from './rules';

describe('figures known by heart', () => {
  test('NOI: 48,000 at 5% vacancy less 12,000', () => {
    expect(potentialGrossIncome(3800, 200)).toBe(48_000);
    expect(vacancyLoss(48_000, 5)).toBe(2400);
    expect(netOperatingIncome(effectiveGrossIncome(48_000, 5), operatingExpenses([7000, 5000]))).toBe(33_600);
  });

  test('the payment on 100,000 at 7% over 360 months', () => {
    expect(monthlyPayment(100_000, 7, 360)).toBeCloseTo(665.3, 2);
  });

  test('850,000 with an NOI of 45,000 and a loan of 637,500 at 5.5% over 25 years', () => {
    const debtService = annualDebtService(637_500, 5.5, 300) ?? NaN;
    expect(capRate(45_000, 850_000)).toBeCloseTo(5.29, 2);
    expect(Math.round(debtService)).toBe(46_978);
    expect(cashOnCash(45_000 - debtService, 232_500)).toBeCloseTo(-0.85, 2);
    expect(debtServiceCoverage(45_000, debtService)).toBeCloseTo(0.96, 2);
    expect(debtYield(45_000, 637_500)).toBeCloseTo(7.06, 2);
  });

  test('DSCR of 450,000 against 300,000', () => {
    expect(debtServiceCoverage(450_000, 300_000)).toBe(1.5);
  });

  test('GRM of 500,000 against 50,000', () => {
    expect(grossRentMultiplier(500_000, 50_000)).toBe(10);
  });

  test('rent of 1,400 against 125,000', () => {
    expect(rentToPrice(1400, 125_000)).toBeCloseTo(1.12, 10);
  });

  test('MAO at an ARV of 250,000 with repairs of 40,000, and with a fee of 10,000', () => {
    expect(maximumOffer(250_000, 70, 40_000)).toBe(135_000);
    expect(maximumContract(250_000, 70, 40_000, 10_000)).toBe(125_000);
  });

  test('a flip: 207,000 in, 265,000 out', () => {
    expect(flipProfit(207_000, 265_000)).toBe(58_000);
    expect(returnOn(58_000, 207_000)).toBeCloseTo(28.0, 1);
  });

  test('20% over 4 months, compounded and not', () => {
    expect(annualisedReturn(20, 4)).toBeCloseTo(72.8, 10);
    expect(simpleAnnualReturn(20, 4)).toBe(60);
  });

  test('BRRRR: 26,720 in, 21,000 out, 673.71 a month', () => {
    expect(cashLeftIn(26_720, 21_000)).toBe(5720);
    expect(cashOnCash(12 * 673.71, 5720)).toBeCloseTo(141.3, 1);
  });

  test('break-even occupancy: 12,000 of expenses and 24,000 of debt service against 48,000', () => {
    expect(breakEvenOccupancy(12_000, 24_000, 48_000)).toBe(75);
  });

  test('the rest of the trade', () => {
    expect(expenseRatio(12_000, 45_600)).toBeCloseTo(26.32, 2);
    expect(halfOfIncome(48_000)).toBe(24_000);
    expect(pricePerSqft(250_000, 1250)).toBe(200);
    expect(interestOnly(160_000, 12, 6)).toBe(9600);
    expect(refinanceCashOut(187_500, 5625, 128_000)).toBe(53_875);
    expect(equityMultiple([-100_000, 5000, -20_000, 235_000])).toBe(2);
  });
});

describe('what is not defined', () => {
  test('a denominator of zero or less', () => {
    for (const lower of [0, -1, -850_000]) {
      expect(capRate(45_000, lower)).toBeNull();
      expect(cashOnCash(1000, lower)).toBeNull();
      expect(debtServiceCoverage(45_000, lower)).toBeNull();
      expect(debtYield(45_000, lower)).toBeNull();
      expect(grossRentMultiplier(500_000, lower)).toBeNull();
      expect(rentToPrice(1400, lower)).toBeNull();
      expect(pricePerSqft(1, lower)).toBeNull();
      expect(returnOn(58_000, lower)).toBeNull();
      expect(breakEvenOccupancy(1, 1, lower)).toBeNull();
      expect(annualisedReturn(20, lower)).toBeNull();
      expect(simpleAnnualReturn(20, lower)).toBeNull();
      expect(monthlyPayment(100_000, 7, lower)).toBeNull();
    }
    expect(equityMultiple([100])).toBeNull();
  });

  test('what is not known', () => {
    expect(capRate(null, 850_000)).toBeNull();
    expect(capRate(45_000, null)).toBeNull();
    expect(halfOfIncome(null)).toBeNull();
    expect(operatingExpenses([7000, null])).toBeNull();
    expect(netOperatingIncome(48_000, null)).toBeNull();
    expect(netOperatingIncome(null, 0)).toBeNull();
    expect(breakEvenOccupancy(null, 1, 1)).toBeNull();
    expect(breakEvenOccupancy(1, null, 1)).toBeNull();
    expect(annualisedReturn(null, 4)).toBeNull();
    expect(simpleAnnualReturn(null, 4)).toBeNull();
  });

  test('loans that there are not', () => {
    expect(monthlyPayment(-1, 7, 360)).toBeNull();
    expect(monthlyPayment(100, -1, 360)).toBeNull();
    expect(annualDebtService(100, 7, 0)).toBeNull();
    expect(loanBalance(100, 7, 0, 0)).toBeNull();
    expect(loanBalance(100, 7, 12, -1)).toBeNull();
  });

  test('a loss of more than all has no yearly rate, a loss of all is all', () => {
    expect(annualisedReturn(-100.5, 4)).toBeNull();
    expect(annualisedReturn(-100, 4)).toBe(-100);
  });
});

// Wider than any property, and every kind of nonsense a form could let through.
const wild = fc.double({ noNaN: false });
const money = fc.double({ min: 1, max: 1e9, noNaN: true });
const rate = fc.double({ min: 0, max: 30, noNaN: true });
const months = fc.integer({ min: 1, max: 480 });

describe('of any figures', () => {
  test('a result is a finite number or null', () => {
    fc.assert(
      fc.property(wild, wild, wild, wild, (a, b, c, d) => {
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
          monthlyPayment(a, b, c),
          annualDebtService(a, b, c),
          loanBalance(a, b, c, d),
          annualisedReturn(a, b),
          simpleAnnualReturn(a, b),
          equityMultiple([a, b, c, d]),
        ];
        for (const result of results) expect(result === null || Number.isFinite(result)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test('a higher price never raises the cap rate of a property that earns', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e9, noNaN: true }), money, money, (noi, one, other) => {
        const [low, high] = [capRate(noi, Math.min(one, other)) ?? NaN, capRate(noi, Math.max(one, other)) ?? NaN];
        expect(high).toBeLessThanOrEqual(low);
      }),
    );
  });

  test('the payments come to the principal at least, and to more at a higher rate', () => {
    fc.assert(
      fc.property(money, rate, rate, months, (principal, one, other, count) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        const paid = (percent: number) => (monthlyPayment(principal, percent, count) ?? NaN) * count;
        expect(paid(low)).toBeGreaterThanOrEqual(principal * (1 - 1e-12));
        expect(paid(high)).toBeGreaterThanOrEqual(paid(low) * (1 - 1e-12));
      }),
    );
  });

  test('paid month by month, the loan is gone with the last payment, and the balance is what was left on the way', () => {
    fc.assert(
      fc.property(money, rate, months, fc.nat(480), (principal, percent, count, asked) => {
        const payment = monthlyPayment(principal, percent, count) ?? NaN;
        const paid = Math.min(asked, count);
        let owed = principal;
        for (let month = 1; month <= count; month += 1) {
          if (month === paid + 1)
            expect(loanBalance(principal, percent, count, paid)).toBeCloseTo(owed, -Math.log10(owed) + 4);
          owed += (owed * percent) / 1200 - payment;
        }
        // Rounding errors grow with the interest, as the debt would.
        expect(Math.abs(owed)).toBeLessThanOrEqual(principal * 1e-12 * count * (1 + percent / 1200) ** count);
      }),
      { numRuns: 100 },
    );
  });

  test('a fee comes off the maximum offer dollar for dollar, and so do repairs', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.nat(100), fc.nat(1_000_000), fc.nat(100_000), (arv, share, repairs, fee) => {
        expect(maximumContract(arv, share, repairs, fee) + fee).toBeCloseTo(maximumOffer(arv, share, repairs), 6);
        expect(maximumOffer(arv, share, repairs + fee)).toBeCloseTo(maximumContract(arv, share, repairs, fee), 6);
      }),
    );
  });

  test('a yearly return, earned for its months, is the return again', () => {
    fc.assert(
      // Of a loss of nearly all, twelve times over, a double keeps too few digits to go back from.
      fc.property(fc.double({ min: -60, max: 300, noNaN: true }), fc.integer({ min: 1, max: 60 }), (percent, count) => {
        const yearly = annualisedReturn(percent, count);
        expect(100 * ((1 + (yearly ?? NaN) / 100) ** (count / 12) - 1)).toBeCloseTo(percent, 6);
      }),
    );
  });
});
