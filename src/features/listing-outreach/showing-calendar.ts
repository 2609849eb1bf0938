import { toCalendarFile } from '@/shared/documents/calendar-file';
import type { OutreachListing } from './listing';
import type { Showing } from './showing';

/** A booked showing as a calendar file. `url` is the address of the listing's page. */
export function showingCalendar(
  showing: Showing,
  listing: OutreachListing,
  url: string,
  now = new Date(),
): { name: string; text: string } {
  const { address, city, state, zip } = listing;
  const title = `Showing: ${listing.title}`;
  return toCalendarFile(
    title,
    [
      {
        id: showing.id,
        title,
        when: { startsAt: showing.starts_at, endsAt: showing.ends_at },
        changedAt: showing.canceled_at ?? showing.created_at,
        location: `${address}, ${city}, ${state} ${zip}`,
        description: [showing.note?.notes ?? null],
        url,
        canceled: showing.canceled_at !== null,
        alarmHours: 1,
      },
    ],
    'Showings',
    now,
  );
}
