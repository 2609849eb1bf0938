import { describe, expect, test } from 'vitest';
import { analyze } from './analyze';
import type { FigureValues, Metric, MetricId, Strategy } from './model';

function resultsOf(strategy: Strategy, stated: FigureValues): Metric[] {
  const { groups } = analyze({ stated, condition: null }, { strategy, yours: {} });
  return groups.flatMap((group) => group.metrics);
}

/** A rental bought for $1,000,000, so that its loans never exceed the price. */
const rental: FigureValues = { price: 1_000_000, downPaymentPct: 100, statedNoi: 100_000 };
/** A lease option without any costs but rent. */
const lease: FigureValues = { price: 1, vacancyPct: 0, maintenance: 0, management: 0, appreciationPct: 0 };

/** A result, or its variant, rounded to cents. */
function cents(metrics: readonly Metric[], id: MetricId, variant?: string): number {
  const metric = metrics.find((each) => each.id === id);
  const value = variant ? metric?.variants.find((each) => each.id === variant)?.value : metric?.value;
  return Math.round((value ?? NaN) * 100) / 100;
}

type Result = [result: MetricId, value: number, variant?: string];

const examples: [source: string, FigureValues, ...Result[]][] = [
  [
    'CFPB, Regulation Z, sample form H-24(B): $162,000 at 3.875% over 30 years',
    { price: 180_000, downPaymentPct: 10, ratePct: 3.875, termYears: 30 },
    ['loanAmount', 162_000],
    ['monthlyPayment', 761.78],
  ],
  [
    'CFPB, Regulation Z, sample form H-24(C): $211,000 at 4%, interest only for 5 of 30 years',
    { sellerNote: 211_000, noteRatePct: 4, noteInterestOnlyYears: 5, noteTermYears: 25 },
    ['notePayment', 703.33],
  ],
  [
    // The form adds the last payment and shows $149,263.
    'CFPB, Regulation Z, sample form H-24(E): $171,000 at 4.375% with a balloon after 7 years',
    { sellerNote: 171_000, noteRatePct: 4.375, noteTermYears: 30, noteBalloonYears: 7 },
    ['notePayment', 853.78],
    ['balloonBalance', 148_409.35],
  ],
  [
    'HP Prime User Guide, Finance app: $150,000 at 6.5% over 30 years, balloon after 10',
    { sellerNote: 150_000, noteRatePct: 6.5, noteTermYears: 30, noteBalloonYears: 10 },
    ['notePayment', 948.1],
    ['balloonBalance', 127_164.19],
  ],
  [
    'HP 12C real estate applications, wraparound: $300,000 at 10% around $200,132.06 at 6.75%, 12 years each',
    {
      sellerNote: 300_000,
      noteRatePct: 10,
      noteTermYears: 12,
      wrappedLoan: 200_132.06,
      existingRatePct: 6.75,
      existingMonths: 144,
    },
    ['notePayment', 3585.23],
    ['notePayment', 1553.69, 'spread'],
  ],
  [
    'Bronchick and Dahlstrom, Financing Secrets of a Millionaire Real Estate Investor, figure 9.3: subject to $72,000',
    {
      price: 100_000,
      existingLoan: 72_000,
      existingRatePct: 7,
      existingMonths: 360,
      sellerNote: 20_000,
      noteRatePct: 8,
      closingCostPct: 0,
      repairCost: 0,
    },
    ['existingPayment', 479.02],
    ['notePayment', 146.75],
    ['monthlyPayment', 479.02 + 146.75],
    ['cashInvested', 8000],
  ],
  [
    'The same, figure 9.4: $92,000 at 8% wrapped around $72,000 at 7%',
    { sellerNote: 92_000, noteRatePct: 8, wrappedLoan: 72_000, existingRatePct: 7, existingMonths: 360 },
    ['notePayment', 675.06],
    ['notePayment', 196.05, 'spread'],
  ],
  [
    // It shows $1,450, $716, and $734.
    'Mortgagevox, Beat High Interest Rates With Wraparound Financing: $180,000 at 7.5% around $100,000 at 6%',
    {
      sellerNote: 180_000,
      noteRatePct: 7.5,
      noteTermYears: 20,
      wrappedLoan: 100_000,
      existingRatePct: 6,
      existingMonths: 240,
    },
    ['notePayment', 1450.07],
    ['notePayment', 733.64, 'spread'],
  ],
  [
    'Microsoft, Excel’s PMT: $10,000 at 8% over 10 months, so a year has 10 payments',
    { existingLoan: 10_000, existingRatePct: 8, existingMonths: 10 },
    ['existingPayment', 1037.03],
    ['debtService', 10_370.32],
  ],
  [
    'NoteInvestor.com, How to Calculate Interest Only Owner Finance Payments: $100,000 at 8%',
    { sellerNote: 100_000, noteRatePct: 8, noteInterestOnlyYears: 3 },
    ['notePayment', 666.67],
  ],
];

const leases: typeof examples = [
  [
    'CREonline’s forum, Lease Option Basics (1998): $100,000, $5,000 down, and $300 of the rent credited for 12 months',
    { optionPrice: 100_000, optionFee: 5000, rentCredit: 300, optionYears: 1 },
    ['exerciseCost', 91_400],
  ],
  [
    // It lets the tenant buy for $300,000 in the end.
    'The Balance, What Is a Sandwich Lease?: $2,000 down and $1,500 a month for $250,000, rented out for $2,000',
    {
      optionPrice: 250_000,
      optionFee: 2000,
      optionFeeCreditedPct: 0,
      optionYears: 3,
      leaseRent: 1500,
      monthlyRent: 2000,
      arv: 300_000,
    },
    ['cashFlow', 500, 'monthly'],
    ['exerciseEquity', 50_000],
  ],
  [
    'Shmoop, Sandwich Lease: leased for $2,500, rented out for $3,500',
    { leaseRent: 2500, monthlyRent: 3500 },
    ['cashFlow', 1000, 'monthly'],
  ],
];

describe('published examples', () => {
  test.each(examples)('gives the results of %s', (_, figures, ...results) => {
    const metrics = resultsOf('rental', { ...rental, ...figures });
    for (const [id, value, variant] of results) expect([id, cents(metrics, id, variant)]).toEqual([id, value]);
  });

  test.each(leases)('gives the results of %s', (_, figures, ...results) => {
    const metrics = resultsOf('lease', { ...lease, ...figures });
    for (const [id, value, variant] of results) expect([id, cents(metrics, id, variant)]).toEqual([id, value]);
  });
});
