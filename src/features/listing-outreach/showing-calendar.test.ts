import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import type { Showing } from './showing';
import { showingCalendar } from './showing-calendar';

const listing = {
  id: 'l1',
  user_id: 'u1',
  title: 'Brick duplex',
  status: 'active',
  address: '12 Oak St',
  city: 'Phoenix',
  state: 'AZ',
  zip: '85001',
};
const showing: Showing = {
  id: 's1',
  starts_at: '2026-07-07T21:00:00+00:00',
  ends_at: '2026-07-07T21:30:00+00:00',
  time_zone: 'America/Phoenix',
  capacity: 1,
  booked: 1,
  canceled_at: null,
  created_at: '2026-07-01T12:00:00+00:00',
  note: { notes: 'Lockbox 4217' },
  bookings: [],
};

function imported(change: Partial<Showing> = {}) {
  const url = 'https://app.example.com/marketplace/l1#showings';
  const { name, text } = showingCalendar({ ...showing, ...change }, listing, url, new Date('2026-07-02T00:00:00Z'));
  const [found] = new ICAL.Component(ICAL.parse(text) as string).getAllSubcomponents('vevent');
  const event = new ICAL.Event(found);
  return { name, event };
}

describe('showingCalendar', () => {
  it('writes the time, the place, and how to get in', () => {
    const { name, event } = imported();
    expect(name).toBe('showing-brick-duplex.ics');
    expect(event.summary).toBe('Showing: Brick duplex');
    expect(event.location).toBe('12 Oak St, Phoenix, AZ 85001');
    expect(event.description).toBe('Lockbox 4217\n\nhttps://app.example.com/marketplace/l1#showings');
    expect(event.startDate.toJSDate().toISOString()).toBe('2026-07-07T21:00:00.000Z');
    expect(event.uid).toBe('s1@app.example.com');
  });
});
