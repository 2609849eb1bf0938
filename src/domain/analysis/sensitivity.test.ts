import { describe, expect, test } from 'vitest';
import { dealOf, dealWith } from './deal';
import { strategies, type Scenario, type Subject } from './model';
import { plain } from './numbers/amount';
import { chartable, influences, sensitivity, turningPoint } from './sensitivity';

const house: Subject = {
  stated: {
    price: 250_000,
    sqft: 1400,
    arv: 360_000,
    repairCost: 40_000,
    monthlyRent: 2500,
    propertyTaxes: 2800,
    leaseRent: 1500,
  },
  condition: 'Medium Rehab',
};
const rental: Scenario = { strategy: 'rental', yours: {} };

describe('sensitivity', () => {
  test('includes the current value, in order, and moves the metric', () => {
    for (const strategy of strategies) {
      const scenario: Scenario = { strategy, yours: {} };
      const { values } = dealOf(house, scenario);
      for (const figure of chartable[strategy].figures) {
        const moved = chartable[strategy].metrics.map((metric) => {
          const { points } = sensitivity(house, scenario, figure, metric);
          expect(points.length).toBeGreaterThan(5);
          expect(points.filter(({ current }) => current)).toEqual([
            expect.objectContaining({ value: plain(values[metric] ?? null) }),
          ]);
          expect(points.map(({ at }) => at)).toEqual(points.map(({ at }) => at).toSorted((a, b) => a - b));
          return new Set(points.map(({ value }) => value)).size > 1;
        });
        expect(moved).toContain(true);
      }
    }
  });

  test('equals the analysis with that figure entered', () => {
    const { points } = sensitivity(house, rental, 'monthlyRent', 'cashOnCash');
    expect(points.map(({ at }) => at)).toEqual([1875, 2000, 2125, 2250, 2375, 2500, 2625, 2750, 2875, 3000, 3125]);
    for (const { at, value } of points) {
      const { cashOnCash = null } = dealOf(house, { strategy: 'rental', yours: { monthlyRent: at } }).values;
      expect(value).toBe(plain(cashOnCash));
    }
    const values = points.map(({ value }) => value ?? NaN);
    expect(values).toEqual(values.toSorted((a, b) => a - b));
  });

  test('stays within bounds and has no points for an unknown figure', () => {
    const { points } = sensitivity(house, { strategy: 'rental', yours: { vacancyPct: 1 } }, 'vacancyPct', 'capRate');
    expect(points[0]).toMatchObject({ at: 1, current: true });
    expect(sensitivity({ stated: { price: 1 }, condition: null }, rental, 'monthlyRent', 'capRate').points).toEqual([]);
  });
});

describe('influences', () => {
  test('ranks figures by the effect of a common error', () => {
    const ranked = influences(house, rental, 'cashOnCash');
    const spans = ranked.map(({ low, high }) => Math.abs(high - low));
    expect(spans).toEqual(spans.toSorted((a, b) => b - a));
    expect(ranked[0]?.figure).toBe('monthlyRent');
    const rate = ranked.find(({ figure }) => figure === 'ratePct');
    expect(rate).toEqual({
      figure: 'ratePct',
      origin: 'assumed',
      low: plain(dealWith(house, rental, 'ratePct', 6).values.cashOnCash ?? null),
      high: plain(dealWith(house, rental, 'ratePct', 8).values.cashOnCash ?? null),
    });
  });

  test('leaves out the price and the targets', () => {
    for (const strategy of strategies) {
      for (const { metric } of dealOf(house, { strategy, yours: {} }).decisions) {
        const figures = influences(house, { strategy, yours: {} }, metric).map(({ figure }) => figure);
        expect(figures).not.toContain('price');
        expect(figures.filter((figure) => figure.startsWith('target') || figure === 'arvRulePct')).toEqual([]);
      }
    }
  });
});

describe('turningPoint', () => {
  const [decision] = dealOf(house, rental).decisions;
  if (!decision) throw new Error('A rental is decided by something');

  test('finds the value at which the decision flips', () => {
    const turn = turningPoint(house, rental, 'monthlyRent', decision);
    const met = (at: number) => dealWith(house, rental, 'monthlyRent', at).decisions[0]?.met;
    expect(decision.met).toBe(false);
    expect(met((turn?.at ?? NaN) + 0.01)).toBe(true);
    expect(met((turn?.at ?? NaN) - 0.01)).toBe(false);
  });

  test('returns null with the range searched when nothing flips it', () => {
    expect(turningPoint(house, rental, 'insurance', decision)).toMatchObject({ at: null, from: 0, to: 3750 });
    for (const at of [0, 1000, 3750]) expect(dealWith(house, rental, 'insurance', at).decisions[0]?.met).toBe(false);
  });
});
