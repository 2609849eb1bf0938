import { describe, expect, it } from 'vitest';
import { everyDay } from './analytics';
import { daysOfMonth, monthStart } from './months';

const at = (iso: string) => Date.parse(iso);

describe('months', () => {
  it('starts months on their first day in UTC, across years', () => {
    expect(monthStart(at('2026-11-01T00:00:00Z'))).toBe('2026-11-01');
    expect(monthStart(at('2026-10-31T23:59:59Z'))).toBe('2026-10-01');
    expect(monthStart(at('2026-01-31T12:00:00Z'), 1)).toBe('2025-12-01');
    // March 31 has no counterpart in February.
    expect(monthStart(at('2026-03-31T12:00:00Z'), 1)).toBe('2026-02-01');
  });

  it('fills months with all their days, or those up to now', () => {
    expect(daysOfMonth('2026-02-01', at('2026-11-22T03:00:00Z'))).toHaveLength(28);
    expect(daysOfMonth('2026-11-01', at('2026-11-03T00:00:00Z'))).toEqual(['2026-11-01', '2026-11-02', '2026-11-03']);
    expect(daysOfMonth('2026-11-01', at('2026-11-02T23:59:59Z'))).toEqual(['2026-11-01', '2026-11-02']);
    expect(daysOfMonth('2026-12-01', at('2026-11-30T00:00:00Z'))).toEqual([]);
  });

  it('fills days without activity with zeros', () => {
    const known = { day: '2026-11-02', views: 3, saves: 1, contacts: 0 };
    expect(everyDay({ month: '2026-11-01', days: [known] }, at('2026-11-03T01:00:00Z'))).toEqual([
      { day: '2026-11-01', views: 0, saves: 0, contacts: 0 },
      known,
      { day: '2026-11-03', views: 0, saves: 0, contacts: 0 },
    ]);
  });
});
