/** Prediction intervals learned from how far off earlier values were (conformal prediction). */
import type { PlaceIndex } from './place-index.ts';
import { totalWeight, valueAtWeight, type Weighted } from './quantiles.ts';
import { adjustedPrice, effectiveCount, type Comp } from './comps.ts';
import type { PlanePoint } from './sale.ts';

/** A value that was given for a house before it sold, and how far off it was. */
export interface PastValue {
  point: PlanePoint;
  /** Days since 1970-01-01: when it sold. */
  day: number;
  /** The log of the value. */
  level: number;
  /** (log price − log value) ÷ the spread that was expected. */
  error: number;
}

export type PastValues = PlaceIndex<PastValue>;

/**
 * Shares of prices below and above the interval, which has the other 80%. Fewer below: the cheapest sales are those
 * whose value was too high, and with equal shares too many of them were missed.
 */
const below = 0.055;
const above = 0.145;

/** Past values that an interval needs, and those nearby that it uses at most. */
const leastPast = 100;
const mostPast = 2500;
/** Past values count 1/e at the distance of the nearest 400, and if they differ by this much log value. */
const bandwidthPast = 400;
const levels = 0.2;
const maxMeters = 80_000;
/** The market's noise counts as much as this many comps in the spread, since few comps may agree by chance. */
const noiseComps = 4;

/** The spread expected around a value, in log price: the comps' mean deviation from it, and the market's noise. */
export function expectedSpread(comps: readonly Comp[], value: number, noise: number): number {
  const count = effectiveCount(comps);
  const deviation =
    comps.reduce((sum, comp) => sum + comp.weight * Math.abs(Math.log(adjustedPrice(comp) / value)), 0) /
    totalWeight(comps);
  return (count * deviation + noiseComps * noise) / (count + noiseComps);
}

/** Factors of the value: [lower, upper] bound. Null if there are too few past values nearby. */
export function intervalFactors(
  past: PastValues,
  { point, day, value, spread }: { point: PlanePoint; day: number; value: number; spread: number },
): [number, number] | null {
  const level = Math.log(value);
  const near = past.nearest(point, { from: -Infinity, before: day, count: mostPast, meters: maxMeters });
  if (near.length < leastPast) return null;
  const reach = (near[Math.min(near.length - 1, bandwidthPast)]?.meters ?? 0) + 500;
  const weigh = (meters: number, other: number) => Math.exp(-meters / reach - Math.abs(other - level) / levels);
  const errors = near.map(({ record, meters }): Weighted => ({
    value: record.error,
    weight: weigh(meters, record.level),
  }));
  // The price to come is one more error, which may be beyond all others on either side.
  const own = weigh(0, level);
  const total = totalWeight(errors) + own;
  const upper = valueAtWeight(errors, (1 - above) * total);
  const lower = -valueAtWeight(
    errors.map(({ value: error, weight }) => ({ value: -error, weight })),
    (1 - below) * total,
  );
  return Number.isFinite(upper - lower) ? [Math.exp(lower * spread), Math.exp(upper * spread)] : null;
}
