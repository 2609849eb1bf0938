import { median } from '../../../src/domain/valuation/quantiles.ts';
import type { PlaceIndex } from '../../../src/domain/valuation/place-index.ts';
import type { Sale } from '../../../src/domain/valuation/sale.ts';

const halfMile = 804.7;

/**
 * What the engine has to beat: the median price per square foot of a year's sales within half a mile and 20% of the
 * size, times the size. Null with fewer than three.
 */
export function plainValue(subject: Sale, sales: PlaceIndex<Sale>): number | null {
  const size = subject.livingSqft;
  if (!size) return null;
  const reach = { from: subject.day - 365, before: subject.day, count: Infinity, meters: halfMile };
  const rates = sales
    .nearest(subject.point, reach)
    .flatMap(({ record: { livingSqft, price } }) =>
      livingSqft && Math.abs(livingSqft / size - 1) <= 0.2 ? [price / livingSqft] : [],
    );
  return rates.length < 3 ? null : median(rates) * size;
}
