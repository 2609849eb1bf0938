import { toCalendarFile } from '@/domain/documents/calendar-file';
import { eventAppointment } from '@/domain/event/appointment';
import type { EventCard } from './event';

/** An event as a calendar file. `address` is the URL of its page, `link` the meeting link if the viewer has it. */
export function calendarFile(
  event: EventCard & { description?: string },
  address: string,
  link: string | null,
  now = new Date(),
): { name: string; text: string } {
  const appointment = eventAppointment(event, event.description ?? event.summary, address, link);
  return toCalendarFile(event.title, [appointment], 'Events', now);
}
