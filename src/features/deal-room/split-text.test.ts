import { expect, it } from 'vitest';
import { formatBps, formatExactCents, partSentence, partSentences } from './split-text';

it('formats cents and shares', () => {
  expect(formatExactCents(1_234_567)).toBe('$12,345.67');
  expect(formatExactCents(-500)).toBe('-$5.00');
  expect(formatBps(3333)).toBe('33.33%');
  expect(formatBps(5000)).toBe('50%');
});

it.each([
  ['profit', 1_234_567, 'You get $12,345.67 of the profit'],
  ['profit', -100, 'You bear $1.00 of the loss'],
  ['assignment_fee', 100, 'You get $1.00 of the assignment fee'],
  ['purchase', 100, 'You pay $1.00 of the purchase money'],
  ['costs', 100, 'You pay $1.00 of the costs'],
] as const)('says what %s %d means', (kind, cents, text) => expect(partSentence(kind, cents, 'You')).toBe(text));

it('lists someone’s part of every line', () => {
  const shares = [{ party_id: 'a', share_bps: 10_000, amount_cents: 500 }];
  const lines = [{ kind: 'costs', amount_cents: 500, shares }] as const;
  expect(partSentences(lines, 'a', 'You')).toEqual(['You pay $5.00 of the costs']);
  expect(partSentences(lines, 'b', 'You')).toEqual(['You have no share in this split']);
  expect(partSentences(lines, 'b', 'Ann')).toEqual(['Ann has no share in this split']);
});
