/** Whether results are beyond any real deal. */

import { isPlausibleCapRate } from '../../listing/plausible.ts';
import type { Metric, MetricId } from '../model.ts';

/** Results beyond these, in either direction, come from a typo or a missing figure rather than from a real deal. */
const most: Readonly<Partial<Record<MetricId, number>>> = {
  capRate: 100,
  cashOnCash: 1_000,
  dscr: 100,
  debtYield: 1_000,
  irr: 1_000,
  equityMultiple: 1_000,
  onePercentRule: 100,
  flipRoi: 1_000,
};

type Result = Pick<Metric, 'id' | 'value'>;

/** Whether no real deal has this price, in USD, and these results. */
export function isTooCheap(price: number | null, results: readonly Result[]): boolean {
  const earns = results.some(({ id, value }) => (id === 'noi' || id === 'flipProfit') && value !== null && value > 0);
  // A cap rate of 0 leaves only the price in doubt.
  return price !== null && price > 0 && earns && !isPlausibleCapRate(0, price);
}

/** The first result that no real deal has. */
export function extremeResult<R extends Result>(results: readonly R[]): R | undefined {
  return results.find(({ id, value }) => value !== null && Math.abs(value) > (most[id] ?? Infinity));
}
