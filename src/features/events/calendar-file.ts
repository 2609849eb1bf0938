import { generateIcsCalendar } from 'ts-ics';
import { brand } from '@/shared/config/brand';
import { plainText } from '@/shared/content/mentions';
import type { EventCard } from './event';
import { paymentText } from './event-status';

interface CalendarFile {
  name: string;
  text: string;
}

/**
 * An event as an iCalendar file (RFC 5545). Times are in UTC, and calendars show them in their own zone. Importing the
 * same event again replaces the earlier version. `address` is the URL of its page, `link` the meeting link if the
 * viewer has it.
 */
export function calendarFile(
  event: EventCard & { description?: string },
  address: string,
  link: string | null,
  now = new Date(),
): CalendarFile {
  const about = plainText(event.description ?? event.summary);
  const payment = paymentText(event);
  const text = generateIcsCalendar({
    version: '2.0',
    prodId: `-//${brand.name}//Events//EN`,
    method: 'PUBLISH',
    events: [
      {
        uid: `${event.id}@${new URL(address).hostname}`,
        stamp: { date: now },
        // Grows with every edit, so that calendars replace the older version.
        sequence: Math.floor(Date.parse(event.edited_at) / 1000) - Math.floor(Date.UTC(2025, 0, 1) / 1000),
        start: { date: new Date(event.starts_at) },
        end: { date: new Date(event.ends_at) },
        summary: oneLine(event.title),
        description: [about, payment ? `Price: ${payment}` : null, link ? `Join: ${link}` : null, address]
          .filter(Boolean)
          .join('\n\n')
          .replaceAll(/\r\n?/g, '\n'),
        location: oneLine(event.location ?? link ?? 'Online'),
        url: address,
        status: event.status === 'canceled' ? 'CANCELLED' : 'CONFIRMED',
      },
    ],
  });
  return { name: `${fileName(event.title)}.ics`, text };
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

function fileName(title: string): string {
  const plain = title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  return plain.slice(0, 60) || 'event';
}
