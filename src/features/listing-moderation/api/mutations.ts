import { useMutation } from '@tanstack/react-query';
import { decide } from '@/shared/moderation/api/staff-decisions';
import type { PendingReview } from './queries';

/** A decision of staff. With a reason, which the seller reads, the listing is returned. */
export interface Decision {
  review: PendingReview;
  reason: string | null;
}

/** Decides a review of the listing version that staff saw. */
export function useDecideReview() {
  return useMutation({
    mutationFn: ({ review: { id, property }, reason }: Decision) =>
      decide(
        'decide_listing_review',
        {
          review_id: id,
          decision: reason === null ? 'approved' : 'returned',
          ...(reason !== null && { reason }),
          if_unmodified_since: property.updated_at,
        },
        property.title,
      ),
  });
}
