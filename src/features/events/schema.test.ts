import { describe, expect, it } from 'vitest';
import { posingText } from '@/domain/text/staff-names';
import type { EventDetail } from './event';
import { eventCard } from './event-card.fixture';
import { toEventDraft, emptyEvent, eventDraftSchema, eventSchema, meaningsOf, type EventDraft } from './schema';

const now = Date.parse('2026-01-10T12:00:00Z');
const filled: EventDraft = {
  ...emptyEvent('America/New_York'),
  id: 'e1',
  title: ' Meetup ',
  description: 'Deals and coffee',
  location: '12 Oak St',
  startDate: '2026-03-07',
  startTime: '14:00',
  endDate: '2026-03-07',
  endTime: '16:00',
};

function check(change: Partial<EventDraft>, storedStart: number | null = null) {
  const result = eventSchema({ now: () => now, storedStart, isStaff: false }).safeParse({ ...filled, ...change });
  return result.success
    ? result.data
    : Object.fromEntries(result.error.issues.map(({ path, message }) => [path.join('.'), message]));
}

describe('eventSchema', () => {
  it('converts times in the event’s zone to instants, wherever the browser is', () => {
    expect(check({})).toEqual({
      event_id: 'e1',
      title: 'Meetup',
      description: 'Deals and coffee',
      starts_at: '2026-03-07T19:00:00.000Z',
      ends_at: '2026-03-07T21:00:00.000Z',
      time_zone: 'America/New_York',
      format: 'in_person',
      exclusive: false,
      location: '12 Oak St',
    });
    expect(check({ zone: 'Asia/Tokyo' })).toMatchObject({ starts_at: '2026-03-07T05:00:00.000Z' });
    // Across the night when daylight saving starts: five hours, not six.
    expect(check({ startTime: '22:00', endDate: '2026-03-08', endTime: '04:00' })).toMatchObject({
      starts_at: '2026-03-08T03:00:00.000Z',
      ends_at: '2026-03-08T08:00:00.000Z',
    });
  });

  it('includes the link of an online event, or the address of an in-person one', () => {
    const sent = check({
      format: 'online',
      link: ' https://meet.example/a ',
      price: 25.5,
      payment: ' At the door ',
      capacity: 10,
      exclusive: true,
    });
    expect(sent).toMatchObject({
      link: 'https://meet.example/a',
      price_usd: 25.5,
      payment_instructions: 'At the door',
      capacity: 10,
      exclusive: true,
    });
    expect(sent).not.toHaveProperty('location');
    expect(check({ payment: 'Left behind' })).not.toHaveProperty('payment_instructions');
    expect(check({ link: 'http://left.behind' })).not.toHaveProperty('link');
    expect(check({ format: 'online' })).not.toHaveProperty('link');
  });

  it.each<[Partial<EventDraft>, Record<string, string>]>([
    [{ title: 'x'.repeat(161) }, { title: 'At most 160 characters' }],
    [{ title: 'Cornerlot Office Hours' }, { title: posingText('title') }],
    [{ location: ' ' }, { location: 'Enter the address' }],
    [
      { format: 'online', link: 'https://meet.example@evil.example' },
      { link: 'Enter a full URL that starts with https://' },
    ],
    [{ price: 10, payment: ' ' }, { payment: 'Say when and how attendees pay' }],
    [{ price: 0, payment: 'Cash' }, { price: 'Must be $0.01 or more.' }],
    [{ capacity: 0 }, { capacity: 'Must be 1 or more.' }],
    [{ startDate: '2026-01-09', endDate: '2026-01-11' }, { startTime: 'The event must start in the future' }],
    [{ startDate: '2029-01-09', endDate: '2029-01-09' }, { startDate: 'Choose a date within the next two years' }],
    [{ endTime: '14:00' }, { endTime: 'The event must end after it starts' }],
    [{ endDate: '2026-03-22' }, { endDate: 'Events can last up to 14 days' }],
    [
      { startDate: '2026-03-08', startTime: '02:30', endDate: '2026-03-08' },
      { startTime: 'That time doesn’t exist on this date (daylight saving). Choose another.' },
    ],
  ])('rejects %o', (change, problems) => {
    expect(check(change)).toEqual(problems);
  });

  it('reports every missing field of an empty form', () => {
    expect(Object.keys(check(emptyEvent('America/New_York')))).toEqual([
      'title',
      'description',
      'startDate',
      'startTime',
      'endDate',
      'endTime',
    ]);
  });

  it('uses the chosen occurrence of a repeated hour', () => {
    const back = { startDate: '2026-11-01', startTime: '01:30', endDate: '2026-11-01', endTime: '02:30' };
    expect(meaningsOf({ ...filled, ...back }, 'start')).toHaveLength(2);
    expect(check(back)).toMatchObject({ starts_at: '2026-11-01T05:30:00.000Z' });
    expect(check({ ...back, startFold: '1' })).toMatchObject({ starts_at: '2026-11-01T06:30:00.000Z' });
    // A choice made for another day is ignored.
    expect(check({ startFold: '1' })).toMatchObject({ starts_at: '2026-03-07T19:00:00.000Z' });
    const within = { ...back, endTime: '01:30' };
    expect(check({ ...within, endFold: '1' })).toMatchObject({
      starts_at: '2026-11-01T05:30:00.000Z',
      ends_at: '2026-11-01T06:30:00.000Z',
    });
  });

  it('accepts a start in the past only if it is the stored one', () => {
    const past = { startDate: '2026-01-10', startTime: '06:00', endDate: '2026-01-10' };
    expect(check(past, Date.parse('2026-01-10T11:00:00Z'))).toMatchObject({ starts_at: '2026-01-10T11:00:00.000Z' });
    expect(check(past)).toEqual({ startTime: 'The event must start in the future' });
  });
});

describe('draftOf', () => {
  const stored = (change: Partial<EventDetail>) =>
    toEventDraft({
      ...eventCard,
      description: 'Ask @[Ann](00000000-0000-4000-8000-000000000001)',
      link: null,
      starts_at: '2026-11-01T06:30:00+00:00',
      ends_at: '2026-11-01T08:00:00+00:00',
      status: 'proposed',
      ...change,
    });

  it('shows times in the event’s zone, including repeated hours, and round-trips', () => {
    const draft = stored({});
    expect(draft).toMatchObject({
      startDate: '2026-11-01',
      startTime: '01:30',
      startFold: '1',
      endTime: '03:00',
      endFold: '0',
    });
    // A published event's description must stay exactly the same, markup included.
    expect(draft.description).toBe('Ask @[Ann](00000000-0000-4000-8000-000000000001)');
    expect(eventDraftSchema.parse(draft)).toEqual(draft);
    expect(eventSchema({ now: () => now, storedStart: null, isStaff: false }).parse(draft)).toMatchObject({
      starts_at: '2026-11-01T06:30:00.000Z',
      ends_at: '2026-11-01T08:00:00.000Z',
    });
    expect(stored({ starts_at: '2026-11-01T05:30:00+00:00' }).startFold).toBe('0');
  });
});
