import { expect, it } from 'vitest';
import { capRateText } from './plausible';

it.each([
  [7.412, 480_000, '7.41% cap'],
  [-3, 480_000, '-3.00% cap'],
  [100, 1_000, '100.00% cap'],
  [101, 480_000, 'Check the numbers'],
  [3_133_944, 15, 'Check the numbers'],
  [7, 999, 'Check the numbers'],
])('capRateText of %s at %s is %s', (rate, price, text) => expect(capRateText(rate, price, 2, ' cap')).toBe(text));
