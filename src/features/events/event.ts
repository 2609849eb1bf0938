import type { Author } from '@/domain/member/author';
import type { Database } from '@/domain/database.types';

type Stored = Database['public']['Tables']['events']['Row'];

export type EventFormat = 'in_person' | 'online';
export type EventStatus = 'proposed' | 'published' | 'returned' | 'canceled';
/** A member's registration: confirmed, or on the waitlist. */
export type Place = 'registered' | 'waitlisted';

/** An event in a list. */
export interface EventCard extends Pick<
  Stored,
  | 'id'
  | 'user_id'
  | 'removed_at'
  | 'title'
  | 'starts_at'
  | 'ends_at'
  | 'time_zone'
  | 'location'
  | 'price_usd'
  | 'payment_instructions'
  | 'capacity'
  | 'exclusive'
  | 'registered'
  | 'waitlisted'
  | 'edited_at'
> {
  format: EventFormat;
  status: EventStatus;
  /** The beginning of the description. */
  summary: string;
  /** Why staff returned it, or why it was canceled. */
  reason: string | null;
  /** The viewer's own registration, or null. */
  place: Place | null;
  /** Null if the viewer can't see them or the account was deleted. */
  organizer: Author | null;
}

/** An event with everything its page shows. */
export interface EventDetail extends EventCard {
  description: string;
  /** The meeting link; null if there's none or the viewer may not see it. */
  link: string | null;
}

/** A selected row, whose enumerated columns are plain text. */
export interface EventRow extends Omit<EventCard, 'format' | 'status' | 'summary' | 'place'> {
  format: string;
  status: string;
  summary: string | null;
  my_registration: string | null;
}

const statuses: readonly EventStatus[] = ['proposed', 'published', 'returned', 'canceled'];

/** Converts a row, replacing unknown values with defaults. */
export function toEventCard({ my_registration, ...row }: EventRow): EventCard {
  return {
    ...row,
    format: row.format === 'in_person' ? 'in_person' : 'online',
    status: statuses.find((status) => status === row.status) ?? 'published',
    summary: row.summary ?? '',
    place: my_registration === 'registered' || my_registration === 'waitlisted' ? my_registration : null,
  };
}
