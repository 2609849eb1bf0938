import { generateIcsCalendar } from 'ts-ics';
import { foldLines, toCalendarObject, type Appointment } from './calendar-object.ts';

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
  const text = generateIcsCalendar(toCalendarObject(appointments, product, now));
  return { name: `${fileName(title)}.ics`, text: foldLines(text) };
}

function fileName(title: string): string {
  const plain = title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  return plain.slice(0, 60) || 'event';
}
