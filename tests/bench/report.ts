import type { Timings } from './measure.ts';
import type { Shape } from './shapes.ts';

/** The value at a quantile of sorted numbers; NaN if there are none. */
export function quantile(sorted: number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

/** A shape’s time at a quantile, in multiples of the baseline’s median. */
export function ratioOf(timings: Timings, baseline: Shape, shape: Shape, part = 0.5): number {
  return quantile(timings.get(shape) ?? [], part) / quantile(timings.get(baseline) ?? [], 0.5);
}

/** Prints each shape’s times and whether they’re within budget. */
export function printTimings(timings: Timings, baseline: Shape): void {
  console.table(
    Object.fromEntries(
      [...timings].map(([shape, times]) => {
        const ratio = ratioOf(timings, baseline, shape);
        const budget = shape.budget === null ? '' : `${ratio <= shape.budget ? '' : 'OVER '}${shape.budget}`;
        return [
          shape.name,
          {
            'p50 ms': rounded(quantile(times, 0.5)),
            'p95 ms': rounded(quantile(times, 0.95)),
            'p50 ×': rounded(ratio),
            'p95 ×': rounded(ratioOf(timings, baseline, shape, 0.95)),
            'budget ×': budget,
          },
        ];
      }),
    ),
  );
}

export function rounded(value: number): number {
  return Number(value.toPrecision(3));
}
