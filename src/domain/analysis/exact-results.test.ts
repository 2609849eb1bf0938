import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatPercent, formatUsd, formatUsdCompact } from '@/kit/formatting/format';
import { roundHalfAway } from '@/kit/numbers/rounding';
import { analyze } from './analyze';
import { strategies, type FigureId, type MetricId, type Strategy, type Unit } from './model';
import { formatValue } from './numbers/format';

/* Every amount and percentage that's shown, against fractions of whole numbers, which are exact. */

interface Fraction {
  upper: bigint;
  lower: bigint;
}

/** A decimal number as a fraction. */
function fraction(value: number | string): Fraction {
  const [digits = '', exponent = '0'] = String(value).split('e');
  const [whole = '', decimals = ''] = digits.split('.');
  const zeros = Number(exponent) - decimals.length;
  const upper = BigInt(whole + decimals);
  return zeros >= 0 ? { upper: upper * 10n ** BigInt(zeros), lower: 1n } : { upper, lower: 10n ** BigInt(-zeros) };
}

type Part = Fraction | number;
const of = (part: Part) => (typeof part === 'number' ? fraction(part) : part);
const times = (...parts: Part[]): Fraction =>
  parts.map(of).reduce((a, b) => ({ upper: a.upper * b.upper, lower: a.lower * b.lower }));
const over = (a: Part, b: Part): Fraction => {
  const { upper, lower } = of(b);
  return times(a, upper < 0n ? { upper: -lower, lower: -upper } : { upper: lower, lower: upper });
};
const plus = (...parts: Part[]): Fraction =>
  parts.map(of).reduce((a, b) => ({ upper: a.upper * b.lower + b.upper * a.lower, lower: a.lower * b.lower }));
const minus = (first: Part, ...rest: Part[]) => plus(first, ...rest.map((part) => times(part, -1)));
const power = (base: Fraction, exponent: number): Fraction => ({
  upper: base.upper ** BigInt(exponent),
  lower: base.lower ** BigInt(exponent),
});
const pct = (whole: Part, percent: Part) => over(times(whole, percent), 100);
const isPositive = (part: Part) => of(part).upper > 0n;

/** Rounds half away from zero: '-1,234.50' with two places. */
function rounded({ upper, lower }: Fraction, places: number): string {
  const size = (upper < 0n ? -upper : upper) * 10n ** BigInt(places);
  const digits = String((2n * size + lower) / (2n * lower)).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places).replace(/\B(?=(\d{3})+$)/g, ',');
  const sign = upper < 0n && /[1-9]/.test(digits) ? '-' : '';
  return sign + whole + (places > 0 ? `.${digits.slice(-places)}` : '');
}

function dollars(amount: Fraction, places: number): string {
  return rounded(amount, places).replace(/^(-?)/, '$1$$');
}

/** What's shown for a result. */
function shown(result: Fraction, unit: Unit): string {
  if (unit === 'percent') return `${rounded(result, 2)}%`;
  if (unit === 'ratio') return rounded(result, 2);
  const cents = dollars(result, 2);
  const isLarge = isPositive(minus(times(result, result), 1000 * 1000 - 1e-9));
  const per = { usd_per_month: '/mo', usd_per_year: '/yr', usd_per_sqft: '/sqft' }[unit as string] ?? '';
  const whole = cents.endsWith('.00') || (isLarge && unit !== 'usd_per_month');
  return (whole ? dollars(result, 0) : cents) + per;
}

type Inputs = Record<FigureId, number>;
type Results = Partial<Record<MetricId, Fraction>>;

