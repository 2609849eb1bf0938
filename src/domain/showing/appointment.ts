// The edge function `calendar` loads this, too: relative imports with the file's extension.
import type { Appointment } from '../documents/calendar-object.ts';

interface CalendarShowing {
  id: string;
  starts_at: string;
  ends_at: string;
  canceled_at: string | null;
  created_at: string;
}

interface Place {
  title: string;
  address: string;
  city: string;
  state: string;
  zip: string;
}

/** A showing in a calendar. `notes`: how to get in, if the viewer may know. `url`: the listing's page. */
export function showingAppointment(
  showing: CalendarShowing,
  { title, address, city, state, zip }: Place,
  notes: string | null,
  url: string,
): Appointment {
  return {
    id: showing.id,
    title: `Showing: ${title}`,
    when: { startsAt: showing.starts_at, endsAt: showing.ends_at },
    changedAt: showing.canceled_at ?? showing.created_at,
    location: `${address}, ${city}, ${state} ${zip}`,
    description: [notes],
    url,
    canceled: showing.canceled_at !== null,
    alarmHours: 1,
  };
}
