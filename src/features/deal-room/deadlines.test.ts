import { expect, it } from 'vitest';
import { distanceTo, endsDay, formatDeadline } from './deadlines';

const now = Date.parse('2026-11-26T22:00:00Z');

it.each([
  ['2026-11-27T22:30:00Z', 'Nov 27, 4:30 PM CST'],
  ['2026-12-25T06:00:00Z', 'end of Dec 24 CST'],
  ['2027-01-01T06:00:00Z', 'end of Dec 31 CST'],
  ['2027-01-02T06:00:00Z', 'end of Jan 1, 2027 CST'],
  // The days on which daylight saving time starts and ends: 23 and 25 hours long.
  ['2027-03-15T05:00:00Z', 'end of Mar 14, 2027 CDT'],
  ['2026-11-02T06:00:00Z', 'end of Nov 1 CST'],
  ['nonsense', ''],
])('shows %s in Chicago as %s', (iso, text) => expect(formatDeadline(iso, 'America/Chicago', now)).toBe(text));

it('knows midnight in the zone', () => {
  expect(endsDay('2026-12-25T06:00:00Z', 'America/Chicago')).toBe(true);
  expect(endsDay('2026-12-25T06:00:00Z', 'America/New_York')).toBe(false);
});

it.each([
  [24 * 60, 'in 1 day'],
  [24 * 60 * 3 + 5, 'in 3 days'],
  [23 * 60 + 59, 'in 23 hours'],
  [60, 'in 1 hour'],
  [1.5, 'in 1 minute'],
  [0.5, 'in less than a minute'],
  [0, 'less than a minute ago'],
  [-90, '1 hour ago'],
  [-24 * 60 * 2, '2 days ago'],
])('%d minutes away is %s', (minutes, text) =>
  expect(distanceTo(new Date(now + minutes * 60_000).toISOString(), now)).toBe(text),
);