/** The results of a strategy, written out once more. A share is of 100%. */
const results: Readonly<Record<Strategy, (f: Inputs) => Results>> = {
  flip(f) {
    const { allIn, cash } = rehab(f, 0);
    const proceeds = minus(f.arv, pct(f.arv, f.sellingCostPct));
    const profit = pct(minus(proceeds, allIn), minus(100, f.jvSharePct));
    const offer = minus(pct(f.arv, f.arvRulePct), f.repairCost);
    return {
      allInCost: allIn,
      cashInvested: cash,
      saleProceeds: proceeds,
      flipProfit: profit,
      flipRoi: over(times(100, profit), allIn),
      mao: offer,
      spread: minus(offer, f.price),
      pricePerSqft: over(f.price, f.sqft),
    };
  },
  rental(f) {
    const loan = minus(f.price, pct(f.price, f.downPaymentPct));
    const cash = plus(minus(f.price, loan), pct(f.price, f.closingCostPct), f.repairCost);
    const service = times(12, payment(loan, f));
    const { noi, ...income } = incomeOf(f);
    const flow = pct(minus(noi, service), minus(100, f.jvSharePct));
    return {
      ...income,
      noi,
      loanAmount: loan,
      monthlyPayment: payment(loan, f),
      debtService: service,
      cashInvested: cash,
      cashFlow: flow,
      cashOnCash: over(times(100, flow), cash),
      capRate: over(times(100, noi), f.price),
      grm: over(f.price, income.grossIncome),
      expenseRatio: over(times(100, income.operatingExpenses), minus(income.grossIncome, income.vacancyLoss)),
      breakEvenOccupancy: over(times(100, plus(income.operatingExpenses, service)), income.grossIncome),
      ...(isPositive(loan) && { dscr: over(noi, service), debtYield: over(times(100, noi), loan) }),
      salePrice: times(f.arv, power(plus(1, pct(1, f.appreciationPct)), f.holdYears)),
      onePercentRule: over(times(100, f.monthlyRent), f.price),
    };
  },
  brrrr(f) {
    const { noi, ...income } = incomeOf(f);
    const { allIn, cash, bridge } = rehab(f, f.rehabRentedPct, noi);
    const loan = pct(f.arv, f.refinanceLtvPct);
    const cashOut = minus(loan, pct(loan, f.refinanceCostPct), bridge);
    const left = minus(cash, cashOut);
    const flow = pct(minus(noi, times(12, payment(loan, f))), minus(100, f.jvSharePct));
    return {
      ...income,
      noi,
      allInCost: allIn,
      cashInvested: cash,
      loanAmount: loan,
      cashOut,
      cashLeft: left,
      cashFlow: flow,
      ...(isPositive(left) && { cashOnCash: over(times(100, flow), left) }),
      ...(isPositive(allIn) && { capRate: over(times(100, noi), allIn) }),
    };
  },
  lease(f) {
    const gross = times(12, plus(f.monthlyRent, f.otherMonthlyIncome));
    const costs = plus(f.maintenance, f.management, f.utilities, f.otherExpenses);
    const rent = times(12, f.leaseRent);
    const flow = pct(minus(gross, pct(gross, f.vacancyPct), costs, rent), minus(100, f.jvSharePct));
    const cash = plus(f.optionFee, f.repairCost);
    const credit = plus(pct(f.optionFee, f.optionFeeCreditedPct), times(12 * f.optionYears, f.rentCredit));
    const cost = isPositive(minus(f.optionPrice, credit)) ? minus(f.optionPrice, credit) : fraction(0);
    const value = times(f.arv, power(plus(1, pct(1, f.appreciationPct)), f.optionYears));
    return {
      grossIncome: gross,
      operatingExpenses: costs,
      ownerRent: rent,
      cashFlow: flow,
      cashInvested: cash,
      cashOnCash: over(times(100, flow), cash),
      breakEvenOccupancy: over(times(100, plus(costs, rent)), gross),
      exerciseCost: cost,
      exerciseValue: value,
      exerciseEquity: minus(value, cost),
    };
  },
  wholesale(f) {
    const offer = minus(pct(f.arv, f.arvRulePct), f.repairCost);
    const room = minus(offer, f.price);
    return {
      mao: offer,
      maxContract: minus(offer, over(times(100, f.assignmentFee), minus(100, f.jvSharePct))),
      spread: isPositive(room) ? pct(room, minus(100, f.jvSharePct)) : room,
    };
  },
};

