import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import { afterCursor } from '@/kit/network/keyset';
import { communityKeys } from '../../api/keys';
import type { Review } from '../review';

const pageSize = 10;

export const ownColumns =
  'id, author_id, rating, text, created_at, edited_at, answer, answered_at, removed_at, basis, basis_on, basis_title';
const columns = `${ownColumns}, author:users!member_reviews_author_id_fkey(id, name, title, profile_image_url,
    membership_tier)` as const;

/** Pages of other members' reviews of a member, newest first. */
export function reviewsQuery(readerId: string, memberId: string) {
  return infiniteQueryOptions({
    queryKey: communityKeys.reviewPages(readerId, memberId),
    queryFn: async ({ pageParam, signal }): Promise<Review[]> => {
      let query = database()
        .from('member_reviews')
        .select(columns)
        .eq('member_id', memberId)
        .neq('author_id', readerId);
      if (pageParam) query = query.or(afterCursor(['created_at', pageParam.created_at], ['id', pageParam.id]));
      return unwrap(
        await query
          .order('created_at', { ascending: false })
          .order('id', { ascending: false })
          .limit(pageSize)
          .abortSignal(signal),
      );
    },
    initialPageParam: null as Review | null,
    getNextPageParam: (page) => (page.length === pageSize ? page.at(-1) : undefined),
  });
}

/** Why the viewer may not write a first review of a member, to be shown as is; null if they may. */
export function reviewRefusalQuery(readerId: string, memberId: string) {
  return queryOptions({
    queryKey: communityKeys.reviewRefusal(readerId, memberId),
    queryFn: async ({ signal }): Promise<string | null> =>
      unwrap(await database().rpc('review_refusal', { member_id: memberId }).abortSignal(signal)),
    refetchOnWindowFocus: 'always',
  });
}

/** The viewer's own review of a member, or null. Refetched on focus: it may have been written in another tab. */
export function ownReviewQuery(readerId: string, memberId: string) {
  return queryOptions({
    queryKey: communityKeys.ownReview(readerId, memberId),
    queryFn: async ({ signal }) =>
      unwrap(
        await database()
          .from('member_reviews')
          .select(ownColumns)
          .eq('author_id', readerId)
          .eq('member_id', memberId)
          .abortSignal(signal)
          .maybeSingle(),
      ),
    refetchOnWindowFocus: 'always',
  });
}
