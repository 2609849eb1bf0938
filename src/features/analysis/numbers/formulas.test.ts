import * as fc from 'fast-check';
import * as formulas from './formulas';
import { describe, expect, test } from 'vitest';
import { plain, type Amount } from './amount';

type Plain<F> = F extends (...inputs: infer Inputs) => Amount
  ? (...inputs: Inputs) => number
  : F extends (...inputs: infer Inputs) => Amount | null
    ? (...inputs: Inputs) => number | null
    : never;

/** A formula with its result as a number. */
function plainly<F extends (...inputs: never[]) => Amount | null>(formula: F): Plain<F> {
  return ((...inputs: never[]) => plain(formula(...inputs))) as Plain<F>;
}

const annualDebtService = plainly(formulas.annualDebtService);
const annualizedReturn = plainly(formulas.annualizedReturn);
const breakEvenOccupancy = plainly(formulas.breakEvenOccupancy);
const capRate = plainly(formulas.capRate);
const cashLeftIn = plainly(formulas.cashLeftIn);
const cashOnCash = plainly(formulas.cashOnCash);
const debtServiceCoverage = plainly(formulas.debtServiceCoverage);
const debtYield = plainly(formulas.debtYield);
const effectiveGrossIncome = plainly(formulas.effectiveGrossIncome);
const equityMultiple = plainly(formulas.equityMultiple);
const expenseRatio = plainly(formulas.expenseRatio);
const flipProfit = plainly(formulas.flipProfit);
const grossRentMultiplier = plainly(formulas.grossRentMultiplier);
const halfOfIncome = plainly(formulas.halfOfIncome);
const interestOnly = plainly(formulas.interestOnly);
const loanBalance = plainly(formulas.loanBalance);
const maximumContract = plainly(formulas.maximumContract);
const maximumOffer = plainly(formulas.maximumOffer);
const monthlyPayment = plainly(formulas.monthlyPayment);
const netOperatingIncome = plainly(formulas.netOperatingIncome);
const operatingExpenses = plainly(formulas.operatingExpenses);
const potentialGrossIncome = plainly(formulas.potentialGrossIncome);
const pricePerSqft = plainly(formulas.pricePerSqft);
const quotient = plainly(formulas.quotient);
const refinanceCashOut = plainly(formulas.refinanceCashOut);
const rentToPrice = plainly(formulas.rentToPrice);
const returnOn = plainly(formulas.returnOn);
const simpleAnnualReturn = plainly(formulas.simpleAnnualReturn);
const vacancyLoss = plainly(formulas.vacancyLoss);

describe('formulas', () => {
  test('computes NOI from rent, vacancy, and expenses', () => {
    expect(potentialGrossIncome(3800, 200)).toBe(48_000);
    expect(vacancyLoss(48_000, 5)).toBe(2400);
    expect(netOperatingIncome(effectiveGrossIncome(48_000, 5), operatingExpenses([7000, 5000]))).toBe(33_600);
  });

  test('computes the payment on $100,000 at 7% over 360 months', () => {
    expect(monthlyPayment(100_000, 7, 360)).toBeCloseTo(665.3, 2);
  });

  test('computes cap rate, DSCR, and debt yield of an $850,000 purchase', () => {
    const debtService = annualDebtService(637_500, 5.5, 300) ?? NaN;
    expect(capRate(45_000, 850_000)).toBeCloseTo(5.29, 2);
    expect(Math.round(debtService)).toBe(46_978);
    expect(cashOnCash(45_000 - debtService, 232_500)).toBeCloseTo(-0.85, 2);
    expect(debtServiceCoverage(45_000, debtService)).toBeCloseTo(0.96, 2);
    expect(debtYield(45_000, 637_500)).toBeCloseTo(7.06, 2);
  });

  test('computes the MAO and the maximum contract price', () => {
    expect(maximumOffer(250_000, 70, 40_000)).toBe(135_000);
    expect(maximumContract(250_000, 70, 40_000, 10_000)).toBe(125_000);
  });

  test('computes flip profit and return', () => {
    expect(flipProfit(207_000, 265_000)).toBe(58_000);
    expect(returnOn(58_000, 207_000)).toBeCloseTo(28.0, 1);
  });

  test('annualizes 20% over 4 months with and without compounding', () => {
    expect(annualizedReturn(20, 4)).toBeCloseTo(72.8, 10);
    expect(simpleAnnualReturn(20, 4)).toBe(60);
  });

  test('computes cash out and cash left of a BRRRR', () => {
    expect(cashLeftIn(26_720, 21_000)).toBe(5720);
    expect(cashOnCash(12 * 673.71, 5720)).toBeCloseTo(141.3, 1);
  });

  test('computes break-even occupancy', () => {
    expect(breakEvenOccupancy(12_000, 24_000, 48_000)).toBe(75);
  });

  test('computes the remaining ratios', () => {
    expect(rentToPrice(1400, 125_000)).toBeCloseTo(1.12, 10);
    expect(expenseRatio(12_000, 45_600)).toBeCloseTo(26.32, 2);
    expect(halfOfIncome(48_000)).toBe(24_000);
    expect(pricePerSqft(250_000, 1250)).toBe(200);
    expect(interestOnly(160_000, 12, 6)).toBe(9600);
    expect(refinanceCashOut(187_500, 5625, 128_000)).toBe(53_875);
    expect(equityMultiple([-100_000, 5000, -20_000, 235_000])).toBe(2);
  });
});

