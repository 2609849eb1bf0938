import { describe, expect, it } from 'vitest';
import { formatMoment, timeLeft } from './moments';

const now = Date.parse('2026-11-24T12:00:00Z');

describe('formatMoment', () => {
  it.each([
    ['2026-11-24T22:30:00Z', 'America/Chicago', 'Nov 24, 4:30 PM CST'],
    ['2027-01-02T03:00:00Z', 'America/New_York', 'Jan 1, 2027, 10:00 PM EST'],
    ['2027-01-01T03:00:00Z', 'America/New_York', 'Dec 31, 10:00 PM EST'],
    ['2026-11-24T22:30:00Z', 'America/Atlantis', 'Nov 24, 10:30 PM UTC'],
    ['soon', 'America/Chicago', ''],
  ])('shows %s in %s as %s', (iso, zone, text) => {
    expect(formatMoment(iso, zone, now)).toBe(text);
  });
});

describe('timeLeft', () => {
  it.each([
    ['2026-11-29T12:00:00Z', '5 days left'],
    ['2026-11-26T11:59:00Z', '47 hours left'],
    ['2026-11-24T13:59:59Z', '119 minutes left'],
    ['2026-11-24T12:00:59Z', 'less than a minute left'],
    ['2026-11-24T12:00:00Z', null],
    ['soon', null],
  ])('gives the time left until %s as %s', (iso, text) => {
    expect(timeLeft(iso, now)).toBe(text);
  });
});
