import { generateIcsCalendar } from 'npm:ts-ics@2.4.6';
import { deadlineAppointment } from '../../../src/domain/deal/appointment.ts';
import { eventAppointment } from '../../../src/domain/event/appointment.ts';
import { showingAppointment } from '../../../src/domain/showing/appointment.ts';
import { brand } from '../../../src/domain/site/brand.ts';
import { paths } from '../../../src/domain/site/paths.ts';
import { foldLines, toCalendarObject, toSubscription } from '../../../src/domain/documents/calendar-object.ts';

type Deadline = Parameters<typeof deadlineAppointment>[0] & Parameters<typeof deadlineAppointment>[1];
type Showing = Parameters<typeof showingAppointment>[0] & Parameters<typeof showingAppointment>[1];
type Event = Parameters<typeof eventAppointment>[0];

/** What private.own_appointments returns. */
export interface Appointments {
  deadlines: (Deadline & { deal_id: string })[];
  showings: (Showing & { property_id: string; notes: string | null })[];
  events: (Event & { description: string; link: string | null })[];
}

/** A member's appointments as an iCalendar file. `app`: the URL of the app. `self`: its own. */
export function calendarText(
  { deadlines, showings, events }: Appointments,
  app: string,
  self: string,
  now: Date,
): string {
  const appointments = [
    ...deadlines.map((deadline) => deadlineAppointment(deadline, deadline, app + paths.deal(deadline.deal_id), now)),
    ...showings.map((showing) =>
      showingAppointment(showing, showing, showing.notes, app + paths.property(showing.property_id)),
    ),
    ...events.map((event) => eventAppointment(event, event.description, app + paths.event(event.id), event.link)),
  ];
  const calendar = toCalendarObject(appointments, 'Calendar', now);
  return foldLines(toSubscription(generateIcsCalendar({ ...calendar, name: brand.name }), self));
}
