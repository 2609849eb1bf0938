import type { Timings } from './measure.ts';
import type { Shape } from './shapes.ts';

/** The value below which that part of sorted numbers lies; NaN for none. */
function quantile(sorted: number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

/** How often the median time of the baseline a shape takes, at that quantile of its own times. */
export function ratioOf(timings: Timings, baseline: Shape, shape: Shape, part = 0.5): number {
  return quantile(timings.get(shape) ?? [], part) / quantile(timings.get(baseline) ?? [], 0.5);
}

/** A table of what each shape took, and whether it kept its budget. */
export function printTimings(timings: Timings, baseline: Shape): void {
  console.table(
    Object.fromEntries(
      [...timings].map(([shape, held]) => {
        const ratio = ratioOf(timings, baseline, shape);
        const verdict = shape.budget === null ? '' : `${ratio <= shape.budget ? '' : 'OVER '}${shape.budget}`;
        return [
          shape.name,
          {
            'p50 ms': rounded(quantile(held, 0.5)),
            'p95 ms': rounded(quantile(held, 0.95)),
            'p50 ×': rounded(ratio),
            'p95 ×': rounded(ratioOf(timings, baseline, shape, 0.95)),
            'budget ×': verdict,
          },
        ];
      }),
    ),
  );
}

export function rounded(value: number): number {
  return Number(value.toPrecision(3));
}
