import { useMutation, useQueryClient } from '@tanstack/react-query';
import { removeFromPages } from '@/platform/query/infinite-pages';
import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import { marketplaceKeys } from '@/shared/listings/api/keys';
import { reviewQueueQuery, type PendingReview } from './queries';

/** A decision of staff. With a reason, which the seller reads, the listing is returned. */
export interface Decision {
  review: PendingReview;
  reason: string | null;
}

/** Decides a review of the listing version that staff saw, and removes it from the queue. */
export function useDecideReview(userId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = reviewQueueQuery(userId);
  return useMutation({
    mutationFn: async ({ review, reason }: Decision) => {
      unwrap(
        await database().rpc('decide_listing_review', {
          review_id: review.id,
          decision: reason === null ? 'approved' : 'returned',
          ...(reason !== null && { reason }),
          if_unmodified_since: review.property.updated_at,
        }),
      );
    },
    onSuccess: (_, { review }) => {
      removeFromPages(queryClient, queryKey, review.id);
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
