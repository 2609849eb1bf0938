import type { Entitlement } from '@/shared/entitlements/entitlements';
import type { EventCard } from './event';

/** The entitlements that admit members to events. */
export type EventEntitlement = Extract<Entitlement, 'exclusive_events' | 'in_person_events'>;

export interface Viewer {
  id: string;
  /** Whether their plan admits them to exclusive events; undefined while unknown, when Postgres decides. */
  exclusive: boolean | undefined;
  /** The same for in-person events. */
  inPerson: boolean | undefined;
  staff: boolean;
}

/** An event's status for a viewer. Viewers can register for 'open' and 'full' events. */
export type ViewerStatus =
  | 'waiting-for-staff'
  | 'returned'
  | 'canceled'
  | 'over'
  | 'organizing'
  | 'registered'
  | 'waitlisted'
  | 'locked'
  | 'open'
  | 'full';

/** The first status that applies. `now` is in milliseconds since 1970. */
export function viewerStatus(event: EventCard, viewer: Viewer, now: number): ViewerStatus {
  if (event.status === 'proposed') return 'waiting-for-staff';
  if (event.status === 'returned' || event.status === 'canceled') return event.status;
  if (Date.parse(event.ends_at) <= now) return 'over';
  if (event.place) return event.place;
  if (event.user_id === viewer.id) return 'organizing';
  if (missingEntitlement(event, viewer)) return 'locked';
  return isFull(event) ? 'full' : 'open';
}

/** The entitlement the viewer needs to register, or null. Postgres decides in `private.missing_entitlement`. */
export function missingEntitlement(
  event: Pick<EventCard, 'user_id' | 'exclusive' | 'format'>,
  viewer: Viewer,
): EventEntitlement | null {
  if (viewer.staff || event.user_id === viewer.id) return null;
  if (event.exclusive && viewer.exclusive === false) return 'exclusive_events';
  return event.format === 'in_person' && viewer.inPerson === false ? 'in_person_events' : null;
}

/**
 * True if a new registration would join the waitlist. Next to a free spot, the waitlist has only members whose plan
 * doesn't admit them.
 */
export function isFull({ capacity, registered }: Pick<EventCard, 'capacity' | 'registered'>): boolean {
  return capacity !== null && registered >= capacity;
}

/** For example '10 of 10 spots taken, 3 on the waitlist'. */
export function attendanceText({
  capacity,
  registered,
  waitlisted,
}: Pick<EventCard, 'capacity' | 'registered' | 'waitlisted'>): string {
  const number = (count: number) => count.toLocaleString('en-US');
  const taken =
    capacity === null ? `${number(registered)} registered` : `${number(registered)} of ${number(capacity)} spots taken`;
  return waitlisted > 0 ? `${taken}, ${number(waitlisted)} on the waitlist` : taken;
}

/** True if the viewer is the organizer or staff. */
export function canManage(event: Pick<EventCard, 'user_id'>, viewer: Pick<Viewer, 'id' | 'staff'>): boolean {
  return viewer.staff || event.user_id === viewer.id;
}

/** True if the event can still be edited: it's not canceled, and not published and over. */
export function isEditable({ status, ends_at }: Pick<EventCard, 'status' | 'ends_at'>, now: number): boolean {
  return status !== 'canceled' && !(status === 'published' && Date.parse(ends_at) <= now);
}
