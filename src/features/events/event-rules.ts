import { formatUsd } from '@/shared/lib/format';
import type { EventCard } from './event';

export interface Reader {
  id: string;
  /** Whether exclusive events are open to them; undefined while it is not known: Postgres decides. */
  exclusive: boolean | undefined;
  staff: boolean;
}

/** How an event stands to a reader, and so what they can do: 'open' and 'full' can be registered for. */
export type Standing =
  | 'waiting-for-staff'
  | 'returned'
  | 'cancelled'
  | 'over'
  | 'organised'
  | 'registered'
  | 'waiting'
  | 'locked'
  | 'open'
  | 'full';

/** The one of these that comes first. `now`: milliseconds since 1970. */
export function standingOf(event: EventCard, reader: Reader, now: number): Standing {
  if (event.status === 'proposed') return 'waiting-for-staff';
  if (event.status === 'returned' || event.status === 'cancelled') return event.status;
  if (Date.parse(event.ends_at) <= now) return 'over';
  if (event.place) return event.place;
  if (event.user_id === reader.id) return 'organised';
  if (event.exclusive && !reader.staff && reader.exclusive === false) return 'locked';
  return isFull(event) ? 'full' : 'open';
}

/** Whoever registers now waits. */
export function isFull({
  capacity,
  registered,
  waiting,
}: Pick<EventCard, 'capacity' | 'registered' | 'waiting'>): boolean {
  return capacity !== null && (registered >= capacity || waiting > 0);
}

/** 'Free', or the price with cents where it has any. */
export function priceText(price: number | null): string {
  if (price === null) return 'Free';
  return Number.isInteger(price)
    ? formatUsd(price)
    : `$${price.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
}

/** How many come, of how many places, and how many wait. */
export function placesText({
  capacity,
  registered,
  waiting,
}: Pick<EventCard, 'capacity' | 'registered' | 'waiting'>): string {
  const number = (count: number) => count.toLocaleString('en-US');
  const taken =
    capacity === null
      ? `${number(registered)} registered`
      : `${number(registered)} of ${number(capacity)} places taken`;
  return waiting > 0 ? `${taken}, ${number(waiting)} waiting` : taken;
}

/** Whether a reader may change or cancel it. */
export function mayManage(event: Pick<EventCard, 'user_id'>, reader: Pick<Reader, 'id' | 'staff'>): boolean {
  return reader.staff || event.user_id === reader.id;
}

/** Whether what it says can still change. */
export function isEditable({ status, ends_at }: Pick<EventCard, 'status' | 'ends_at'>, now: number): boolean {
  return status !== 'cancelled' && !(status === 'published' && Date.parse(ends_at) <= now);
}
