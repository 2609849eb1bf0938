import { describe, expect, it } from 'vitest';
import { priceProblem, rangeText } from './price';

describe('price', () => {
  it.each([
    [null, null, undefined],
    [0, null, undefined],
    [null, '12e3x', 'Enter a number, like 250,000.'],
    [5, 5, undefined],
    [6, 5, 'The minimum can’t be higher than the maximum.'],
    [null, 0, 'Enter a maximum above $0, or leave it blank.'],
    [100_000_000_001, null, 'Must be $100,000,000,000 or less.'],
  ])('priceProblem of %s to %s is %s', (min, max, problem) => expect(priceProblem({ min, max })).toBe(problem));

  it.each([
    [null, null, null],
    [0, null, null],
    [null, 400_000, 'Up to $400,000'],
    [100_000, null, 'From $100,000'],
    [100_000, 2_500_000, '$100,000 to $2,500,000'],
  ])('rangeText of %s to %s is %s', (min, max, text) => expect(rangeText({ min, max })).toBe(text));
});
