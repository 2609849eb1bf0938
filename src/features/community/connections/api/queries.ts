import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import { afterCursor, toPage } from '@/kit/network/keyset';
import { persisted } from '@/platform/query/persisted';
import { fetchUnreadCounts } from '@/platform/supabase/unread-counts';
import { communityKeys } from '../../api/keys';
import { type Connection, type MemberCard, memberCardColumns, type Person, toMemberCard } from '../../members/member';

const pageSize = 30;
const personColumns = 'id, name, title, location, profile_image_url, membership_tier';
const connectionColumns =
  `id, sender_id, receiver_id, updated_at, note, sender:users!connections_sender_id_fkey(${personColumns}),
    receiver:users!connections_receiver_id_fkey(${personColumns})` as const;

/** Requests to the member, requests by the member, or their connections. */
export type ConnectionSide = Connection['state'];

/** A request or connection, with the other member. */
export interface ConnectionEntry {
  id: string;
  otherId: string;
  /** When it was requested or accepted. */
  since: string;
  /** What the sender wrote with the request. */
  note: string | null;
  /** Null if their profile is now private. */
  person: Person | null;
}

async function fetchConnections(
  userId: string,
  side: ConnectionSide,
  after: ConnectionEntry | null,
  signal: AbortSignal,
): Promise<ConnectionEntry[]> {
  let query = database()
    .from('connections')
    .select(connectionColumns)
    .eq('status', side === 'connected' ? 'accepted' : 'pending');
  if (side === 'received') query = query.eq('receiver_id', userId);
  else if (side === 'sent') query = query.eq('sender_id', userId);
  else query = query.or(`sender_id.eq.${userId},receiver_id.eq.${userId}`);
  if (after) query = query.or(afterCursor(['updated_at', after.since], ['id', after.id]));
  const found = unwrap(
    await query
      .order('updated_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(pageSize)
      .abortSignal(signal),
  );
  return found.map(({ id, sender_id, receiver_id, updated_at, note, sender, receiver }) => {
    const byReader = sender_id === userId;
    // The generated types ignore that a policy can hide the other member.
    const person = (byReader ? receiver : sender) as Person | null;
    return { id, otherId: byReader ? receiver_id : sender_id, since: updated_at, note, person };
  });
}

/** Pages of a member's own requests or connections, newest first. */
export function connectionsQuery(userId: string, side: ConnectionSide) {
  return infiniteQueryOptions({
    queryKey: communityKeys.connections(userId, side),
    queryFn: async ({ pageParam, signal }) => toPage(await fetchConnections(userId, side, pageParam, signal), pageSize),
    initialPageParam: null as ConnectionEntry | null,
    getNextPageParam: ({ next }) => next,
  });
}

/** The number of requests the member hasn't answered. */
export function receivedCountQuery(userId: string) {
  return queryOptions({
    queryKey: communityKeys.connections(userId, 'received-count'),
    meta: persisted,
    queryFn: async () => (await fetchUnreadCounts()).requests,
  });
}

/** The member's pending sent requests, connections, and followed members, as counts. */
export function networkCountsQuery(userId: string) {
  return queryOptions({
    queryKey: communityKeys.connections(userId, 'counts'),
    queryFn: async ({ signal }) => {
      const [sent, stats] = await Promise.all([
        database()
          .from('connections')
          .select('id', { count: 'exact', head: true })
          .eq('sender_id', userId)
          .eq('status', 'pending')
          .abortSignal(signal),
        database()
          .from('member_stats')
          .select('connections, following')
          .eq('user_id', userId)
          .abortSignal(signal)
          .maybeSingle(),
      ]);
      unwrap(sent);
      const own = unwrap(stats);
      return { sent: sent.count ?? 0, connected: own?.connections ?? 0, following: own?.following ?? 0 };
    },
  });
}

const followsPageSize = 30;

/** A member's followers, or the members they follow. */
export type FollowSide = 'followers' | 'following';

/** A member in a list of follows. */
export interface FollowEntry extends MemberCard {
  followId: string;
  followedAt: string;
}

async function fetchFollows(
  memberId: string,
  side: FollowSide,
  after: FollowEntry | null,
  signal: AbortSignal,
): Promise<FollowEntry[]> {
  const who = side === 'followers' ? 'follower' : 'followed';
  // The inner join leaves out members whose profile is now private.
  let query = database()
    .from('follows')
    .select(`id, created_at, member:users!follows_${who}_id_fkey!inner(${memberCardColumns})`)
    .eq(side === 'followers' ? 'followed_id' : 'follower_id', memberId);
  if (after) query = query.or(afterCursor(['created_at', after.followedAt], ['id', after.followId]));
  const rows = unwrap(
    await query
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(followsPageSize)
      .abortSignal(signal),
  );
  return rows.map(({ id, created_at, member }) => ({ ...toMemberCard(member), followId: id, followedAt: created_at }));
}

/** Pages of a member's followers or followed members, as `userId` sees them, newest first. */
export function followsQuery(userId: string, memberId: string, side: FollowSide) {
  return infiniteQueryOptions({
    queryKey: communityKeys.follows(userId, memberId, side),
    queryFn: ({ pageParam, signal }) => fetchFollows(memberId, side, pageParam, signal),
    initialPageParam: null as FollowEntry | null,
    getNextPageParam: (page) => (page.length === followsPageSize ? page.at(-1) : undefined),
  });
}
