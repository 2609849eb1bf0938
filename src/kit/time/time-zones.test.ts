import { describe, expect, it } from 'vitest';
import { instantsAt, otherZones, defaultZone, supportedZone, usZones, wallTime } from './time-zones';

const at = (wall: string, zone: string) => instantsAt(wall, zone).map((instant) => instant.toISOString());

describe('instantsAt', () => {
  it.each([
    ['2026-07-04T14:00', 'America/New_York', '2026-07-04T18:00:00.000Z'],
    ['2026-01-04T14:00', 'America/New_York', '2026-01-04T19:00:00.000Z'],
    ['2026-07-04T00:00', 'Asia/Kathmandu', '2026-07-03T18:15:00.000Z'],
    // Right before and after a change.
    ['2026-03-08T03:00', 'America/New_York', '2026-03-08T07:00:00.000Z'],
    ['2026-11-01T02:00', 'America/New_York', '2026-11-01T07:00:00.000Z'],
  ])('returns one instant for %s in %s', (wall, zone, instant) => {
    expect(at(wall, zone)).toEqual([instant]);
  });

  it.each([
    ['2026-03-08T02:00', 'America/New_York'],
    // A change of half an hour.
    ['2026-10-04T02:15', 'Australia/Lord_Howe'],
  ])('returns none for %s in %s, which is skipped', (wall, zone) => {
    expect(at(wall, zone)).toEqual([]);
  });

  it.each([
    ['2026-11-01T01:00', 'America/New_York', ['2026-11-01T05:00:00.000Z', '2026-11-01T06:00:00.000Z']],
    ['2026-04-05T01:45', 'Australia/Lord_Howe', ['2026-04-04T14:45:00.000Z', '2026-04-04T15:15:00.000Z']],
  ])('returns two for %s in %s, which is repeated', (wall, zone, instants) => {
    expect(at(wall, zone)).toEqual(instants);
  });

  it.each(['', '2026-13-01T10:00', '2026-07-04', 'soon', '2026-02-30T10:00'])(
    'returns none for the invalid time %o',
    (wall) => {
      expect(at(wall, 'America/New_York')).toEqual([]);
    },
  );

  it('round-trips every hour around a change', () => {
    const start = Date.UTC(2026, 10, 1);
    for (let hour = 0; hour < 24; hour += 1) {
      const instant = new Date(start + hour * 3_600_000);
      expect(at(wallTime(instant, 'America/Denver'), 'America/Denver')).toContain(instant.toISOString());
    }
  });
});

describe('selectable zones', () => {
  it('lists US zones first, then the browser’s zones under their current names', () => {
    expect(
      otherZones(['America/New_York', 'Asia/Calcutta', 'Asia/Kolkata', 'America/Port_of_Spain', 'Etc/GMT+5', 'UTC']),
    ).toEqual([
      { zone: 'America/Port_of_Spain', label: 'America / Port of Spain' },
      { zone: 'Asia/Kolkata', label: 'Asia / Kolkata' },
    ]);
    expect(otherZones().length).toBeGreaterThan(100);
    expect(otherZones([])).toEqual([]);
    for (const { zone } of usZones) expect(supportedZone(zone)).toBe(zone);
  });

  it('defaults to the viewer’s zone if it is selectable', () => {
    expect(defaultZone('Europe/Kiev')).toBe('Europe/Kyiv');
    expect(defaultZone('America/Denver')).toBe('America/Denver');
    expect(defaultZone('UTC')).toBe('America/New_York');
    expect(defaultZone('Etc/GMT+5')).toBe('America/New_York');
  });

  it('falls back to UTC if the browser doesn’t know the zone', () => {
    expect(supportedZone('America/Atlantis')).toBe('UTC');
    expect(wallTime(new Date('2026-07-04T10:00:00Z'), 'America/Atlantis')).toBe('2026-07-04T10:00');
    expect(wallTime(new Date('never'), 'America/New_York')).toBe('');
  });
});
