/** Medians and other quantiles, with and without weights. */

/** The values below which these shares of the values are; NaN without values. */
export function quantiles(values: readonly number[] | Float64Array, shares: readonly number[]): number[] {
  const sorted = new Float64Array(values).sort();
  return shares.map((share) => sorted[Math.round(share * (sorted.length - 1))] ?? Number.NaN);
}

/** The middle value; NaN without values. */
export const median = (values: readonly number[] | Float64Array): number => quantiles(values, [0.5])[0] ?? Number.NaN;

export interface Weighted {
  value: number;
  /** Not negative. */
  weight: number;
}

/**
 * The least value at which the weights up to it reach `target`, or Infinity if they never do. If they reach it exactly,
 * the mean of that value and the next, so that two equal weights give the middle.
 */
export function valueAtWeight(items: readonly Weighted[], target: number): number {
  const sorted = items.filter(({ weight }) => weight > 0).sort((a, b) => a.value - b.value);
  let reached = 0;
  for (const [index, { value, weight }] of sorted.entries()) {
    reached += weight;
    if (Math.abs(reached - target) <= 1e-12 * target) return (value + (sorted[index + 1]?.value ?? value)) / 2;
    if (reached > target) return value;
  }
  return Infinity;
}

export const totalWeight = (items: readonly { weight: number }[]): number =>
  items.reduce((sum, { weight }) => sum + weight, 0);

/** The weighted median; NaN if there's no weight. */
export function weightedMedian(items: readonly Weighted[]): number {
  const total = totalWeight(items);
  return total > 0 ? valueAtWeight(items, total / 2) : Number.NaN;
}
