import { generateIcsCalendar, type IcsEvent } from 'ts-ics';
import { brand } from '@/shared/config/brand';

/** What a calendar shows for an appointment. */
export interface Appointment {
  id: string;
  title: string;
  /** ISO times. */
  startsAt: string;
  endsAt: string;
  /** When it last changed, an ISO time: a later file replaces the earlier one. */
  changedAt: string;
  location: string;
  /** Paragraphs; empty ones are left out. */
  description: readonly (string | null)[];
  /** URL of its page, which is added to the description. */
  url: string;
  canceled: boolean;
}

/** A file for download. */
interface CalendarFile {
  name: string;
  text: string;
}

/**
 * Appointments as an iCalendar file (RFC 5545), named after the title. Times are in UTC, and calendars show them in
 * their own zone. Importing the same appointment again replaces the earlier version. `product` names the part of the
 * site.
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
  return { name: `${fileName(title)}.ics`, text };
}

function toIcsEvent(appointment: Appointment, now: Date): IcsEvent {
  const { id, title, startsAt, endsAt, changedAt, location, description, url, canceled } = appointment;
  return {
    uid: `${id}@${new URL(url).hostname}`,
    stamp: { date: now },
    // Grows with every edit, so that calendars replace the older version.
    sequence: Math.floor(Date.parse(changedAt) / 1000) - Math.floor(Date.UTC(2025, 0, 1) / 1000),
    start: { date: new Date(startsAt) },
    end: { date: new Date(endsAt) },
    summary: oneLine(title),
    description: [...description, url].filter(Boolean).join('\n\n').replaceAll(/\r\n?/g, '\n'),
    location: oneLine(location),
    url,
    status: canceled ? 'CANCELLED' : 'CONFIRMED',
  };
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

function fileName(title: string): string {
  const plain = title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  return plain.slice(0, 60) || 'event';
}
