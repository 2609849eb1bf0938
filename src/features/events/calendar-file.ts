import { generateIcsCalendar } from 'ts-ics';
import { brand } from '@/shared/config/brand';
import { plainText } from '@/shared/lib/mentions';
import type { EventCard } from './event';

interface CalendarFile {
  name: string;
  text: string;
}

/**
 * An event as a file that calendars import. Its times are instants (UTC), which every calendar shows by the clocks of its owner; the
 * same event imported again replaces what was there. `address`: of its page; `link`: where it takes place, if the reader has it.
 */
export function calendarFile(
  event: EventCard & { description?: string },
  address: string,
  link: string | null,
  now = new Date(),
): CalendarFile {
  const about = plainText(event.description ?? event.summary);
  const text = generateIcsCalendar({
    version: '2.0',
    prodId: `-//${brand.name}//Events//EN`,
    method: 'PUBLISH',
    events: [
      {
        uid: `${event.id}@${new URL(address).hostname}`,
        stamp: { date: now },
        // Seconds: what is edited later counts as newer.
        sequence: Math.floor(Date.parse(event.edited_at) / 1000) - Math.floor(Date.UTC(2025, 0, 1) / 1000),
        start: { date: new Date(event.starts_at) },
        end: { date: new Date(event.ends_at) },
        summary: oneLine(event.title),
        description: [about, link ? `Join: ${link}` : null, address]
          .filter(Boolean)
          .join('\n\n')
          .replaceAll(/\r\n?/g, '\n'),
        location: oneLine(event.location ?? link ?? 'Online'),
        url: address,
        status: event.status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED',
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
