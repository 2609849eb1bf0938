import { describe, expect, it } from 'vitest';
import {
  pluralize,
  formatDate,
  formatDateTime,
  formatMonth,
  formatRetryTime,
  formatNumber,
  formatPercent,
  formatRelativeDate,
  formatSqft,
  formatUsd,
  formatUsdCompact,
} from './format';

describe('money', () => {
  it('is formatted in whole dollars', () => {
    expect(formatUsd(1_250_000)).toBe('$1,250,000');
    expect(formatUsd(0)).toBe('$0');
    expect(formatUsd(-1200.4)).toBe('-$1,200');
  });

  it.each([
    [0, '$0'],
    [950, '$950'],
    [999.6, '$1,000'],
    [1000, '$1K'],
    [85_000, '$85K'],
    [84_949, '$84.9K'],
    [999_400, '$999K'],
    [999_600, '$1M'],
    [1_250_000, '$1.25M'],
    [2_500_000_000, '$2.5B'],
    [-1_250_000, '-$1.25M'],
  ])('is shortened from %d to %s', (amount, text) => {
    expect(formatUsdCompact(amount)).toBe(text);
  });
});

describe('numbers', () => {
  it('are formatted as percentages, counts, and areas', () => {
    expect(formatPercent(7.26, 1)).toBe('7.3%');
    expect(formatPercent(7, 0)).toBe('7%');
    expect(formatNumber(12_500)).toBe('12,500');
    expect(formatNumber(2.5)).toBe('2.5');
    expect(formatSqft(1850)).toBe('1,850 sqft');
  });
});

it('pluralizes nouns', () => {
  expect(pluralize(0, 'follower')).toBe('0 followers');
  expect(pluralize(1, 'follower')).toBe('1 follower');
  expect(pluralize(1204, 'following', 'following')).toBe('1,204 following');
});

describe('dates', () => {
  // In the reader's zone, whichever that is.
  const now = Date.parse('2026-11-21T12:00:00');

  it.each([
    ['2026-11-21T11:59:40', 'just now'],
    ['2026-11-21T11:55:00', '5 minutes ago'],
    ['2026-11-21T09:00:00', '3 hours ago'],
    ['2026-11-20T11:00:00', 'yesterday'],
    // Less than two days before, but on the day before yesterday.
    ['2026-11-19T20:00:00', '2 days ago'],
    ['2026-11-11T12:00:00', '10 days ago'],
    ['2026-10-01T12:00:00', 'Oct 1, 2026'],
    ['nonsense', ''],
  ])('describes %s relative to now', (iso, text) => {
    expect(formatRelativeDate(iso, now)).toBe(text);
  });

  it("returns '' for an invalid date", () => {
    expect(formatDate('')).toBe('');
  });
});

describe('formatDateTime', () => {
  it('includes the minute, in the user’s time zone', () => {
    // Some versions put a narrow space before PM.
    expect(formatDateTime(new Date(2026, 10, 21, 15, 5).toISOString()).replaceAll(/\s/g, ' ')).toBe(
      'Nov 21, 2026, 3:05 PM',
    );
    expect(formatDateTime('never')).toBe('');
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
  it('is vague about an invalid date', () => {
    expect(formatRetryTime('', now)).toBe('later');
  });
});

describe('formatMonth', () => {
  it('names the month in every time zone', () => {
    expect(formatMonth('2026-03-01')).toBe('March 2026');
  });
});
