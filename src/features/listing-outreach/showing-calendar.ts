import { toCalendarFile } from '@/domain/documents/calendar-file';
import { showingAppointment } from '@/domain/showing/appointment';
import type { OutreachListing } from './listing';
import type { Showing } from './showing';

/** A booked showing as a calendar file. `url` is the address of the listing's page. */
export function showingCalendar(
  showing: Showing,
  listing: OutreachListing,
  url: string,
  now = new Date(),
): { name: string; text: string } {
  const appointment = showingAppointment(showing, listing, showing.note?.notes ?? null, url);
  return toCalendarFile(appointment.title, [appointment], 'Showings', now);
}
