/** Which numbers are prices. */

import type { Bound } from './amounts.ts';

/** Whether a bound is of money without saying of what: 'under 150k', 'under 38103', and '50,000-80,000'. */
export function isMoney(bound: Bound): boolean {
  const value = bound.min || bound.max;
  if (bound.money || bound.percent) return bound.money;
  return value >= 10_000 && (bound.style !== 'range' || (bound.min % 500 === 0 && bound.max % 500 === 0));
}

/** The same bound in thousands: 'under 150' of a house, or 'under $150'. Null if its numbers say another scale. */
export function inThousands(bound: Bound): Bound | null {
  const values = [bound.min, bound.max].filter((value) => value > 0);
  if (bound.percent || values.some((value) => value < 20 || value > 999)) return null;
  return { ...bound, min: bound.min * 1000, max: bound.max * 1000, money: true };
}

/** A bound of a price in USD; null if it isn't one. */
export function priceBound(bound: Bound): Bound | null {
  return inThousands(bound) ?? (isMoney(bound) && Math.max(bound.min, bound.max) >= 1000 ? bound : null);
}
