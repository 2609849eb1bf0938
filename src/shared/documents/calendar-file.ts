import { generateIcsCalendar, type IcsDateObject, type IcsEvent } from 'ts-ics';
import { brand } from '@/shared/config/brand';
import { dayMs } from '@/shared/time/durations';

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

/** A file for download. */
interface CalendarFile {
  name: string;
  text: string;
}

/**
 * Appointments as an iCalendar file (RFC 5545), named after the title, with an alarm each. Times are in UTC, and
 * calendars show them in their own zone. Importing the same appointment again replaces the earlier version.
 * `product` names the part of the site.
 */
export function toCalendarFile(
  title: string,
  appointments: readonly Appointment[],
  product: string,
  now = new Date(),
): CalendarFile {
  const text = generateIcsCalendar({
    version: '2.0',
    prodId: `-//${brand.name}//${product}//EN`,
    method: 'PUBLISH',
    events: appointments.map((appointment) => toIcsEvent(appointment, now)),
  });
  return { name: `${fileName(title)}.ics`, text: foldLines(text) };
}

/** Folds lines at 75 octets (RFC 5545, 3.1), never within a character. The library counts characters, not octets. */
function foldLines(text: string): string {
  const encoder = new TextEncoder();
  return text
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .map((line) => {
      let octets = 0;
      return Array.from(line, (character) => {
        const size = encoder.encode(character).length;
        const breaks = octets + size > 75;
        // The space that continues a line counts.
        octets = breaks ? 1 + size : octets + size;
        return breaks ? `\r\n ${character}` : character;
      }).join('');
    })
    .join('\r\n');
}

function toIcsEvent(appointment: Appointment, now: Date): IcsEvent {
  const { id, title, when, changedAt, location, description, url, canceled, alarmHours } = appointment;
  return {
    uid: `${id}@${new URL(url).hostname}`,
    stamp: { date: now },
    // Grows with every edit, so that calendars replace the older version.
    sequence: Math.floor(Date.parse(changedAt) / 1000) - Math.floor(Date.UTC(2025, 0, 1) / 1000),
    ...span(when),
    summary: oneLine(title),
    description: [...description, url].filter(Boolean).join('\n\n').replaceAll(/\r\n?/g, '\n'),
    location: oneLine(location),
    url,
    status: canceled ? 'CANCELLED' : 'CONFIRMED',
    ...(!canceled && {
      alarms: [
        {
          action: 'DISPLAY',
          description: oneLine(title),
          trigger: { type: 'relative', value: { before: true, hours: alarmHours } },
        },
      ],
    }),
  };
}

/** An all-day entry ends where the next day begins. */
function span(when: Appointment['when']): Record<'start' | 'end', IcsDateObject> {
  if ('startsAt' in when) return { start: { date: new Date(when.startsAt) }, end: { date: new Date(when.endsAt) } };
  const start = new Date(`${when.day}T00:00Z`);
  const end = new Date(start.getTime() + dayMs);
  return { start: { date: start, type: 'DATE' }, end: { date: end, type: 'DATE' } };
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

function fileName(title: string): string {
  const plain = title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  return plain.slice(0, 60) || 'event';
}