function incomeOf(f: Inputs) {
  const gross = times(12, plus(f.monthlyRent, f.otherMonthlyIncome));
  const vacancy = pct(gross, f.vacancyPct);
  const costs = plus(
    f.propertyTaxes,
    f.insurance,
    f.maintenance,
    f.management,
    f.utilities,
    f.hoa,
    f.otherExpenses,
    f.reserves,
  );
  return {
    grossIncome: gross,
    vacancyLoss: vacancy,
    operatingExpenses: costs,
    noi: minus(gross, vacancy, costs),
    fiftyPercentRule: over(gross, 2),
  };
}

function rehab(f: Inputs, rentedPct: number, noi: Fraction = fraction(0)) {
  const bridge = pct(f.price, f.bridgeLoanPct);
  const bills = plus(f.propertyTaxes, f.insurance, f.utilities, f.hoa, f.otherExpenses);
  const monthly = plus(pct(bills, 100 - rentedPct), times(-1, pct(noi, rentedPct)), pct(bridge, f.bridgeRatePct));
  const allIn = plus(
    f.price,
    pct(f.price, f.closingCostPct),
    f.repairCost,
    pct(bridge, f.bridgePointsPct),
    over(times(monthly, f.rehabMonths), 12),
  );
  return { allIn, bridge, cash: minus(allIn, bridge) };
}

function payment(loan: Fraction, f: Inputs): Fraction {
  const months = 12 * f.termYears;
  if (f.ratePct === 0) return over(loan, months);
  const rate = over(f.ratePct, 1200);
  return over(times(loan, rate), minus(1, over(1, power(plus(1, rate), months))));
}

// Amounts that people enter, and those at which halves come up: thirds, sixths, and quarters of a percent.
const usd = (most: number) =>
  fc.oneof(
    fc.integer({ min: 1, max: most }),
    fc.integer({ min: 1, max: most / 500 }).map((n) => n * 500),
  );
const percent = (min: number, max: number) =>
  fc.oneof(
    fc.integer({ min, max }),
    fc.integer({ min: min * 8, max: max * 8 }).map((eighths) => eighths / 8),
  );
const deals = fc.record<Inputs>({
  price: usd(900_000),
  sqft: fc.integer({ min: 300, max: 5000 }),
  arv: usd(1_200_000),
  repairCost: usd(150_000),
  closingCostPct: percent(0, 6),
  monthlyRent: usd(9000),
  otherMonthlyIncome: fc.nat(500),
  vacancyPct: percent(0, 20),
  propertyTaxes: fc.nat(15_000),
  insurance: fc.nat(6000),
  maintenance: fc.nat(6000),
  management: fc.nat(6000),
  utilities: fc.nat(6000),
  hoa: fc.nat(6000),
  otherExpenses: fc.nat(6000),
  reserves: fc.nat(6000),
  statedNoi: fc.constant(1000),
  downPaymentPct: percent(0, 100),
  ratePct: fc.oneof(fc.constant(0), percent(1, 15)),
  termYears: fc.integer({ min: 5, max: 40 }),
  // creative-finance.test.ts has the other loans.
  existingLoan: fc.constant(0),
  existingRatePct: fc.constant(4),
  existingMonths: fc.constant(300),
  arrears: fc.constant(0),
  sellerNote: fc.constant(0),
  noteRatePct: fc.constant(7),
  noteTermYears: fc.constant(30),
  noteInterestOnlyYears: fc.constant(0),
  noteBalloonYears: fc.constant(0),
  wrappedLoan: fc.constant(0),
  secondLoan: fc.constant(0),
  secondRatePct: fc.constant(9),
  secondTermYears: fc.constant(15),
  leaseRent: usd(6000),
  optionFee: usd(50_000),
  optionFeeCreditedPct: percent(0, 100),
  rentCredit: fc.nat(3000),
  optionPrice: usd(900_000),
  optionYears: fc.integer({ min: 1, max: 10 }),
  holdYears: fc.integer({ min: 1, max: 10 }),
  rentGrowthPct: fc.constant(0),
  expenseGrowthPct: fc.constant(0),
  appreciationPct: percent(-5, 8),
  sellingCostPct: percent(0, 10),
  rehabMonths: fc.integer({ min: 1, max: 24 }),
  rehabRentedPct: fc.constantFrom(0, 25, 50, 100),
  bridgeLoanPct: percent(0, 100),
  bridgeRatePct: percent(0, 15),
  bridgePointsPct: percent(0, 5),
  refinanceLtvPct: percent(10, 80),
  refinanceCostPct: percent(0, 6),
  arvRulePct: percent(50, 90),
  assignmentFee: usd(50_000),
  jvSharePct: fc.oneof(fc.constantFrom(0, 50, 40, 70), percent(0, 90)),
  targetCapRatePct: fc.constant(6),
  targetCashOnCashPct: fc.constant(8),
  targetDscr: fc.constant(1.25),
  targetFlipRoiPct: fc.constant(20),
});

