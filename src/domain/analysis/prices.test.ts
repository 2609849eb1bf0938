import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dealOf, dealWith } from './deal';
import { strategies, type FigureValues, type Scenario, type Subject } from './model';
import { plain } from './numbers/amount';
import { maximumPrices } from './prices';

const stated = (values: FigureValues, financing?: string): Subject => ({ stated: values, condition: null, financing });
const rental: Scenario = { strategy: 'rental', yours: {} };

describe('maximumPrices', () => {
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
  existingLoan: fc.oneof(fc.constant(0), some(10_000, 900_000)),
  sellerNote: fc.oneof(fc.constant(0), some(10_000, 900_000)),
});

const financing = fc.constantFrom('Cash', 'Owner Financing', 'Subject To');

describe('maximumPrice of any deal', () => {
  test('meets the target when put back in, also in whole dollars', () => {
    let solved = 0;
    fc.assert(
      fc.property(deals, fc.constantFrom(...strategies), financing, (values, strategy, accepted) => {
        const subject = stated(values, accepted);
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
      { numRuns: 40 },
    );
    expect(solved).toBeGreaterThan(20);
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
