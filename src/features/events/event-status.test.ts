import { describe, expect, it } from 'vitest';
import type { EventCard } from './event';
import { eventCard } from './event-card.fixture';
import { isEditable, canManage, missingEntitlement, viewerStatus } from './event-status';
import { priceText } from '@/domain/event/payment';

const now = Date.parse('2026-03-01T12:00:00Z');
const event: EventCard = { ...eventCard, user_id: 'organizer', format: 'online', location: null, capacity: 10 };
const no: boolean | undefined = false;
const viewer = { id: 'reader', exclusive: no, inPerson: no, staff: false };

describe('viewerStatus', () => {
  it.each<[string, Partial<EventCard>, Partial<typeof viewer>]>([
    ['open', {}, {}],
    ['full', { registered: 10 }, {}],
    ['locked', { exclusive: true }, {}],
    ['open', { exclusive: true }, { staff: true }],
    ['open', { format: 'in_person' }, { inPerson: true }],
    ['registered', { place: 'registered', registered: 10 }, {}],
    ['waitlisted', { place: 'waitlisted', registered: 10, waitlisted: 1 }, {}],
    ['organizing', {}, { id: 'organizer' }],
    ['over', { ends_at: '2026-03-01T12:00:00Z', place: 'registered' }, {}],
    ['canceled', { status: 'canceled', place: 'registered' }, {}],
    ['waiting-for-staff', { status: 'proposed' }, { id: 'organizer' }],
    ['returned', { status: 'returned' }, { id: 'organizer' }],
  ])('returns %s for event %o and viewer %o', (status, change, who) => {
    expect(viewerStatus({ ...event, ...change }, { ...viewer, ...who }, now)).toBe(status);
  });

  it('calls an event open while the membership is unknown, so that Postgres decides', () => {
    const unknown = { ...viewer, exclusive: undefined, inPerson: undefined };
    expect(viewerStatus({ ...event, exclusive: true, format: 'in_person' }, unknown, now)).toBe('open');
  });
});

describe('missingEntitlement', () => {
  it('names what an upgrade would unlock, the exclusive event first', () => {
    expect(missingEntitlement({ ...event, format: 'in_person' }, viewer)).toBe('in_person_events');
    expect(missingEntitlement({ ...event, format: 'in_person', exclusive: true }, viewer)).toBe('exclusive_events');
    expect(missingEntitlement(event, viewer)).toBeNull();
    expect(missingEntitlement({ ...event, format: 'in_person' }, { ...viewer, id: 'organizer' })).toBeNull();
  });
});

describe('texts', () => {
  it.each([
    [null, 'Free'],
    [25.5, '$25.50'],
  ])('shows the price %s as “%s”', (price, text) => {
    expect(priceText(price)).toBe(text);
  });
});

describe('managing an event', () => {
  it('lets its organizer and staff manage an event', () => {
    expect(canManage(event, { id: 'organizer', staff: false })).toBe(true);
    expect(canManage(event, { id: 'reader', staff: true })).toBe(true);
    expect(canManage(event, viewer)).toBe(false);
    expect(canManage({ user_id: null }, viewer)).toBe(false);
  });

  it('ends when it is over or canceled', () => {
    expect(isEditable(event, now)).toBe(true);
    expect(isEditable({ ...event, status: 'canceled' }, now)).toBe(false);
    expect(isEditable({ ...event, ends_at: '2026-03-01T11:00:00Z' }, now)).toBe(false);
    expect(isEditable({ ...event, status: 'returned', ends_at: '2026-03-01T11:00:00Z' }, now)).toBe(true);
  });
});
