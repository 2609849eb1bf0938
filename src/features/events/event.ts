import type { Author } from '@/shared/supabase/author';
import type { Database } from '@/shared/supabase/database.types';

type Stored = Database['public']['Tables']['events']['Row'];

export type EventFormat = 'in_person' | 'online';
export type EventStatus = 'proposed' | 'published' | 'returned' | 'cancelled';
/** What a member has at an event. */
export type Place = 'registered' | 'waiting';

/** An event in a list. */
export interface EventCard extends Pick<
  Stored,
  | 'id'
  | 'user_id'
  | 'title'
  | 'starts_at'
  | 'ends_at'
  | 'time_zone'
  | 'location'
  | 'price_usd'
  | 'capacity'
  | 'exclusive'
  | 'registered'
  | 'waiting'
  | 'edited_at'
> {
  format: EventFormat;
  status: EventStatus;
  /** How the description begins. */
  summary: string;
  /** Why it was returned or cancelled. */
  reason: string | null;
  /** The reader's own; null without one. */
  place: Place | null;
  /** Null where the reader cannot see them, or the account is gone. */
  organiser: Author | null;
}

/** An event on its own page. */
export interface EventPage extends EventCard {
  description: string;
  /** Where it takes place online; null without one, and for those who may not have it. */
  link: string | null;
}

/** What the database answers for a card, with texts for what is one of a few. */
export interface EventRow extends Omit<EventCard, 'format' | 'status' | 'summary' | 'place'> {
  format: string;
  status: string;
  summary: string | null;
  my_place: string | null;
}

const statuses: readonly EventStatus[] = ['proposed', 'published', 'returned', 'cancelled'];

export function toEventCard({ my_place, ...row }: EventRow): EventCard {
  return {
    ...row,
    format: row.format === 'in_person' ? 'in_person' : 'online',
    status: statuses.find((status) => status === row.status) ?? 'published',
    summary: row.summary ?? '',
    place: my_place === 'registered' || my_place === 'waiting' ? my_place : null,
  };
}
