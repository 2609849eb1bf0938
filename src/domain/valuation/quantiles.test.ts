import { expect, it } from 'vitest';
import { valueAtWeight, weightedMedian } from './quantiles.ts';

it('halves the weight at the weighted median', () => {
  expect(
    weightedMedian([
      { value: 9, weight: 1 },
      { value: 1, weight: 1 },
      { value: 5, weight: 3 },
    ]),
  ).toBe(5);
  expect(
    weightedMedian([
      { value: 1, weight: 1 },
      { value: 3, weight: 1 },
    ]),
  ).toBe(2);
  expect(weightedMedian([{ value: 1, weight: 0 }])).toBeNaN();
});

it('gives Infinity where the weights never reach the target', () => {
  expect(valueAtWeight([{ value: 1, weight: 1 }], 2)).toBe(Infinity);
});
