import { infiniteQueryOptions, queryOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import { keepInPages } from '@/shared/lib/list-pages';
import { getSupabase } from '@/shared/supabase/client';
import { unwrap } from '@/shared/supabase/errors';
import { rowsAfter, toPage, type KeysetPage } from '@/shared/supabase/keyset';
import { readWaitingCounts } from '@/shared/supabase/waiting-counts';
import type { Connection, Person } from '../member';
import { communityKeys } from './keys';

const pageSize = 30;
const personColumns = 'id, name, title, location, profile_image_url, membership_tier';
const columns =
  `id, sender_id, receiver_id, updated_at, sender:users!connections_sender_id_fkey(${personColumns}), receiver:users!connections_receiver_id_fkey(${personColumns})` as const;

/** Requests to the member, requests by them, and those they are connected with. */
export type ConnectionSide = Connection['state'];

const sides: readonly ConnectionSide[] = ['received', 'sent', 'connected'];

/** A request or connection, with the other of the two. */
export interface ConnectionEntry {
  id: string;
  otherId: string;
  /** When it was asked for, or made. */
  since: string;
  /** Null for somebody whose profile is private now. */
  person: Person | null;
}

async function readConnections(
  userId: string,
  side: ConnectionSide,
  after: ConnectionEntry | null,
  signal: AbortSignal,
): Promise<ConnectionEntry[]> {
  const supabase = await getSupabase();
  let query = supabase
    .from('connections')
    .select(columns)
    .eq('status', side === 'connected' ? 'accepted' : 'pending');
  if (side === 'received') query = query.eq('receiver_id', userId);
  else if (side === 'sent') query = query.eq('sender_id', userId);
  else query = query.or(`sender_id.eq.${userId},receiver_id.eq.${userId}`);
  if (after) query = query.or(rowsAfter(['updated_at', after.since], ['id', after.id]));
  const found = unwrap(
    await query
      .order('updated_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(pageSize)
      .retry(false)
      .abortSignal(signal),
  );
  return found.map(({ id, sender_id, receiver_id, updated_at, sender, receiver }) => {
    const byReader = sender_id === userId;
    // The types do not know that a policy can hide the other.
    const person = (byReader ? receiver : sender) as Person | null;
    return { id, otherId: byReader ? receiver_id : sender_id, since: updated_at, person };
  });
}

/** Pages of a member's own requests or connections, the newest first. */
export function connectionsQuery(userId: string, side: ConnectionSide) {
  return infiniteQueryOptions({
    queryKey: communityKeys.connections(userId, side),
    queryFn: async ({ pageParam, signal }) => toPage(await readConnections(userId, side, pageParam, signal), pageSize),
    initialPageParam: null as ConnectionEntry | null,
    getNextPageParam: ({ next }) => next,
  });
}

/** How many requests wait for the member's answer. */
export function receivedCountQuery(userId: string) {
  return queryOptions({
    queryKey: communityKeys.connections(userId, 'received-count'),
    queryFn: async ({ client, queryKey }) =>
      (await readWaitingCounts(client.getQueryData(queryKey) === undefined)).requests,
  });
}

/** How many requests of the member wait, how many are connected with them, and how many they follow. */
export function networkCountsQuery(userId: string) {
  return queryOptions({
    queryKey: communityKeys.connections(userId, 'counts'),
    queryFn: async ({ signal }) => {
      const supabase = await getSupabase();
      const [sent, stats] = await Promise.all([
        supabase
          .from('connections')
          .select('id', { count: 'exact', head: true })
          .eq('sender_id', userId)
          .eq('status', 'pending')
          .retry(false)
          .abortSignal(signal),
        supabase
          .from('member_stats')
          .select('connections, following')
          .eq('user_id', userId)
          .retry(false)
          .abortSignal(signal)
          .maybeSingle(),
      ]);
      unwrap(sent);
      const own = unwrap(stats);
      return { sent: sent.count ?? 0, connected: own?.connections ?? 0, following: own?.following ?? 0 };
    },
  });
}

/** Takes a member out of the reader's lists in which they no longer belong, now that this stands between the two. */
export function moveInLists(queryClient: QueryClient, userId: string, memberId: string, now: Connection | null): void {
  for (const side of sides) {
    if (side === now?.state) continue;
    queryClient.setQueryData<InfiniteData<KeysetPage<ConnectionEntry>>>(
      communityKeys.connections(userId, side),
      (old) => keepInPages(old, ({ otherId }) => otherId !== memberId),
    );
  }
}
