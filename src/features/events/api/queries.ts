import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type Author, authorColumns } from '@/domain/member/author';
import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import { afterCursor, toPage } from '@/kit/network/keyset';
import { type EventCard, type EventDetail, type EventRow, toEventCard } from '../event';
import { type EventFilterState, searchWords, spanOf, toEventParams } from '../event-filters';
import { eventKeys } from './keys';

const pageSize = 20;

export const cardColumns =
  `id, user_id, removed_at, title, summary, starts_at, ends_at, time_zone, format, location, price_usd,
    payment_instructions, capacity, exclusive, status, reason, registered, waitlisted, edited_at, my_registration,
    organizer:users!events_user_id_fkey(${authorColumns})` as const;

async function fetchEvents(
  userId: string,
  view: EventFilterState,
  after: EventCard | null,
  signal: AbortSignal,
): Promise<EventCard[]> {
  const past = view.when === 'past';
  const span = spanOf(view.when, new Date());
  let query = database().from('events').select(cardColumns);
  if (view.mine === 'organizing') query = query.eq('user_id', userId);
  else if (view.mine === 'going') query = query.not('my_registration', 'is', null);
  // Leaves out the viewer's own proposals, and for staff, everyone's.
  else query = query.eq('status', 'published');
  if (span.endAfter) query = query.gt('ends_at', span.endAfter.toISOString());
  if (span.endBefore) query = query.lte('ends_at', span.endBefore.toISOString());
  if (span.startFrom) query = query.gte('starts_at', span.startFrom.toISOString());
  if (span.startBefore) query = query.lt('starts_at', span.startBefore.toISOString());
  if (view.format !== 'any') query = query.eq('format', view.format);
  if (view.free) query = query.is('price_usd', null);
  if (view.exclusive) query = query.eq('exclusive', true);
  for (const word of searchWords(view.search)) query = query.like('search_text', `%${word}%`);
  if (after)
    query = query.or(afterCursor(['starts_at', after.starts_at], ['id', after.id], past ? 'descending' : 'ascending'));
  const rows = unwrap(
    await query
      .order('starts_at', { ascending: !past })
      .order('id', { ascending: !past })
      .limit(pageSize)
      .abortSignal(signal),
  );
  return rows.map((row) => toEventCard(withAuthor(row)));
}

/** The generated types ignore that a policy can hide the organizer. */
function withAuthor<T extends { organizer: Author | null }>(row: T): T & EventRow {
  return row as T & EventRow;
}

/** Pages of the filtered events: upcoming ones soonest first, past ones latest first. */
export function eventsQuery(userId: string, view: EventFilterState) {
  return infiniteQueryOptions({
    queryKey: eventKeys.list(userId, toEventParams(view)),
    queryFn: async ({ pageParam, signal }) => toPage(await fetchEvents(userId, view, pageParam, signal), pageSize),
    initialPageParam: null as EventCard | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

/** An event with its description, and its link if the viewer may see it; null if it doesn't exist for the viewer. */
export function eventQuery(userId: string, eventId: string) {
  return queryOptions({
    queryKey: eventKeys.event(userId, eventId),
    queryFn: async ({ signal }): Promise<EventDetail | null> => {
      const row = unwrap(
        await database()
          .from('events')
          .select(`${cardColumns}, description, event_links(url)`)
          .eq('id', eventId)
          .abortSignal(signal)
          .maybeSingle(),
      );
      if (!row) return null;
      const { description, event_links, ...card } = row;
      return { ...toEventCard(withAuthor(card)), description, link: event_links?.url ?? null };
    },
  });
}

const attendeesPage = 50;

/** Registered and waitlisted members. */
async function fetchAttendees(
  eventId: string,
  after: { status: string; created_at: string; id: string } | null,
  signal: AbortSignal,
) {
  let query = database()
    .from('event_registrations')
    .select(`id, user_id, status, created_at, member:users!event_registrations_user_id_fkey(${authorColumns})`)
    .eq('event_id', eventId);
  if (after) {
    const sameStatus = afterCursor(['created_at', after.created_at], ['id', after.id], 'ascending');
    const later = `and(status.eq.${after.status},or(${sameStatus}))`;
    query = query.or(`status.gt.${after.status},${later}`);
  }
  return unwrap(await query.order('status').order('created_at').order('id').limit(attendeesPage).abortSignal(signal));
}

/** Pages of the registered members in order of registration, then the waitlist. For the organizer and staff. */
export function attendeesQuery(userId: string, eventId: string) {
  return infiniteQueryOptions({
    queryKey: eventKeys.attendees(userId, eventId),
    queryFn: async ({ pageParam, signal }) => toPage(await fetchAttendees(eventId, pageParam, signal), attendeesPage),
    initialPageParam: null as Awaited<ReturnType<typeof fetchAttendees>>[number] | null,
    getNextPageParam: ({ next }) => next,
  });
}

/** A proposed event, as staff see it. */
export interface Proposal extends EventCard {
  description: string;
  link: string | null;
  created_at: string;
}

/** Reads proposed events. For staff. */
export async function readProposals(ids: readonly string[], signal: AbortSignal): Promise<Proposal[]> {
  const rows = unwrap(
    await database()
      .from('events')
      .select(`${cardColumns}, description, created_at, event_links(url)`)
      .in('id', ids)
      .abortSignal(signal),
  );
  return rows.map(({ description, created_at, event_links, ...card }) => ({
    ...toEventCard(card satisfies EventRow),
    description,
    created_at,
    link: event_links?.url ?? null,
  }));
}
