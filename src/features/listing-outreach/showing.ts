import { pluralize } from '@/kit/formatting/format';
import type { Author } from '@/domain/member/author';

/** A time at which members can see the property. */
export interface Showing {
  id: string;
  starts_at: string;
  ends_at: string;
  /** IANA name of the property's time zone. */
  time_zone: string;
  capacity: number;
  booked: number;
  canceled_at: string | null;
  created_at: string;
  /** How to get in, for the seller and those who booked; null for others and without any. */
  note: { notes: string } | null;
  /** For the seller all, for others their own. */
  bookings: Booking[];
}

/** Who gets the access code of a showing, and when. */
export interface ShowingAccess {
  showing_id: string;
  /** Null until the reader may see it. */
  access_code: string | null;
  /** From when those who booked see it. */
  opens_at: string;
  /** The reader is too new to see it unless the seller approves them. */
  needs_approval: boolean;
  /** For the seller: members who booked and need approval. */
  waiting: string[];
}

interface Booking {
  user_id: string;
  created_at: string;
  /** Null if the reader can't see the member's profile. */
  member: Author | null;
}

/** What a reader can do with a showing. */
export type ShowingStatus = 'canceled' | 'hosting' | 'started' | 'booked' | 'full' | 'open';

/** The first status that applies. `now` is in milliseconds since 1970. */
export function showingStatus(
  showing: Showing,
  reader: { id: string | null; isSeller: boolean },
  now: number,
): ShowingStatus {
  if (showing.canceled_at !== null) return 'canceled';
  if (reader.isSeller) return 'hosting';
  if (isBookedBy(showing, reader.id)) return 'booked';
  if (Date.parse(showing.starts_at) <= now) return 'started';
  return showing.booked >= showing.capacity ? 'full' : 'open';
}

function isBookedBy(showing: Showing, readerId: string | null): boolean {
  return readerId !== null && showing.bookings.some(({ user_id }) => user_id === readerId);
}

/** The showings to list, soonest first: without past ones, and without canceled ones that the reader hadn't booked. */
export function upcoming(
  showings: readonly Showing[],
  reader: { id: string | null; isSeller: boolean },
  now: number,
): Showing[] {
  return showings
    .filter(
      (showing) =>
        Date.parse(showing.ends_at) > now &&
        (showing.canceled_at === null || (!reader.isSeller && isBookedBy(showing, reader.id))),
    )
    .toSorted((one, other) => Date.parse(one.starts_at) - Date.parse(other.starts_at));
}

/** Whether the reader can book one of the showings. */
export function hasOpen(showings: readonly Showing[], reader: Parameters<typeof upcoming>[1], now: number): boolean {
  return upcoming(showings, reader, now).some((showing) => showingStatus(showing, reader, now) === 'open');
}

/** For example '2 of 5 spots left', or 'Fully booked'. */
export function spotsText({ capacity, booked }: Pick<Showing, 'capacity' | 'booked'>): string {
  const left = Math.max(capacity - booked, 0);
  if (left === 0) return 'Fully booked';
  return capacity === 1 ? '1 spot' : `${left} of ${pluralize(capacity, 'spot')} left`;
}

/** For the seller: '2 of 5 spots booked'. */
export function bookedText({ capacity, booked }: Pick<Showing, 'capacity' | 'booked'>): string {
  return `${booked} of ${pluralize(capacity, 'spot')} booked`;
}
