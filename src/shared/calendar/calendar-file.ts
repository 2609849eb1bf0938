import { generateIcsCalendar, type IcsEvent } from 'ts-ics';
import { brand } from '@/shared/config/brand';

/** What a calendar entry is made of. Times are in UTC in the file, and calendars show them in their own zone. */
export interface CalendarEntry {
  /** Importing an entry with the same ID and host again replaces the earlier version. */
  id: string;
  /** When it last changed, ISO: calendars keep the latest version. */
  changedAt: string;
  start: Date;
  end: Date;
  title: string;
  description: string;
  location: string;
  /** URL of its page. */
  url: string;
  canceled?: boolean;
}

/** Entries as an iCalendar file (RFC 5545). `product` names the part of the product that wrote it. */
export function calendarText(product: string, entries: readonly CalendarEntry[], now = new Date()): string {
  return generateIcsCalendar({
    version: '2.0',
    prodId: `-//${brand.name}//${product}//EN`,
    method: 'PUBLISH',
    events: entries.map((entry) => toIcsEvent(entry, now)),
  });
}

function toIcsEvent(entry: CalendarEntry, now: Date): IcsEvent {
  return {
    uid: `${entry.id}@${new URL(entry.url).hostname}`,
    stamp: { date: now },
    // Grows with every edit, so that calendars replace the older version.
    sequence: Math.floor(Date.parse(entry.changedAt) / 1000) - Math.floor(Date.UTC(2025, 0, 1) / 1000),
    start: { date: entry.start },
    end: { date: entry.end },
    summary: oneLine(entry.title),
    description: entry.description.replaceAll(/\r\n?/g, '\n'),
    location: oneLine(entry.location),
    url: entry.url,
    status: entry.canceled ? 'CANCELLED' : 'CONFIRMED',
  };
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** A file name from a title: 'deal-night.ics'; `fallback` if nothing is left of it. */
export function calendarFileName(title: string, fallback: string): string {
  const plain = title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  return `${plain.slice(0, 60) || fallback}.ics`;
}
