import { describe, expect, it } from 'vitest';
import type { EventPage } from './event';
import { draftOf, emptyEvent, eventDraftSchema, eventSchema, meaningsOf, type EventDraft } from './form';

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
  const result = eventSchema({ now: () => now, storedStart }).safeParse({ ...filled, ...change });
  return result.success
    ? result.data
    : Object.fromEntries(result.error.issues.map(({ path, message }) => [path.join('.'), message]));
}

describe('what is sent of the form', () => {
  it('has the instants that the clocks of the zone mean, wherever the browser is', () => {
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
    // Over the night in which clocks go forward: five hours, not six.
    expect(check({ startTime: '22:00', endDate: '2026-03-08', endTime: '04:00' })).toMatchObject({
      starts_at: '2026-03-08T03:00:00.000Z',
      ends_at: '2026-03-08T08:00:00.000Z',
    });
  });

  it('has the link of what is online, and the place of what is not', () => {
    const sent = check({
      format: 'online',
      link: ' https://meet.example/a ',
      price: 25.5,
      capacity: 10,
      exclusive: true,
    });
    expect(sent).toMatchObject({ link: 'https://meet.example/a', price_usd: 25.5, capacity: 10, exclusive: true });
    expect(sent).not.toHaveProperty('location');
    expect(check({ link: 'http://left.behind' })).not.toHaveProperty('link');
    expect(check({ format: 'online' })).not.toHaveProperty('link');
  });

  it.each<[Partial<EventDraft>, Record<string, string>]>([
    [{ title: ' ' }, { title: 'Give it a title' }],
    [{ title: 'x'.repeat(161) }, { title: 'At most 160 characters' }],
    [{ description: '' }, { description: 'Say what it is about' }],
    [{ location: ' ' }, { location: 'Say where it takes place' }],
    [{ format: 'online', link: 'http://meet.example' }, { link: 'A full address that begins with https://' }],
    [
      { format: 'online', link: 'https://meet.example@evil.example' },
      { link: 'A full address that begins with https://' },
    ],
    [{ format: 'online', link: 'javascript:alert(1)' }, { link: 'A full address that begins with https://' }],
    [{ price: 0 }, { price: 'More than 0, or leave it empty' }],
    [{ capacity: 0 }, { capacity: 'At least 1, or leave it empty' }],
    [{ startDate: '2026-01-09', endDate: '2026-01-11' }, { startTime: 'It must start in the future' }],
    [{ startDate: '2029-01-09', endDate: '2029-01-09' }, { startDate: 'Within the next two years' }],
    [{ endTime: '14:00' }, { endTime: 'It must end after it starts' }],
    [{ endDate: '2026-03-22' }, { endDate: 'At most 14 days after it starts' }],
    [
      { startDate: '2026-03-08', startTime: '02:30', endDate: '2026-03-08' },
      { startTime: 'On this day the clocks skip this time. Choose another' },
    ],
  ])('not with %o', (change, problems) => {
    expect(check(change)).toEqual(problems);
  });

  it('says of an empty form what is missing', () => {
    expect(Object.keys(check(emptyEvent('America/New_York')))).toEqual([
      'title',
      'description',
      'startDate',
      'startTime',
      'endDate',
      'endTime',
    ]);
  });

  it('takes the one of two hours that was chosen', () => {
    const back = { startDate: '2026-11-01', startTime: '01:30', endDate: '2026-11-01', endTime: '02:30' };
    expect(meaningsOf({ ...filled, ...back }, 'start')).toHaveLength(2);
    expect(check(back)).toMatchObject({ starts_at: '2026-11-01T05:30:00.000Z' });
    expect(check({ ...back, startFold: '1' })).toMatchObject({ starts_at: '2026-11-01T06:30:00.000Z' });
    // A choice made for another day says nothing of this one.
    expect(check({ startFold: '1' })).toMatchObject({ starts_at: '2026-03-07T19:00:00.000Z' });
    const within = { ...back, endTime: '01:30' };
    expect(check({ ...within, endFold: '1' })).toMatchObject({
      starts_at: '2026-11-01T05:30:00.000Z',
      ends_at: '2026-11-01T06:30:00.000Z',
    });
  });

  it('a stored start may have passed', () => {
    const past = { startDate: '2026-01-10', startTime: '06:00', endDate: '2026-01-10' };
    expect(check(past, Date.parse('2026-01-10T11:00:00Z'))).toMatchObject({ starts_at: '2026-01-10T11:00:00.000Z' });
    expect(check(past)).toEqual({ startTime: 'It must start in the future' });
  });
});

describe('a stored event in the form', () => {
  const stored = (change: Partial<EventPage>) =>
    draftOf({
      id: 'e1',
      user_id: 'u1',
      title: 'Meetup',
      summary: '',
      description: 'Ask @[Ann](00000000-0000-4000-8000-000000000001)',
      link: null,
      starts_at: '2026-11-01T06:30:00+00:00',
      ends_at: '2026-11-01T08:00:00+00:00',
      time_zone: 'America/New_York',
      format: 'in_person',
      location: '12 Oak St',
      price_usd: null,
      capacity: null,
      exclusive: false,
      status: 'proposed',
      reason: null,
      registered: 0,
      waiting: 0,
      edited_at: '2026-01-05T12:00:00+00:00',
      place: null,
      organiser: null,
      ...change,
    });

  it('has its times by the clocks of its zone, the second of two hours included, and comes out as it went in', () => {
    const draft = stored({});
    expect(draft).toMatchObject({
      startDate: '2026-11-01',
      startTime: '01:30',
      startFold: '1',
      endTime: '03:00',
      endFold: '0',
    });
    // Of a published event it must not change, not even its markup.
    expect(draft.description).toBe('Ask @[Ann](00000000-0000-4000-8000-000000000001)');
    expect(eventDraftSchema.parse(draft)).toEqual(draft);
    expect(eventSchema({ now: () => now, storedStart: null }).parse(draft)).toMatchObject({
      starts_at: '2026-11-01T06:30:00.000Z',
      ends_at: '2026-11-01T08:00:00.000Z',
    });
    expect(stored({ starts_at: '2026-11-01T05:30:00+00:00' }).startFold).toBe('0');
  });
});
