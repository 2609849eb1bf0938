import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { database } from '@/platform/supabase/client';
import { RequestFailure, unwrap } from '@/platform/errors/errors';
import { communityKeys } from '../../api/keys';
import { patchMember } from '../../members/api/patch-member';
import { withRating } from '../ratings';
import type { Answered, Review, WrittenReview } from '../review';
import { ownColumns, ownReviewQuery } from './queries';

/** Adds or updates a review. Fails as `duplicate` or `not-found` if it was added or removed elsewhere. */
async function saveReview(readerId: string, memberId: string, reviewId: string | null, written: WrittenReview) {
  const table = database().from('member_reviews');
  const query = reviewId
    ? table.update(written).eq('id', reviewId)
    : table.insert({ author_id: readerId, member_id: memberId, ...written });
  const [row] = unwrap(await query.select(ownColumns));
  if (!row) throw new RequestFailure('not-found', 'The review is gone.', null, null);
  return row;
}

/** Updates the member's cached ratings after a review changed (null: no review), then refetches them. */
function updateRatings(
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

/** Saves and removes the viewer's review of a member. Both reject on errors; a failed save refetches the review. */
export function useOwnReview(readerId: string, memberId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = ownReviewQuery(readerId, memberId);
  const refetch = () => queryClient.invalidateQueries({ queryKey });
  const cachedReview = () => queryClient.getQueryData(queryKey) ?? null;
  const { mutateAsync: save } = useMutation({
    mutationFn: (written: WrittenReview) => saveReview(readerId, memberId, cachedReview()?.id ?? null, written),
    onSuccess: async (row) => {
      await queryClient.cancelQueries({ queryKey });
      const before = cachedReview();
      queryClient.setQueryData(queryKey, row);
      updateRatings(queryClient, readerId, memberId, before?.rating ?? null, row.rating);
    },
    // It may have been added or removed in another tab. The form keeps its text.
    onError: refetch,
  });
  const { mutateAsync: remove } = useMutation({
    mutationFn: async () => {
      unwrap(await database().from('member_reviews').delete().eq('author_id', readerId).eq('member_id', memberId));
    },
    onSuccess: async () => {
      await queryClient.cancelQueries({ queryKey });
      const before = cachedReview();
      queryClient.setQueryData(queryKey, null);
      updateRatings(queryClient, readerId, memberId, before?.rating ?? null, null);
    },
  });
  return { save, remove };
}

/** Removes a review, as staff. Resolves to false if it was already gone. */
export async function removeReview(reviewId: string): Promise<boolean> {
  return unwrap(await database().from('member_reviews').delete().eq('id', reviewId).select('id')).length > 0;
}

/** For staff: removes any review of a member. Rejects on errors. */
export function useRemoveReview(readerId: string, memberId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Pick<Review, 'id' | 'rating'>) => removeReview(id),
    onSuccess: (_, { rating }) => {
      updateRatings(queryClient, readerId, memberId, rating, null);
      return queryClient.invalidateQueries({ queryKey: communityKeys.reviewPages(readerId, memberId) });
    },
  });
}

/** Responds to a review of the signed-in member, once. Rejects on errors and refetches the reviews. */
export function useAnswerReview(readerId: string) {
  const queryClient = useQueryClient();
  const queryKey = communityKeys.reviewPages(readerId, readerId);
  return useMutation({
    mutationFn: async ({ reviewId, answer }: { reviewId: string; answer: string }) => {
      unwrap(await database().rpc('answer_review', { review_id: reviewId, answer }));
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
    // Already answered in another tab, or removed.
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
}
