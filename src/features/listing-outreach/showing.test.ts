import { describe, expect, it } from 'vitest';
import { showingStatus, upcoming, type Showing, type ShowingStatus } from './showing';

const now = Date.parse('2026-03-01T12:00:00Z');
const booking = { user_id: 'me', created_at: '2026-02-01T12:00:00Z', member: null };
const showing = (change: Partial<Showing> = {}): Showing => ({
  id: 's',
  starts_at: '2026-03-02T12:00:00Z',
  ends_at: '2026-03-02T12:30:00Z',
  time_zone: 'America/New_York',
  capacity: 2,
  booked: 0,
  canceled_at: null,
  created_at: '2026-02-01T12:00:00Z',
  note: null,
  bookings: [],
  ...change,
});
const me = { id: 'me', isSeller: false };
const seller = { id: 'seller', isSeller: true };
const canceled = showing({ id: 'canceled', canceled_at: '2026-02-20T12:00:00Z' });
const running = { starts_at: '2026-03-01T11:50:00Z', ends_at: '2026-03-01T12:20:00Z' };

describe('showingStatus', () => {
  it.each<[ShowingStatus, Showing, { id: string | null; isSeller: boolean }]>([
    ['open', showing(), me],
    ['open', showing({ booked: 1 }), { id: null, isSeller: false }],
    ['full', showing({ booked: 2 }), me],
    ['booked', showing({ booked: 2, bookings: [booking] }), me],
    ['booked', showing({ ...running, bookings: [booking] }), me],
    ['started', showing(running), me],
    ['hosting', showing({ bookings: [booking] }), seller],
    ['canceled', canceled, seller],
    ['canceled', { ...canceled, bookings: [booking] }, me],
  ])('calls a showing %s', (status, of, reader) => {
    expect(showingStatus(of, reader, now)).toBe(status);
  });
});

describe('upcoming', () => {
  it('lists what isn’t over, soonest first', () => {
    const past = showing({ id: 'past', starts_at: '2026-02-01T12:00:00Z', ends_at: '2026-02-01T12:30:00Z' });
    const found = upcoming([showing(), past, showing({ ...running, id: 'running' })], me, now);
    expect(found.map(({ id }) => id)).toEqual(['running', 's']);
  });

  it('lists canceled ones only for members who had booked', () => {
    expect(upcoming([canceled], me, now)).toEqual([]);
    expect(upcoming([canceled], seller, now)).toEqual([]);
    expect(upcoming([{ ...canceled, bookings: [booking] }], me, now)).toHaveLength(1);
  });
});
