import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import { authorColumns, type Author } from '@/shared/supabase/author';
import { getSupabase } from '@/shared/supabase/client';
import { unwrap } from '@/shared/supabase/errors';
import { rowsAfter, toPage, type KeysetPage } from '@/shared/supabase/keyset';
import { toEventCard, type EventCard, type EventPage, type EventRow } from '../event';
import { searchWords, spanOf, writeEvents, type EventsView } from '../list-rules';
import { eventKeys } from './keys';

const pageSize = 20;

export const cardColumns =
  `id, user_id, title, summary, starts_at, ends_at, time_zone, format, location, price_usd, capacity, exclusive, status, reason, registered, waiting, edited_at, my_place, organiser:users!events_user_id_fkey(${authorColumns})` as const;

async function readEvents(
  userId: string,
  view: EventsView,
  after: EventCard | null,
  signal: AbortSignal,
): Promise<EventCard[]> {
  const supabase = await getSupabase();
  const past = view.when === 'past';
  const span = spanOf(view.when, new Date());
  let query = supabase.from('events').select(cardColumns);
  if (view.mine === 'organised') query = query.eq('user_id', userId);
  else if (view.mine === 'going') query = query.not('my_place', 'is', null);
  // One's own proposals, and for staff everybody's, are not listed with the others.
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
    query = query.or(rowsAfter(['starts_at', after.starts_at], ['id', after.id], past ? 'descending' : 'ascending'));
  const rows = unwrap(
    await query
      .order('starts_at', { ascending: !past })
      .order('id', { ascending: !past })
      .limit(pageSize)
      .retry(false)
      .abortSignal(signal),
  );
  return rows.map((row) => toEventCard(withAuthor(row)));
}

/** The types do not know that a policy can hide the organiser. */
function withAuthor<T extends { organiser: Author | null }>(row: T): T & EventRow {
  return row as T & EventRow;
}

/** Pages of the events that a view asks for: the next first, of past ones the last. */
export function eventsQuery(userId: string, view: EventsView) {
  return infiniteQueryOptions({
    queryKey: eventKeys.list(userId, writeEvents(view)),
    queryFn: async ({ pageParam, signal }) => toPage(await readEvents(userId, view, pageParam, signal), pageSize),
    initialPageParam: null as EventCard | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

/** An event with its text, and its link for those who may have it; null where there is none that the reader may see. */
export function eventQuery(userId: string, eventId: string) {
  return queryOptions({
    queryKey: eventKeys.event(userId, eventId),
    queryFn: async ({ signal }): Promise<EventPage | null> => {
      const supabase = await getSupabase();
      const row = unwrap(
        await supabase
          .from('events')
          .select(`${cardColumns}, description, event_links(url)`)
          .eq('id', eventId)
          .retry(false)
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

/** Who has a place at an event, and who waits for one. */
async function readAttendees(
  eventId: string,
  after: { status: string; created_at: string; id: string } | null,
  signal: AbortSignal,
) {
  const supabase = await getSupabase();
  let query = supabase
    .from('event_registrations')
    .select(`id, user_id, status, created_at, member:users!event_registrations_user_id_fkey(${authorColumns})`)
    .eq('event_id', eventId);
  if (after) {
    const later = `and(status.eq.${after.status},or(${rowsAfter(['created_at', after.created_at], ['id', after.id], 'ascending')}))`;
    query = query.or(`status.gt.${after.status},${later}`);
  }
  return unwrap(
    await query.order('status').order('created_at').order('id').limit(attendeesPage).retry(false).abortSignal(signal),
  );
}

/** Pages of those who come, in the order in which they registered, then those who wait. For the organiser and staff. */
export function attendeesQuery(userId: string, eventId: string) {
  return infiniteQueryOptions({
    queryKey: eventKeys.attendees(userId, eventId),
    queryFn: async ({ pageParam, signal }) => toPage(await readAttendees(eventId, pageParam, signal), attendeesPage),
    initialPageParam: null as Awaited<ReturnType<typeof readAttendees>>[number] | null,
    getNextPageParam: ({ next }) => next,
  });
}

/** Shows a change of an event wherever it is read. */
export function patchEvent(
  queryClient: QueryClient,
  eventId: string,
  change: (event: EventCard) => Partial<EventCard>,
): void {
  const patch = <T extends EventCard>(event: T): T => (event.id === eventId ? { ...event, ...change(event) } : event);
  queryClient.setQueriesData<InfiniteData<KeysetPage<EventCard>>>({ queryKey: eventKeys.lists }, (old) =>
    old ? { ...old, pages: old.pages.map((page) => ({ ...page, items: page.items.map(patch) })) } : old,
  );
  queryClient.setQueriesData<EventPage | null>({ queryKey: eventKeys.pages }, (old) => (old ? patch(old) : old));
}
