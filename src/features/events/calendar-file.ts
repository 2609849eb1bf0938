import { calendarFileName, calendarText } from '@/shared/calendar/calendar-file';
import { plainText } from '@/shared/content/mentions';
import type { EventCard } from './event';
import { paymentText } from './event-status';

interface CalendarFile {
  name: string;
  text: string;
}

/** An event as a calendar file. `address` is the URL of its page, `link` the meeting link if the viewer has it. */
export function calendarFile(
  event: EventCard & { description?: string },
  address: string,
  link: string | null,
  now = new Date(),
): CalendarFile {
  const about = plainText(event.description ?? event.summary);
  const payment = paymentText(event);
  const entry = {
    id: event.id,
    changedAt: event.edited_at,
    start: new Date(event.starts_at),
    end: new Date(event.ends_at),
    title: event.title,
    description: [about, payment ? `Price: ${payment}` : null, link ? `Join: ${link}` : null, address]
      .filter(Boolean)
      .join('\n\n'),
    location: event.location ?? link ?? 'Online',
    url: address,
    canceled: event.status === 'canceled',
  };
  return { name: calendarFileName(event.title, 'event'), text: calendarText('Events', [entry], now) };
}
