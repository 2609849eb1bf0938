import { describe, expect, it } from 'vitest';
import { zonedTimes, readerTimes, startDay } from './zoned-times';

const afternoon = {
  starts_at: '2026-03-07T19:00:00+00:00',
  ends_at: '2026-03-07T21:00:00+00:00',
  time_zone: 'America/New_York',
};

describe('zoned times', () => {
  it('shows times in their own zone', () => {
    expect(zonedTimes(afternoon)).toBe('Sat, Mar 7, 2026, 2:00 – 4:00 PM EST');
    expect(zonedTimes({ ...afternoon, ends_at: '2026-03-08T21:00:00+00:00' })).toBe(
      'Sat, Mar 7, 2026, 2:00 PM EST – Sun, Mar 8, 2026, 5:00 PM EDT',
    );
    expect(zonedTimes({ ...afternoon, time_zone: 'America/Atlantis' })).toBe('Sat, Mar 7, 2026, 7:00 – 9:00 PM UTC');
  });

  it('shows times in the viewer’s zone, too, if it differs', () => {
    expect(readerTimes(afternoon, 'America/Los_Angeles')).toBe('Sat, Mar 7, 2026, 11:00 AM – 1:00 PM PST');
    expect(readerTimes(afternoon, 'Asia/Tokyo')).toBe('Sun, Mar 8, 2026, 4:00 – 6:00 AM GMT+9');
    expect(readerTimes(afternoon, 'America/New_York')).toBeNull();
    expect(readerTimes(afternoon, 'America/Toronto')).toBeNull();
    // The two differ only in summer.
    expect(readerTimes({ ...afternoon, time_zone: 'America/Denver' }, 'America/Phoenix')).toBeNull();
    const summer = { starts_at: '2026-07-07T19:00:00Z', ends_at: '2026-07-07T21:00:00Z', time_zone: 'America/Denver' };
    expect(readerTimes(summer, 'America/Phoenix')).toBe('Tue, Jul 7, 2026, 12:00 – 2:00 PM MST');
  });

  it('gives the start day in the event’s zone', () => {
    expect(startDay({ starts_at: '2026-03-08T02:00:00Z', time_zone: 'America/New_York' })).toEqual({
      month: 'Mar',
      day: '7',
      weekday: 'Sat',
    });
  });
});
