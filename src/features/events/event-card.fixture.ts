import type { EventCard } from './event';

/** A published event in person, for tests. */
export const eventCard: EventCard = {
  id: 'e1',
  user_id: 'u1',
  removed_at: null,
  title: 'Meetup',
  summary: '',
  starts_at: '2026-03-07T19:00:00+00:00',
  ends_at: '2026-03-07T21:00:00+00:00',
  time_zone: 'America/New_York',
  format: 'in_person',
  location: '12 Oak St, Columbus',
  price_usd: null,
  payment_instructions: null,
  capacity: null,
  exclusive: false,
  status: 'published',
  reason: null,
  registered: 0,
  waitlisted: 0,
  edited_at: '2026-01-05T12:00:00+00:00',
  place: null,
  organizer: null,
};
