// The edge function `calendar` loads this, too: relative imports with the file's extension, and no package.
import { brand } from '../site/brand.ts';
import { dayMs } from '../../kit/time/durations.ts';

/** What a calendar shows for an appointment. */
export interface Appointment {
  id: string;
  title: string;
  /** ISO times, or the ISO day of an all-day entry. */
  when: { startsAt: string; endsAt: string } | { day: string };
  /** When it last changed, an ISO time: a later file replaces the earlier one. */
  changedAt: string;
  location: string;
  /** Paragraphs; empty ones are left out. */
  description: readonly (string | null)[];
  /** URL of its page, which is added to the description. */
  url: string;
  canceled: boolean;
  /** How many hours before the start, or before the day begins, the calendar reminds of it. */
  alarmHours: number;
}

interface CalendarDate {
  date: Date;
  type?: 'DATE';
}

/** Appointments as the package `ts-ics` takes them, with an alarm each. `product` names the part of the site. */
export function toCalendarObject(appointments: readonly Appointment[], product: string, now: Date) {
  return {
    version: '2.0' as const,
    prodId: `-//${brand.name}//${product}//EN`,
    method: 'PUBLISH' as const,
    events: appointments.map((appointment) => toIcsEvent(appointment, now)),
  };
}

/**
 * Folds lines at 75 octets (RFC 5545, 3.1), never within a character. The library counts characters, not octets. What
 * else ends a line for some programs is a space.
 */
export function foldLines(text: string): string {
  const encoder = new TextEncoder();
  return text
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .map((line) => {
      let octets = 0;
      return Array.from(line.replaceAll(controls, ' '), (character) => {
        const size = encoder.encode(character).length;
        const breaks = octets + size > 75;
        // The space that continues a line counts.
        octets = breaks ? 1 + size : octets + size;
        return breaks ? `\r\n ${character}` : character;
      }).join('');
    })
    .join('\r\n');
}

/**
 * A calendar made by the package as one to subscribe to: where it is (RFC 7986), how often to read it, also for
 * programs that know only Microsoft's name for that, and, as RFC 5545 takes no calendar without a component, the time
 * zone of its times if there are no appointments.
 */
export function toSubscription(text: string, url: string): string {
  const head = [
    'METHOD:PUBLISH',
    `SOURCE;VALUE=URI:${url}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
  ];
  const isEmpty = !text.includes('\r\nBEGIN:');
  return text
    .replace('METHOD:PUBLISH', head.join('\r\n'))
    .replace('END:VCALENDAR', [...(isEmpty ? utc : []), 'END:VCALENDAR'].join('\r\n'));
}

const utc = [
  'BEGIN:VTIMEZONE',
  'TZID:Etc/UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'TZNAME:UTC',
  'END:STANDARD',
  'END:VTIMEZONE',
];

function toIcsEvent(appointment: Appointment, now: Date) {
  const { id, title, when, changedAt, location, description, url, canceled, alarmHours } = appointment;
  return {
    uid: oneLine(`${id}@${new URL(url).hostname}`),
    stamp: { date: now },
    // Grows with every edit, so that calendars replace the older version.
    sequence: Math.floor(Date.parse(changedAt) / 1000) - Math.floor(Date.UTC(2025, 0, 1) / 1000),
    ...span(when),
    summary: oneLine(title),
    description: [...description, url]
      .filter(Boolean)
      .join('\n\n')
      .replaceAll(/\r\n?/g, '\n')
      .split('\n')
      .map((line) => line.replaceAll(controls, ' '))
      .join('\n'),
    location: oneLine(location),
    url: oneLine(url),
    status: canceled ? ('CANCELLED' as const) : ('CONFIRMED' as const),
    ...(!canceled && {
      alarms: [
        {
          action: 'DISPLAY' as const,
          // The library escapes that of an event, and not this one.
          description: oneLine(title).replaceAll(/[\\;,]/g, '\\$&'),
          trigger: { type: 'relative' as const, value: { before: true, hours: alarmHours } },
        },
      ],
    }),
  };
}

interface Span extends Record<'start' | 'end', CalendarDate> {
  timeTransparent?: 'TRANSPARENT';
}

/** An all-day entry ends where the next day begins. A deadline doesn't make its day busy. */
function span(when: Appointment['when']): Span {
  if ('startsAt' in when) return { start: { date: new Date(when.startsAt) }, end: { date: new Date(when.endsAt) } };
  const start = new Date(`${when.day}T00:00Z`);
  const end = new Date(start.getTime() + dayMs);
  return { start: { date: start, type: 'DATE' }, end: { date: end, type: 'DATE' }, timeTransparent: 'TRANSPARENT' };
}

/** Control characters and Unicode's own line ends: NEL, FS to US, and others split lines in Python and elsewhere. */
const controls = /[\p{Cc}\u2028\u2029]/gu;

const oneLine = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
