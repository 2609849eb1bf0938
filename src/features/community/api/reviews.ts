import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import { getSupabase } from '@/shared/supabase/client';
import { RequestFailure, unwrap } from '@/shared/supabase/errors';
import { rowsAfter } from '@/shared/supabase/keyset';
import type { Answered, Review, WrittenReview } from '../review';
import { withRating } from '../review-rules';
import { communityKeys } from './keys';
import { patchMember } from './patch-member';

const pageSize = 10;

const ownColumns = 'id, author_id, rating, text, created_at, edited_at, answer, answered_at';
const columns =
  `${ownColumns}, author:users!member_reviews_author_id_fkey(id, name, title, profile_image_url, membership_tier)` as const;

/** Pages of what others than the reader have written of a member, the newest first. */
export function reviewsQuery(readerId: string, memberId: string) {
  return infiniteQueryOptions({
    queryKey: communityKeys.reviewPages(readerId, memberId),
    queryFn: async ({ pageParam, signal }): Promise<Review[]> => {
      const supabase = await getSupabase();
      let query = supabase.from('member_reviews').select(columns).eq('member_id', memberId).neq('author_id', readerId);
      if (pageParam) query = query.or(rowsAfter(['created_at', pageParam.created_at], ['id', pageParam.id]));
      return unwrap(
        await query
          .order('created_at', { ascending: false })
          .order('id', { ascending: false })
          .limit(pageSize)
          .retry(false)
          .abortSignal(signal),
      );
    },
    initialPageParam: null as Review | null,
    getNextPageParam: (page) => (page.length === pageSize ? page.at(-1) : undefined),
  });
}

/** What the reader has written of a member; null for nothing. Read again when they return: it may have been written on another tab. */
export function ownReviewQuery(readerId: string, memberId: string) {
  return queryOptions({
    queryKey: communityKeys.ownReview(readerId, memberId),
    queryFn: async ({ signal }) => {
      const supabase = await getSupabase();
      return unwrap(
        await supabase
          .from('member_reviews')
          .select(ownColumns)
          .eq('author_id', readerId)
          .eq('member_id', memberId)
          .retry(false)
          .abortSignal(signal)
          .maybeSingle(),
      );
    },
    refetchOnWindowFocus: 'always',
  });
}

/** Adds the review, or changes the one there is. Fails as `duplicate` or `not-found` where that is no longer as it was shown. */
async function store(readerId: string, memberId: string, reviewId: string | null, written: WrittenReview) {
  const supabase = await getSupabase();
  const table = supabase.from('member_reviews');
  const query = reviewId
    ? table.update(written).eq('id', reviewId)
    : table.insert({ author_id: readerId, member_id: memberId, ...written });
  const [row] = unwrap(await query.select(ownColumns));
  if (!row) throw new RequestFailure('not-found', 'The review is gone.', null, null);
  return row;
}

/** Shows at once that a review of the member has changed from one rating to another; null for none. Then asks how it stands. */
function countRating(
  queryClient: QueryClient,
  readerId: string,
  memberId: string,
  from: number | null,
  to: number | null,
) {
  patchMember(queryClient, memberId, ({ stats }) => ({
    stats: stats && { ...stats, ratings: withRating(stats.ratings, from, to) },
  }));
  void queryClient.invalidateQueries({ queryKey: communityKeys.member(readerId, memberId) });
}

/** Posts or changes the reader's review of a member, and takes it back. Both reject when it did not work, and then look how things stand. */
export function useOwnReview(readerId: string, memberId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = ownReviewQuery(readerId, memberId);
  const lookAgain = () => queryClient.invalidateQueries({ queryKey });
  const known = () => queryClient.getQueryData(queryKey) ?? null;
  const { mutateAsync: save } = useMutation({
    mutationFn: (written: WrittenReview) => store(readerId, memberId, known()?.id ?? null, written),
    onSuccess: async (row) => {
      await queryClient.cancelQueries({ queryKey });
      const before = known();
      queryClient.setQueryData(queryKey, row);
      countRating(queryClient, readerId, memberId, before?.rating ?? null, row.rating);
    },
    // Written or removed on another tab meanwhile: what is shown is old. Nothing of what was typed is lost.
    onError: lookAgain,
  });
  const { mutateAsync: remove } = useMutation({
    mutationFn: async () => {
      const supabase = await getSupabase();
      unwrap(await supabase.from('member_reviews').delete().eq('author_id', readerId).eq('member_id', memberId));
    },
    onSuccess: async () => {
      await queryClient.cancelQueries({ queryKey });
      const before = known();
      queryClient.setQueryData(queryKey, null);
      countRating(queryClient, readerId, memberId, before?.rating ?? null, null);
    },
  });
  return { save, remove };
}

/** Removes a review, as staff. Resolves with whether it was still there. */
export async function removeReview(reviewId: string): Promise<boolean> {
  const supabase = await getSupabase();
  return unwrap(await supabase.from('member_reviews').delete().eq('id', reviewId).select('id')).length > 0;
}

/** For staff: removes somebody's review of a member, whoever wrote it. Rejects when it did not work. */
export function useRemoveReview(readerId: string, memberId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Pick<Review, 'id' | 'rating'>) => removeReview(id),
    onSuccess: (_, { rating }) => {
      countRating(queryClient, readerId, memberId, rating, null);
      return queryClient.invalidateQueries({ queryKey: communityKeys.reviewPages(readerId, memberId) });
    },
  });
}

/** Answers a review of the signed-in member, once. Rejects when it did not work; the reviews are then read again. */
export function useAnswerReview(readerId: string) {
  const queryClient = useQueryClient();
  const queryKey = communityKeys.reviewPages(readerId, readerId);
  return useMutation({
    mutationFn: async ({ reviewId, answer }: { reviewId: string; answer: string }) => {
      const supabase = await getSupabase();
      unwrap(await supabase.rpc('answer_review', { review_id: reviewId, answer }));
    },
    onSuccess: async (_, { reviewId, answer }) => {
      await queryClient.cancelQueries({ queryKey });
      const given: Answered = { answer, answered_at: new Date().toISOString() };
      queryClient.setQueryData<InfiniteData<Review[]>>(queryKey, (old) =>
        old
          ? {
              ...old,
              pages: old.pages.map((page) =>
                page.map((review) => (review.id === reviewId ? { ...review, ...given } : review)),
              ),
            }
          : old,
      );
    },
    // Answered on another tab, or gone.
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
}
