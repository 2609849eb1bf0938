import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { leaveList } from '@/shared/lib/list-pages';
import { getSupabase } from '@/shared/supabase/client';
import { unwrap } from '@/shared/supabase/errors';
import { toPage } from '@/shared/supabase/keyset';
import { afterInQueue } from '../lib/reviews';
import { marketplaceKeys } from './keys';
import { listingColumns } from './queries';

const pageSize = 10;

const reviewColumns =
  `id, requested_at, due_at, property:properties!inner(${listingColumns}, poster:users!properties_user_id_fkey(id, name, membership_tier, email, phone), history:listing_reviews(id, decision, reason, requested_at, decided_at, moved_at))` as const;

async function queuePage(userId: string, after: Place | null, signal: AbortSignal) {
  const supabase = await getSupabase();
  let query = supabase
    .from('listing_reviews')
    .select(reviewColumns, after === null ? { count: 'exact' } : {})
    .is('decision', null)
    // Somebody else's work.
    .neq('property.user_id', userId);
  if (after) query = query.or(afterInQueue(after));
  const answer = await query
    .order('due_at', { ascending: true, nullsFirst: false })
    .order('requested_at', { ascending: true })
    .order('id', { ascending: true })
    .limit(pageSize)
    .retry(false)
    .abortSignal(signal);
  return { waiting: answer.count, ...toPage(unwrap(answer), pageSize) };
}

type Place = Parameters<typeof afterInQueue>[0];

/** A listing that waits for staff, with its poster and what was decided of it before. */
export type WaitingReview = Awaited<ReturnType<typeof queuePage>>['items'][number];

/** Pages of the listings that wait for staff, but for the reader's own: those with a time by when first. `waiting` of the first page is the number of all. */
export function reviewQueueQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: marketplaceKeys.reviewQueue(userId),
    queryFn: ({ pageParam, signal }) => queuePage(userId, pageParam, signal),
    initialPageParam: null as Place | null,
    getNextPageParam: ({ next }) => next,
    refetchOnWindowFocus: 'always',
  });
}

/** What staff decide: a reason means that the listing is returned, for its poster to read. */
export interface Decision {
  review: WaitingReview;
  reason: string | null;
}

/** Decides one request, of the listing as it was read. What is decided leaves the queue. */
export function useDecideReview(userId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = reviewQueueQuery(userId);
  return useMutation({
    mutationFn: async ({ review, reason }: Decision) => {
      const supabase = await getSupabase();
      unwrap(
        await supabase.rpc('decide_listing_review', {
          review_id: review.id,
          decision: reason === null ? 'approved' : 'returned',
          ...(reason !== null && { reason }),
          seen: review.property.updated_at,
        }),
      );
    },
    onSuccess: (_, { review }) => {
      leaveList(queryClient, queryKey, review.id);
      queryClient.setQueryData(
        queryKey,
        (old) =>
          old && {
            ...old,
            pages: old.pages.map((page) => ({ ...page, waiting: page.waiting === null ? null : page.waiting - 1 })),
          },
      );
      return Promise.all([
        queryClient.invalidateQueries({ queryKey: marketplaceKeys.lists, refetchType: 'none' }),
        queryClient.invalidateQueries({ queryKey: marketplaceKeys.listing(review.property.id) }),
      ]);
    },
  });
}
