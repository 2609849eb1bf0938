import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byHand, one, type LedgerDeal } from '../../../tests/loan-ledger';
import { rehabByHand, type RehabDeal } from '../../../tests/rehab-ledger';
import { flip } from './flip';
import { holdingOf } from './holding';
import type { FigureValues, Subject } from './model';
import type { Amount } from './numbers/amount';
import { brrrrNumbers } from './numbers/brrrr';
import { resolveFigures } from './numbers/figures';
import { flipNumbers } from './numbers/flip';
import { refinanceOf } from './numbers/loans';
import { rentalNumbers } from './numbers/rental';
import { maximumPrice } from './prices';
import { rental } from './rental';

/** An amount in fixed-point decimals, to 20 places. */
const inFixed = (amount: Amount) => BigInt(amount.toFixed(20).replace('.', '')) * 10n ** 10n;
/** Equal to a billionth of a dollar, so also to the cent. */
function same(name: string, amount: Amount | null | undefined, expected: bigint) {
  const off = amount == null ? null : inFixed(amount) - expected;
  expect([name, off !== null && (off < 0n ? -off : off) < one / 10n ** 9n, String(amount)]).toEqual([
    name,
    true,
    String(amount),
  ]);
}

const some = (min: number, max: number) => fc.integer({ min, max });
const eighths = (min: number, max: number) => some(min * 8, max * 8).map((count) => count / 8);
const maybe = (amounts: fc.Arbitrary<number>) => fc.oneof(fc.constant(0), amounts);
const anyDeal = {
  price: some(50_000, 900_000),
  statedNoi: some(-5000, 90_000),
  downPaymentPct: eighths(0, 100),
  closingCostPct: eighths(0, 6),
  repairCost: maybe(some(1, 90_000)),
  ratePct: maybe(eighths(1, 12)),
  termYears: some(5, 30),
  existingLoan: maybe(some(1000, 500_000)),
  existingRatePct: maybe(eighths(2, 10)),
  existingMonths: some(1, 360),
  arrears: maybe(some(1, 20_000)),
  sellerNote: maybe(some(1000, 500_000)),
  noteRatePct: maybe(eighths(1, 15)),
  noteTermYears: some(1, 30),
  noteInterestOnlyYears: maybe(some(1, 10)),
  noteBalloonYears: maybe(some(1, 12)),
  secondLoan: maybe(some(1000, 100_000)),
  secondRatePct: maybe(eighths(4, 15)),
  secondTermYears: some(1, 20),
  holdYears: some(1, 12),
  rentGrowthPct: eighths(-3, 5),
  appreciationPct: eighths(-3, 5),
  sellingCostPct: eighths(0, 8),
};
const deals: fc.Arbitrary<LedgerDeal> = fc.record(anyDeal);
const rehabs: fc.Arbitrary<RehabDeal> = fc.record({
  ...anyDeal,
  arv: some(50_000, 1_500_000),
  propertyTaxes: maybe(some(1, 20_000)),
  insurance: maybe(some(1, 9000)),
  noteInterestOnlyYears: maybe(some(1, 4)),
  noteBalloonYears: maybe(some(1, 3)),
  rehabMonths: some(1, 48),
  rehabRentedPct: maybe(some(1, 100)),
  bridgeLoanPct: maybe(eighths(1, 100)),
  bridgeRatePct: maybe(eighths(1, 15)),
  bridgePointsPct: maybe(eighths(0, 5)),
  refinanceLtvPct: eighths(50, 80),
  refinanceCostPct: eighths(0, 5),
});

const stated = (values: FigureValues): Subject => ({ stated: values, condition: null });
const figuresOf = (deal: FigureValues) => resolveFigures(stated(deal), {});

