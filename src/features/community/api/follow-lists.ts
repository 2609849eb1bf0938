import { infiniteQueryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/shared/supabase/client';
import { unwrap } from '@/shared/supabase/errors';
import { rowsAfter } from '@/shared/supabase/keyset';
import { memberCardColumns, toMemberCard, type MemberCard } from '../member';
import { communityKeys } from './keys';

const pageSize = 30;

/** Who follows a member, or whom a member follows. */
export type FollowSide = 'followers' | 'following';

/** Somebody in a list of follows. */
export interface FollowEntry extends MemberCard {
  followId: string;
  followedAt: string;
}

async function followPage(
  memberId: string,
  side: FollowSide,
  after: FollowEntry | null,
  signal: AbortSignal,
): Promise<FollowEntry[]> {
  const supabase = await getSupabase();
  const who = side === 'followers' ? 'follower' : 'followed';
  // Whoever cannot be seen, for a profile that is private now, is left out.
  let query = supabase
    .from('follows')
    .select(`id, created_at, member:users!follows_${who}_id_fkey!inner(${memberCardColumns})`)
    .eq(side === 'followers' ? 'followed_id' : 'follower_id', memberId);
  if (after) query = query.or(rowsAfter(['created_at', after.followedAt], ['id', after.followId]));
  const found = unwrap(
    await query
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(pageSize)
      .retry(false)
      .abortSignal(signal),
  );
  return found.map(({ id, created_at, member }) => ({ ...toMemberCard(member), followId: id, followedAt: created_at }));
}

/** Pages of those who follow a member, or whom a member follows, as `userId` sees them; the newest first. */
export function followsQuery(userId: string, memberId: string, side: FollowSide) {
  return infiniteQueryOptions({
    queryKey: communityKeys.follows(userId, memberId, side),
    queryFn: ({ pageParam, signal }) => followPage(memberId, side, pageParam, signal),
    initialPageParam: null as FollowEntry | null,
    getNextPageParam: (page) => (page.length === pageSize ? page.at(-1) : undefined),
  });
}
