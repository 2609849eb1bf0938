import { describe, expect, it } from 'vitest';
import { analyze } from './analyze';
import type { MetricId } from './model';
import { plausibilityDoubt } from './plausible';

const price = (value: number | null) => ({ price: { value, origin: 'yours' as const } });
const metric = (id: MetricId, value: number | null) => ({ id, label: id, value, unit: 'percent' as const });

describe('plausibilityDoubt', () => {
  it.each<[number | null, MetricId, number | null, boolean]>([
    [480_000, 'capRate', 7, false],
    [480_000, 'capRate', 100.1, true],
    [480_000, 'capRate', -101, true],
    [480_000, 'dscr', 523_395, true],
    [480_000, 'capRate', null, false],
    [480_000, 'noi', 1e9, false],
    [5, 'noi', 30_000, true],
    [999, 'flipProfit', 1, true],
    [1_000, 'noi', 500, false],
    [0, 'noi', 30_000, false],
    [null, 'noi', 30_000, false],
  ])('doubts at a price of %s with %s %s: %s', (at, id, value, doubt) => {
    expect(plausibilityDoubt(price(at), [metric(id, value)]) !== null).toBe(doubt);
  });
});

it('a deal beyond any real one meets no target, and its verdict says so', () => {
  const { doubt, headline, verdict } = analyze(
    { stated: { price: 5, monthlyRent: 4_000 }, condition: null },
    { strategy: 'rental', yours: {} },
  );
  expect(doubt).toBe('Check the numbers: a price of $5 is beyond any real deal.');
  expect(headline.filter(({ goal }) => goal).map(({ goal }) => goal?.met)).not.toContain(true);
  expect(verdict).toEqual({ rating: 'mixed', headline: doubt, remarks: [] });
});
