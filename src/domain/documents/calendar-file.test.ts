import * as fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { toCalendarFile } from './calendar-file';
import { toSubscription, type Appointment } from './calendar-object';

const appointment: Appointment = {
  id: 'm1',
  title: 'Closing due: Brick duplex',
  when: { day: '2026-12-08' },
  changedAt: '2026-11-26T12:00:00Z',
  location: '12 Oak St',
  description: [],
  url: 'https://app.example.com/deals/d1',
  canceled: false,
  alarmHours: 15,
};

function imported(change: Partial<Appointment> = {}) {
  const { text } = toCalendarFile('Deadlines', [{ ...appointment, ...change }], 'Deals', new Date(0));
  const [event] = new ICAL.Component(ICAL.parse(text) as string).getAllSubcomponents('vevent');
  return { text, event: new ICAL.Event(event), alarm: event?.getFirstSubcomponent('valarm') };
}

describe('toCalendarFile', () => {
  it('writes an all-day entry on the same date in every time zone', () => {
    const { text, event, alarm } = imported();
    expect(text).toContain('DTSTART;VALUE=DATE:20261208\r\nDTEND;VALUE=DATE:20261209\r\n');
    expect(event.startDate.isDate).toBe(true);
    expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-PT15H');
  });

  it('makes no day busy with a deadline', () => {
    const transparency = ({ event }: ReturnType<typeof imported>) => event.component.getFirstPropertyValue('transp');
    expect(transparency(imported())).toBe('TRANSPARENT');
    const when = { startsAt: '2026-12-08T22:30:00Z', endsAt: '2026-12-08T23:00:00Z' };
    expect(transparency(imported({ when }))).toBeNull();
  });

  it('sets an alarm before a time, and none once it’s canceled', () => {
    const when = { startsAt: '2026-12-08T22:30:00Z', endsAt: '2026-12-08T23:00:00Z' };
    const { event, alarm } = imported({ when, alarmHours: 2 });
    expect(event.startDate.toJSDate().toISOString()).toBe('2026-12-08T22:30:00.000Z');
    expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-PT2H');
    expect(imported({ when, canceled: true }).alarm).toBeNull();
  });

  it('lets nobody type a line of the file, whatever a program splits lines at', () => {
    const end = fc.constantFrom(
      ...Array.from('\n\r\v\f\t\u001c\u001d\u001e\u001f\0\u0085\u2028\u2029'),
      '\r\n',
      '\r\n ',
    );
    const typed = fc
      .array(fc.oneof(end, fc.constantFrom('END:VEVENT', 'BEGIN:VEVENT', 'SUMMARY:evil', 'Key', ' ')), {
        maxLength: 12,
      })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(typed, typed, typed, typed, (id, title, location, note) => {
        const url = `https://app.example.com/deals/${id}`;
        const { text } = imported({ id: `m${id}`, title: `T${title}`, location, description: [note], url });
        // As Python's splitlines.
        const lines = text.split(/\r\n|[\p{Cc}\u2028\u2029]/u);
        expect(lines.filter((line) => /^(?:END|BEGIN):VEVENT|^SUMMARY:evil/.test(line))).toHaveLength(2);
        expect(text.replaceAll('\r\n', '')).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
      }),
    );
  });

  it('folds lines at 75 octets, never within a character', () => {
    const words = fc.string({
      unit: fc.constantFrom('a', ' ', ',', ';', '\\', ':', '"', 'é', 'ʻ', '日', '🏠', '\n'),
      maxLength: 300,
    });
    fc.assert(
      fc.property(words, words, (title, note) => {
        const { text, event, alarm } = imported({ title: `T${title}`, description: [note] });
        for (const line of text.split('\r\n')) {
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        }
        expect(event.summary).toBe(`T${title}`.replaceAll(/\s+/g, ' ').trim());
        expect(alarm?.getFirstPropertyValue('description')).toBe(event.summary);
        expect(event.description).toContain(note);
      }),
    );
  });
});

describe('toSubscription', () => {
  const url = 'https://app.example.com/calendar/secret.ics';
  const subscribed = (appointments: Appointment[]) => {
    const { text } = toCalendarFile('Deadlines', appointments, 'Deals', new Date(0));
    return new ICAL.Component(ICAL.parse(toSubscription(text, url)) as string);
  };

  it('says where the calendar is, and how often to read it', () => {
    const calendar = subscribed([appointment]);
    const values = ['source', 'refresh-interval', 'x-published-ttl'].map((name) =>
      String(calendar.getFirstPropertyValue(name)),
    );
    expect(values).toEqual([url, 'PT1H', 'PT1H']);
    expect(calendar.getAllSubcomponents().map(({ name }) => name)).toEqual(['vevent']);
  });

  it('includes a component without appointments, as RFC 5545 requires', () => {
    expect(
      subscribed([])
        .getAllSubcomponents()
        .map(({ name }) => name),
    ).toEqual(['vtimezone']);
  });
});
