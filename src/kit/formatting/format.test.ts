import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDate, formatNumber, formatRetryTime, formatRelativeDate, formatUsdCompact } from './format';
import { joinWords } from './join-words';

describe('money', () => {
  it.each([
    [0, '$0'],
    [999.6, '$1,000'],
    [1000, '$1K'],
    [84_949, '$84.9K'],
    [999_600, '$1M'],
    [1_250_000, '$1.25M'],
    [-1_250_000, '-$1.25M'],
  ])('shortens %d to %s', (amount, text) => {
    expect(formatUsdCompact(amount)).toBe(text);
  });
});

it('groups thousands and joins words as Intl does', () => {
  const numbers = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
  const lists = new Intl.ListFormat('en-US');
  fc.assert(
    fc.property(fc.integer({ min: -1e13, max: 1e13 }), fc.array(fc.string()), (cents, words) => {
      expect(formatNumber(cents / 100)).toBe(numbers.format(cents / 100));
      expect(joinWords(words)).toBe(lists.format(words));
    }),
  );
});

describe('dates', () => {
  // In the reader's zone, whichever that is.
  const now = Date.parse('2026-11-21T12:00:00');

  it.each([
    ['2026-11-21T11:59:40', 'just now'],
    ['2026-11-21T09:00:00', '3 hours ago'],
    ['2026-11-20T11:00:00', 'yesterday'],
    // Less than two days before, but on the day before yesterday.
    ['2026-11-19T20:00:00', '2 days ago'],
    ['2026-10-01T12:00:00', 'Oct 1, 2026'],
    ['nonsense', ''],
  ])('describes %s relative to now', (iso, text) => {
    expect(formatRelativeDate(iso, now)).toBe(text);
  });

  it("returns '' for an invalid date", () => {
    expect(formatDate('')).toBe('');
  });
});

describe('formatRetryTime', () => {
  const now = new Date(2026, 10, 21, 15, 5).getTime();
  const at = (...time: [number, number, number?]) =>
    formatRetryTime(new Date(2026, 10, ...time).toISOString(), now).replaceAll(/\s/g, ' ');
  it('rounds up to a minute, and names the time after that', () => {
    expect(at(21, 15, 5)).toBe('in a minute');
    expect(at(21, 15, 6)).toBe('in a minute');
    expect(at(21, 16, 30)).toBe('at 4:30 PM');
    expect(at(22, 9, 30)).toBe('tomorrow at 9:30 AM');
  });
  it('gives a vague time for an invalid date', () => {
    expect(formatRetryTime('', now)).toBe('later');
  });
});
