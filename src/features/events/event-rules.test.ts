import { describe, expect, it } from 'vitest';
import type { EventCard } from './event';
import { isEditable, isFull, mayManage, placesText, priceText, standingOf } from './event-rules';

const now = Date.parse('2026-03-01T12:00:00Z');
const event: EventCard = {
  id: 'e1',
  user_id: 'organiser',
  title: 'Meetup',
  summary: '',
  starts_at: '2026-03-07T19:00:00+00:00',
  ends_at: '2026-03-07T21:00:00+00:00',
  time_zone: 'America/New_York',
  format: 'online',
  location: null,
  price_usd: null,
  capacity: 10,
  exclusive: false,
  status: 'published',
  reason: null,
  registered: 0,
  waiting: 0,
  edited_at: '2026-01-05T12:00:00+00:00',
  place: null,
  organiser: null,
};
const reader = { id: 'reader', exclusive: false as boolean | undefined, staff: false };

describe('how an event stands to a reader', () => {
  it.each<[string, Partial<EventCard>, Partial<typeof reader>]>([
    ['open', {}, {}],
    ['full', { registered: 10 }, {}],
    // Those who wait come first.
    ['full', { registered: 9, waiting: 1 }, {}],
    ['open', { capacity: null, registered: 900 }, {}],
    ['locked', { exclusive: true }, {}],
    ['locked', { exclusive: true, registered: 10 }, { exclusive: false }],
    ['open', { exclusive: true }, { exclusive: true }],
    ['open', { exclusive: true }, { staff: true }],
    ['registered', { place: 'registered', registered: 10 }, {}],
    ['registered', { place: 'registered', exclusive: true }, {}],
    ['waiting', { place: 'waiting', registered: 10, waiting: 1 }, {}],
    ['organised', {}, { id: 'organiser' }],
    ['registered', { place: 'registered' }, { id: 'organiser' }],
    ['over', { ends_at: '2026-03-01T12:00:00Z', place: 'registered' }, {}],
    ['cancelled', { status: 'cancelled', place: 'registered' }, {}],
    ['waiting-for-staff', { status: 'proposed' }, { id: 'organiser' }],
    ['returned', { status: 'returned' }, { id: 'organiser' }],
  ])('%s: %o, to %o', (standing, change, who) => {
    expect(standingOf({ ...event, ...change }, { ...reader, ...who }, now)).toBe(standing);
  });

  it('while the membership is not known, Postgres decides', () => {
    expect(standingOf({ ...event, exclusive: true }, { ...reader, exclusive: undefined }, now)).toBe('open');
  });
});

describe('what is said of it', () => {
  it.each([
    [null, 'Free'],
    [25, '$25'],
    [1200, '$1,200'],
    [25.5, '$25.50'],
    [1200.05, '$1,200.05'],
  ])('price %s: %s', (price, text) => {
    expect(priceText(price)).toBe(text);
  });

  it('places', () => {
    expect(placesText({ capacity: null, registered: 1200, waiting: 0 })).toBe('1,200 registered');
    expect(placesText({ capacity: 10, registered: 10, waiting: 3 })).toBe('10 of 10 places taken, 3 waiting');
    expect(isFull({ capacity: 10, registered: 10, waiting: 0 })).toBe(true);
  });
});

describe('who manages it', () => {
  it('its organiser and staff', () => {
    expect(mayManage(event, { id: 'organiser', staff: false })).toBe(true);
    expect(mayManage(event, { id: 'reader', staff: true })).toBe(true);
    expect(mayManage(event, reader)).toBe(false);
    expect(mayManage({ user_id: null }, reader)).toBe(false);
  });

  it('until it is over or cancelled', () => {
    expect(isEditable(event, now)).toBe(true);
    expect(isEditable({ ...event, status: 'cancelled' }, now)).toBe(false);
    expect(isEditable({ ...event, ends_at: '2026-03-01T11:00:00Z' }, now)).toBe(false);
    expect(isEditable({ ...event, status: 'returned', ends_at: '2026-03-01T11:00:00Z' }, now)).toBe(true);
  });
});
