import { plainText } from '@/shared/content/mentions';
import { toCalendarFile } from '@/shared/documents/calendar-file';
import type { EventCard } from './event';
import { paymentText } from './event-status';

/** An event as a calendar file. `address` is the URL of its page, `link` the meeting link if the viewer has it. */
export function calendarFile(
  event: EventCard & { description?: string },
  address: string,
  link: string | null,
  now = new Date(),
): { name: string; text: string } {
  const payment = paymentText(event);
  return toCalendarFile(
    event.title,
    [
      {
        id: event.id,
        title: event.title,
        when: { startsAt: event.starts_at, endsAt: event.ends_at },
        changedAt: event.edited_at,
        location: event.location ?? link ?? 'Online',
        description: [
          plainText(event.description ?? event.summary),
          payment ? `Price: ${payment}` : null,
          link ? `Join: ${link}` : null,
        ],
        url: address,
        canceled: event.status === 'canceled',
        alarmHours: 1,
      },
    ],
    'Events',
    now,
  );
}