describe('undefined results', () => {
  test('are null for a denominator of zero or less', () => {
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
      expect(annualizedReturn(20, lower)).toBeNull();
      expect(simpleAnnualReturn(20, lower)).toBeNull();
      expect(monthlyPayment(100_000, 7, lower)).toBeNull();
    }
    expect(equityMultiple([100])).toBeNull();
  });

  test('are null for unknown inputs', () => {
    expect(capRate(null, 850_000)).toBeNull();
    expect(capRate(45_000, null)).toBeNull();
    expect(halfOfIncome(null)).toBeNull();
    expect(operatingExpenses([7000, null])).toBeNull();
    expect(netOperatingIncome(48_000, null)).toBeNull();
    expect(netOperatingIncome(null, 0)).toBeNull();
    expect(breakEvenOccupancy(null, 1, 1)).toBeNull();
    expect(breakEvenOccupancy(1, null, 1)).toBeNull();
    expect(annualizedReturn(null, 4)).toBeNull();
    expect(simpleAnnualReturn(null, 4)).toBeNull();
  });

  test('are null for invalid loans', () => {
    expect(monthlyPayment(-1, 7, 360)).toBeNull();
    expect(monthlyPayment(100, -1, 360)).toBeNull();
    expect(annualDebtService(100, 7, 0)).toBeNull();
    expect(loanBalance(100, 7, 0, 0)).toBeNull();
    expect(loanBalance(100, 7, 12, -1)).toBeNull();
  });

  test('are null for the yearly rate of a loss above 100%', () => {
    expect(annualizedReturn(-100.5, 4)).toBeNull();
    expect(annualizedReturn(-100, 4)).toBe(-100);
  });
});

// Wider than any property.
const wild = fc.double({ noNaN: true, noDefaultInfinity: true });
const money = fc.double({ min: 1, max: 1e9, noNaN: true });
// As precise as a form lets them be.
const rate = fc.integer({ min: 0, max: 30_000 }).map((thousandths) => thousandths / 1000);
const months = fc.integer({ min: 1, max: 480 });

describe('any figures', () => {
  test('give a finite number or null', () => {
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
        for (const result of results) expect(result === null || Number.isFinite(result)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test('never give a higher cap rate at a higher price while NOI is positive', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e9, noNaN: true }), money, money, (noi, one, other) => {
        const [low, high] = [capRate(noi, Math.min(one, other)) ?? NaN, capRate(noi, Math.max(one, other)) ?? NaN];
        expect(high).toBeLessThanOrEqual(low);
      }),
    );
  });

  test('give payments that total at least the principal and grow with the rate', () => {
    fc.assert(
      fc.property(money, rate, rate, months, (principal, one, other, count) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        const paid = (percent: number) => (monthlyPayment(principal, percent, count) ?? NaN) * count;
        expect(paid(low)).toBeGreaterThanOrEqual(principal * (1 - 1e-12));
        expect(paid(high)).toBeGreaterThanOrEqual(paid(low) * (1 - 1e-12));
      }),
    );
  });

  test('give balances that match paying month by month, down to zero', () => {
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

  test('deduct fees and repairs from the maximum offer dollar for dollar', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.nat(100), fc.nat(1_000_000), fc.nat(100_000), (arv, share, repairs, fee) => {
        expect(maximumContract(arv, share, repairs, fee) + fee).toBeCloseTo(maximumOffer(arv, share, repairs), 6);
        expect(maximumOffer(arv, share, repairs + fee)).toBeCloseTo(maximumContract(arv, share, repairs, fee), 6);
      }),
    );
  });

  test('convert a yearly return back to the original', () => {
    fc.assert(
      // Of a loss of nearly all, twelve times over, a double keeps too few digits to go back from.
      fc.property(fc.double({ min: -60, max: 300, noNaN: true }), fc.integer({ min: 1, max: 60 }), (percent, count) => {
        const yearly = annualizedReturn(percent, count);
        expect(100 * ((1 + (yearly ?? NaN) / 100) ** (count / 12) - 1)).toBeCloseTo(percent, 6);
      }),
    );
  });
});
