import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deadlineFields, deadlineOf, deadlineTimeProblem, distanceTo, formatDeadline } from './deadlines';

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

describe('a deadline in a form', () => {
  const zones = ['America/New_York', 'America/Phoenix', 'Pacific/Honolulu', 'America/Havana', 'Europe/Kyiv'];

  it('includes a day without a time', () => {
    const end = deadlineOf({ date: '2026-12-08', time: '', fold: '0' }, 'America/Chicago');
    expect(end?.toISOString()).toBe('2026-12-09T06:00:00.000Z');
    expect(formatDeadline(end?.toISOString() ?? '', 'America/Chicago', now)).toBe('end of Dec 8 CST');
    expect(deadlineOf({ date: '', time: '', fold: '0' }, 'America/Chicago')).toBeNull();
  });

  it('stays the same when nothing is changed, also in a repeated hour', () => {
    const minutes = fc.integer({ min: Date.UTC(2026, 0) / 60_000, max: Date.UTC(2028, 0) / 60_000 });
    // Around the ends of daylight saving, in quarters of an hour.
    const changes = fc.integer({ min: 0, max: 400 }).map((quarter) => Date.UTC(2026, 9, 30) / 60_000 + 15 * quarter);
    fc.assert(
      fc.property(fc.oneof(minutes, changes), fc.constantFrom(...zones), (minute, zone) => {
        const iso = new Date(minute * 60_000).toISOString();
        expect(deadlineOf(deadlineFields(iso, zone), zone)?.toISOString()).toBe(iso);
      }),
      { numRuns: 500 },
    );
    const second = { date: '2026-11-01', time: '01:30', fold: '1' } as const;
    expect(deadlineFields('2026-11-01T06:30:00Z', 'America/New_York')).toEqual(second);
    expect(deadlineOf(second, 'America/New_York')?.toISOString()).toBe('2026-11-01T06:30:00.000Z');
  });

  it.each([
    ['2026-12-08', '00:00', 'For the end of the day, leave the time empty. For its start, choose 12:01 AM.'],
    ['2026-03-08', '02:30', 'That time doesn’t exist on this date (daylight saving). Choose another.'],
    ['2026-12-08', '00:01', null],
    ['2026-12-08', '', null],
  ])('reads a deadline on %s at %o as %s', (date, time, problem) =>
    expect(deadlineTimeProblem({ date, time }, 'America/New_York')).toBe(problem),
  );
});

it.each([
  [24 * 60, 'in 1 day'],
  [23 * 60 + 59, 'in 23 hours'],
  [60, 'in 1 hour'],
  [0.5, 'in less than a minute'],
  [0, 'less than a minute ago'],
  [-90, '1 hour ago'],
])('%d minutes away is %s', (minutes, text) =>
  expect(distanceTo(new Date(now + minutes * 60_000).toISOString(), now)).toBe(text),
);
