import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { calendarFile } from './calendar-file';
import type { EventCard } from './event';
import { eventCard } from './event-card.fixture';
import { instantsAt } from '@/kit/time/time-zones';

const address = 'https://app.example.com/community/events/e1';
const event: EventCard = { ...eventCard, title: 'Meetup, in Ohio; with coffee', summary: 'Deals' };

/** The event as a calendar would import it. */
function imported(change: Partial<EventCard & { description: string }> = {}, link: string | null = null) {
  const file = calendarFile({ ...event, ...change }, address, link, new Date('2026-02-01T00:00:00Z'));
  const calendar = new ICAL.Component(ICAL.parse(file.text) as string);
  const [found, ...others] = calendar.getAllSubcomponents('vevent');
  expect(others).toEqual([]);
  return { file, event: new ICAL.Event(found) };
}

describe('calendarFile', () => {
  it('writes the event’s texts', () => {
    const { file, event: found } = imported({
      description: 'Bring a deal:\n\\ 3 beds; 2 baths, $90,000.\nAsk @[Ann Lee](00000000-0000-4000-8000-000000000001)',
    });
    expect(file.name).toBe('meetup-in-ohio-with-coffee.ics');
    expect(found.summary).toBe('Meetup, in Ohio; with coffee');
    expect(found.location).toBe('12 Oak St, Columbus');
    expect(found.description).toBe(`Bring a deal:\n\\ 3 beds; 2 baths, $90,000.\nAsk @Ann Lee\n\n${address}`);
    expect(found.uid).toBe('e1@app.example.com');
    expect(found.component.getFirstPropertyValue('url')).toBe(address);
    expect(found.component.getFirstPropertyValue('status')).toBe('CONFIRMED');
  });

  // The days around the start (Mar 8) and the end (Nov 1) of daylight saving, and events that span them.
  it.each([
    ['2026-03-07T14:00', '2026-03-07T16:00', '2026-03-07T19:00:00.000Z', '2026-03-07T21:00:00.000Z'],
    ['2026-03-07T22:00', '2026-03-08T04:00', '2026-03-08T03:00:00.000Z', '2026-03-08T08:00:00.000Z'],
    ['2026-10-31T22:00', '2026-11-01T04:00', '2026-11-01T02:00:00.000Z', '2026-11-01T09:00:00.000Z'],
  ])('converts %s to %s in New York to the right instants', (from, to, start, end) => {
    const [starts] = instantsAt(from, 'America/New_York');
    const [ends] = instantsAt(to, 'America/New_York');
    const { file, event: found } = imported({
      starts_at: starts?.toISOString() ?? '',
      ends_at: ends?.toISOString() ?? '',
    });
    expect(found.startDate.toJSDate().toISOString()).toBe(start);
    expect(found.endDate.toJSDate().toISOString()).toBe(end);
    expect(found.startDate.zone.tzid).toBe('UTC');
    expect(file.text).toMatch(/^DTSTART:\d{8}T\d{6}Z\r$/m);
  });

  it('includes the meeting link if the viewer has it', () => {
    const { event: found } = imported({ format: 'online', location: null }, 'https://meet.example/a,b;c?d=1&e=2');
    expect(found.location).toBe('https://meet.example/a,b;c?d=1&e=2');
    expect(found.description).toContain('Join: https://meet.example/a,b;c?d=1&e=2');
    expect(imported({ format: 'online', location: null }).event.location).toBe('Online');
  });

  it('marks canceled events and increases the sequence with every edit', () => {
    const { event: found } = imported({ status: 'canceled', edited_at: '2026-01-06T12:00:00+00:00' });
    expect(found.component.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(found.sequence).toBeGreaterThan(imported().event.sequence);
  });

  it.each([
    '\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:Forged',
    'x\nATTENDEE:mailto:a@b.example',
    '\u{1F3E0}'.repeat(80),
  ])('injects no lines from %j', (text) => {
    const { event: found } = imported({ title: text, location: text, description: text });
    expect(found.startDate.toJSDate().toISOString()).toBe('2026-03-07T19:00:00.000Z');
    expect(found.component.getFirstProperty('attendee')).toBeNull();
    expect(found.summary).toBe(text.replaceAll(/\s+/g, ' ').trim());
    expect(found.description).toContain(text.replaceAll(/\r\n?/g, '\n').trim());
  });
});