describe('results of an analysis', () => {
  test('shows a flip’s profit of $78,946.50 as $78,947', () => {
    const bills = { propertyTaxes: 0, insurance: 0, bridgeLoanPct: 0 };
    const yours = { price: 120_000, closingCostPct: 3, repairCost: 30_000, arv: 250_050, sellingCostPct: 7, ...bills };
    const [profit] = analyze({ stated: {}, condition: null }, { strategy: 'flip', yours }).headline;
    expect(profit).toMatchObject({ value: 78_946.5, substituted: '$232,547 − $153,600 = $78,947' });
  });

  test.each(strategies)('gives exact results for a %s', (strategy) => {
    fc.assert(
      fc.property(deals, (yours) => {
        const metrics = new Map(
          analyze({ stated: {}, condition: null }, { strategy, yours })
            .groups.flatMap((group) => group.metrics)
            .map((metric) => [metric.id, metric]),
        );
        for (const [id, exact] of Object.entries(results[strategy](yours)) as [MetricId, Fraction][]) {
          const metric = metrics.get(id);
          expect([id, metric && formatValue(metric.value, metric.unit)]).toEqual([
            id,
            shown(exact, metric?.unit ?? 'usd'),
          ]);
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('rounding', () => {
  const decimals = fc
    .tuple(fc.bigInt({ min: -(10n ** 11n), max: 10n ** 11n }), fc.integer({ min: 0, max: 6 }))
    .map(([digits, places]) => Number(`${digits}e${-places}`));
  // Halves are where rounding goes wrong.
  const halves = fc
    .tuple(fc.integer({ min: -9_999_999, max: 9_999_999 }), fc.integer({ min: 0, max: 4 }))
    .map(([digits, places]) => Number(`${digits}5e${-places - 1}`));

  test('goes half away from zero, in every format', () => {
    fc.assert(
      fc.property(fc.oneof(decimals, halves), fc.integer({ min: 0, max: 4 }), (value, places) => {
        const exact = fraction(value);
        const unsigned = rounded(exact, places).replaceAll(',', '');
        expect(roundHalfAway(value, places)).toBe(Number(unsigned));
        expect(formatUsd(value)).toBe(dollars(exact, 0));
        expect(formatPercent(value, places)).toBe(`${unsigned}%`);
      }),
      { numRuns: 500 },
    );
    expect(roundHalfAway(-4.5)).toBe(-5);
    expect(roundHalfAway(1.005, 2)).toBe(1.01);
    expect(formatUsdCompact(1_005_000)).toBe('$1.01M');
    expect(formatUsdCompact(-1_235_000)).toBe('-$1.24M');
  });
});