describe('a rental with several loans', () => {
  test('equals a ledger kept month by month in 2,000 random cases', () => {
    let [balloons, rates] = [0, 0];
    fc.assert(
      fc.property(deals, (deal) => {
        const figures = figuresOf(deal);
        const { purchase, income, values } = rentalNumbers(figures);
        const expected = byHand(deal);
        same('total loans', values.loanAmount, expected.loans);
        same('bank loan', purchase.loans?.bank.amount, expected.bank);
        same('monthly payment', purchase.payment, expected.payment);
        same('debt service', values.debtService, expected.debtService);
        same('cash invested', values.cashInvested, expected.cash);
        same('cash flow', values.cashFlow, expected.cashFlow);
        if (expected.debtService > 0n) same('DSCR', values.dscr, (expected.noi * one) / expected.debtService);
        if (expected.cash > 0n)
          same('cash-on-cash', values.cashOnCash, (expected.cashFlow * 100n * one) / expected.cash);
        const holding = holdingOf(figures, income, purchase);
        same('balance', holding.balance, expected.balance);
        same('equity', holding.sale?.minus(holding.balance ?? 0), expected.equity);
        expected.flows.forEach((flow, year) => same(`year ${year}`, holding.flows?.[year], flow));
        const due = purchase.loans && refinanceOf(purchase.loans.note);
        expect(due === null).toBe(expected.balloon === null);
        if (!due || !expected.balloon) return;
        balloons += 1;
        same('balloon', due.balance, expected.balloon.due ?? 0n);
        same('payment after the balloon', due.payment, expected.balloon.payment);
      }),
      { seed: 51, numRuns: 2000 },
    );
    expect(balloons).toBeGreaterThan(300);
    fc.assert(
      fc.property(deals, (deal) => {
        const metrics = rental(figuresOf(deal))
          .groups()
          .flatMap((group) => group.metrics);
        const irr = metrics.find(({ id }) => id === 'irr')?.value;
        if (irr == null) return;
        rates += 1;
        const flows = byHand(deal).flows.map((flow) => Number(flow / 10n ** 18n) / 1e12);
        const worth = flows.reduce((all, flow, year) => all + flow / (1 + irr / 100) ** year, 0);
        const size = flows.reduce((all, flow, year) => all + Math.abs(flow) / (1 + irr / 100) ** year, 0);
        expect(Math.abs(worth)).toBeLessThan(1e-9 * size);
      }),
      { seed: 51, numRuns: 200 },
    );
    expect(rates).toBeGreaterThan(100);
  }, 60_000);

  test('solves for a price that the ledger confirms', () => {
    let [low, high] = [0, 0];
    fc.assert(
      fc.property(deals, fc.constantFrom('dscr', 'cashOnCash'), (deal, metric) => {
        const { exact, target } = maximumPrice(stated(deal), { strategy: 'rental', yours: {} }, metric);
        if (exact === null) return;
        const at = byHand({ ...deal, price: Math.round(exact * 1000) / 1000 });
        if (at.bank > 0n) high += 1;
        else low += 1;
        const [upper, lower] = metric === 'dscr' ? [at.noi, at.debtService] : [100n * at.cashFlow, at.cash];
        expect(Math.abs(Number((upper * 10n ** 9n) / lower) / 1e9 - target)).toBeLessThan(1e-3);
      }),
      { seed: 51, numRuns: 300 },
    );
    expect(Math.min(low, high)).toBeGreaterThan(15);
  });

  test('finds the highest note rate that meets the target DSCR', () => {
    let found = 0;
    fc.assert(
      fc.property(deals, (deal) => {
        const metrics = rental(figuresOf(deal))
          .groups()
          .flatMap((group) => group.metrics);
        const rate = metrics.find(({ id }) => id === 'highestNoteRate')?.value;
        if (rate == null) return;
        found += 1;
        const covers = (noteRatePct: number) => {
          const { noi, debtService } = byHand({ ...deal, noteRatePct });
          return noi * 100n >= 125n * debtService - one;
        };
        expect([covers(rate), covers(rate + 0.02)]).toEqual([true, false]);
      }),
      { seed: 51, numRuns: 200 },
    );
    expect(found).toBeGreaterThan(10);
  });
});

describe('a flip or BRRRR with several loans', () => {
  test('equals an account of cash kept month by month in 300 random cases', () => {
    let [balloons, bridges] = [0, 0];
    fc.assert(
      fc.property(rehabs, (deal) => {
        const [sold, kept] = [flipNumbers(figuresOf(deal)), brrrrNumbers(figuresOf(deal))];
        const expected = rehabByHand(deal);
        same('bridge loan', sold.works.loans?.bank.amount, expected.bridge);
        same('payoff', sold.works.payoff, expected.payoff);
        same('cash of a flip', sold.values.cashInvested, expected.flipCash);
        same('profit', sold.values.flipProfit, expected.profit);
        same('cash of a BRRRR', kept.values.cashInvested, expected.brrrrCash);
        same('cash out', kept.values.cashOut, expected.cashOut);
        same('cash left', kept.values.cashLeft, expected.cashLeft);
        if (expected.isRefinanced) balloons += 1;
        if (expected.bridge > 0n && deal.sellerNote > 0) bridges += 1;
      }),
      { seed: 51, numRuns: 300 },
    );
    expect(Math.min(balloons, bridges)).toBeGreaterThan(20);
  });

  test('solves for a price that the account confirms', () => {
    let found = 0;
    fc.assert(
      fc.property(rehabs, (deal) => {
        const { exact } = maximumPrice(stated(deal), { strategy: 'brrrr', yours: {} }, 'cashLeft');
        if (exact === null) return;
        found += 1;
        const { cashLeft } = rehabByHand({ ...deal, price: Math.round(exact * 1000) / 1000 });
        expect(Math.abs(Number(cashLeft / 10n ** 20n) / 1e10)).toBeLessThan(0.01);
      }),
      { seed: 51, numRuns: 60 },
    );
    expect(found).toBeGreaterThan(15);
  });

  test('shows its formulas with their numbers', () => {
    const metrics = flip(
      figuresOf({
        price: 200_000,
        repairCost: 30_000,
        arv: 300_000,
        rehabMonths: 15,
        bridgeLoanPct: 90,
        existingLoan: 120_000,
        existingRatePct: 3.25,
        existingMonths: 290,
        arrears: 4500,
        sellerNote: 40_000,
        noteRatePct: 6,
        noteInterestOnlyYears: 1,
        noteBalloonYears: 1,
      }),
    )
      .groups()
      .flatMap((group) => group.metrics);
    const texts = (
      ['bridgeLoan', 'loanPayments', 'loanPayoff', 'loanInterest', 'allInCost', 'cashInvested'] as const
    ).map((id) => metrics.find((metric) => metric.id === id)?.substituted);
    expect(texts).toEqual([
      'The greater of $0 and $200,000 × 90% − $120,000 − $40,000 = $20,000',
      '15 × $183.33 + 15 × $597.88 + 12 × $200 + 3 × $366.67 = $15,218',
      '$20,000 + $115,828 + $40,000 = $175,828',
      '$15,218 − ($180,000 − $175,828) = $11,046',
      '$200,000 + $6,000 + $30,000 + $4,500 + $400 + $11,046 + $4,000 = $255,946',
      '$255,946 − $175,828 = $80,118',
    ]);
  });
});
