// The edge function `calendar` loads this, too: relative imports with the file's extension.
import { plainText } from '../text/mentions.ts';
import type { Appointment } from '../documents/calendar-object.ts';
import { paymentText, type PaidEvent } from './payment.ts';

interface CalendarEvent extends PaidEvent {
  id: string;
  title: string;
  starts_at: string;
  ends_at: string;
  edited_at: string;
  location: string | null;
  status: string;
}

/** An event in a calendar. `about`: its text. `url`: its page. `link`: the meeting link if the viewer has it. */
export function eventAppointment(event: CalendarEvent, about: string, url: string, link: string | null): Appointment {
  const payment = paymentText(event);
  return {
    id: event.id,
    title: event.title,
    when: { startsAt: event.starts_at, endsAt: event.ends_at },
    changedAt: event.edited_at,
    location: event.location ?? link ?? 'Online',
    description: [plainText(about), payment ? `Price: ${payment}` : null, link ? `Join: ${link}` : null],
    url,
    canceled: event.status === 'canceled',
    alarmHours: 1,
  };
}
