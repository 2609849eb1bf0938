import { expect, it } from 'vitest';
import { swipeStep, wrapIndex } from './carousel';

it('wraps picture indexes at both ends', () => {
  expect([-4, -1, 0, 2, 3, 7].map((index) => wrapIndex(index, 3))).toEqual([2, 2, 0, 2, 0, 1]);
  expect(wrapIndex(5, 0)).toBe(0);
});

it('changes pictures after a swipe of a fifth of their width', () => {
  expect(swipeStep(-60, 300)).toBe(1);
  expect(swipeStep(60, 300)).toBe(-1);
  expect(swipeStep(59, 300)).toBe(0);
  // On a small picture a jittery tap isn't a swipe.
  expect(swipeStep(15, 40)).toBe(0);
});
