import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dealOf, dealWith } from './deal';
import { strategies, type FigureValues, type Scenario, type Subject } from './model';
import { plain } from './numbers/amount';
import { maximumPrice, maximumPrices } from './prices';

const stated = (values: FigureValues): Subject => ({ stated: values, condition: null });
const rental: Scenario = { strategy: 'rental', yours: {} };

describe('maximumPrices', () => {
  test('solves a cap rate as NOI ÷ rate', () => {
    const solved = maximumPrice(stated({ price: 850_000, statedNoi: 45_000, targetCapRatePct: 6 }), rental, 'capRate');
    expect(solved).toMatchObject({ label: 'Cap rate of 6%', target: 6, price: 750_000, why: '' });
  });

  test('solves a DSCR from the loan the NOI supports', () => {
    const solved = maximumPrice(
      stated({ price: 1, statedNoi: 45_000, targetDscr: 1.25, downPaymentPct: 25, ratePct: 5.5, termYears: 25 }),
      rental,
      'dscr',
    );
    // 36,000 a year at 5.5% over 300 months carries a loan of 488,523.
    const rate = 0.055 / 12;
    expect(solved.exact).toBeCloseTo((3000 * (1 - (1 + rate) ** -300)) / rate / 0.75, 4);
  });

  test('solves cash-on-cash including assumptions that move with the price', () => {
    const subject = stated({ price: 250_000, monthlyRent: 2500 });
    const { exact, price } = maximumPrice(subject, rental, 'cashOnCash');
    expect(dealWith(subject, rental, 'price', exact ?? NaN).values.cashOnCash).toBeCloseTo(8, 9);
    expect(price).toBe(Math.floor(exact ?? NaN));
  });

  test('solves a flip’s return and the 70% rule', () => {
    const costs = { closingCostPct: 0, sellingCostPct: 0, propertyTaxes: 0, insurance: 0, bridgeLoanPct: 0 };
    const solved = maximumPrices(
      stated({ price: 1, arv: 240_000, repairCost: 50_000, targetFlipRoiPct: 20, ...costs }),
      { strategy: 'flip', yours: {} },
    );
    expect(solved.map(({ label, price }) => [label, price])).toEqual([
      ['Return on cost of 20%', 150_000],
      ['The 70% rule', 118_000],
    ]);
  });

  test('explains why no price works', () => {
    const why = (values: FigureValues) =>
      maximumPrices(stated(values), rental).map((solution) => solution.price ?? solution.why);
    const unsolvable = 'It falls short even at a price of $0.';
    expect(why({ price: 100_000 })).toEqual(['Needs the rent.', 'Needs the rent.', 'Needs the rent.']);
    expect(why({ price: 100_000, statedNoi: -1000 })).toEqual([unsolvable, unsolvable, unsolvable]);
    expect(why({ price: 100_000, statedNoi: 10_000, downPaymentPct: 100 })[1]).toBe('It doesn’t depend on the price.');
    expect(why({ price: 100_000, monthlyRent: 1000, downPaymentPct: 100 })[1]).toBe(
      'It isn’t defined for these figures.',
    );
    expect(why({ price: 100_000, monthlyRent: 0 })).toEqual(Array(3).fill('It falls short at any price above $0.'));
  });
});

const some = (min: number, max: number) =>
  fc.integer({ min: 1000 * min, max: 1000 * max }).map((thousandths) => thousandths / 1000);

/** Deals as they come, from poor to good. */
const deals = fc.record({
  price: some(1000, 5e6),
  arv: some(50_000, 5e6),
  repairCost: some(0, 300_000),
  monthlyRent: some(300, 40_000),
  closingCostPct: some(0, 10),
  vacancyPct: some(0, 30),
  downPaymentPct: some(0, 95),
  ratePct: some(0, 15),
  refinanceLtvPct: some(40, 90),
  targetCapRatePct: some(0.5, 20),
  targetCashOnCashPct: some(0, 30),
  targetDscr: some(0.5, 3),
  targetFlipRoiPct: some(0, 60),
  jvSharePct: fc.constantFrom(0, 0, 50, 25),
});

describe('maximumPrice of any deal', () => {
  test('meets the target when put back in, also in whole dollars', () => {
    let solved = 0;
    fc.assert(
      fc.property(deals, fc.constantFrom(...strategies), (values, strategy) => {
        const subject = stated(values);
        const scenario: Scenario = { strategy, yours: {} };
        for (const { metric, target, exact, price } of maximumPrices(subject, scenario)) {
          if (exact === null || price === null) continue;
          solved += 1;
          const there = plain(dealWith(subject, scenario, 'price', exact).values[metric] ?? null) ?? NaN;
          // Cash left is solved for as nothing: zero of amounts of this size.
          expect(Math.abs(there - target)).toBeLessThan(
            metric === 'cashLeft' || metric === 'spread' ? 0.01 : 1e-6 * Math.max(1, target),
          );
          const met = (at: number) =>
            dealWith(subject, scenario, 'price', at).decisions.find((decision) => decision.metric === metric)?.met ??
            true;
          expect(met(price)).toBe(true);
          if (metric !== 'cashLeft') expect(met(exact * 1.01 + 100)).toBe(false);
        }
      }),
      { numRuns: 200 },
    );
    expect(solved).toBeGreaterThan(200);
  });

  test('lowers every target’s surplus as the price rises', () => {
    fc.assert(
      fc.property(deals, some(0, 1e6), (values, more) => {
        const at = (price: number) => {
          const { noi, capRate, dscr } = dealOf(stated({ ...values, price }), rental).values;
          return { noi: plain(noi ?? null), capRate: plain(capRate ?? null), dscr: plain(dscr ?? null) };
        };
        const [low, high] = [at(values.price), at(values.price + more)];
        if ((low.noi ?? -1) < 0) return;
        expect(high.capRate ?? NaN).toBeLessThanOrEqual((low.capRate ?? NaN) + 1e-12);
        expect(high.noi ?? NaN).toBeLessThanOrEqual((low.noi ?? NaN) + 1e-9);
        if (low.dscr != null && (high.noi ?? -1) >= 0) expect(high.dscr ?? NaN).toBeLessThanOrEqual(low.dscr + 1e-12);
      }),
    );
  });
});
