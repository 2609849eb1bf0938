import { describe, expect, it } from 'vitest';
import { formatCardNumber, formatExpiry } from './card-format';

describe('formatCardNumber', () => {
  it.each([
    ['', ''],
    ['4242424242424242', '4242 4242 4242 4242'],
    ['  4242-4242-4242-4242  ', '4242 4242 4242 4242'],
    ['42424242424242429999', '4242 4242 4242 4242'],
  ])('formats %j as %j', (typed, shown) => expect(formatCardNumber(typed)).toBe(shown));
});

describe('formatExpiry', () => {
  it.each([
    ['', ''],
    ['12', '12/'],
    ['1228', '12/28'],
    ['12/28', '12/28'],
    ['5/28', '05/28'],
    ['12/2028', '12/28'],
    ['may', ''],
  ])('formats %j as %j', (typed, shown) => expect(formatExpiry(typed, '')).toBe(shown));
});
