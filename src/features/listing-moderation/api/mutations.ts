import { useMutation } from '@tanstack/react-query';
import { decide } from '@/shared/moderation/api/staff-decisions';
import type { Check } from '@/domain/listing/control';
import type { PendingReview } from './queries';

/** A decision of staff. With a reason, which the seller reads, the listing is returned. */
export interface Decision {
  review: PendingReview;
  reason: string | null;
  /** What the reviewer saw, and the contract's last day (YYYY-MM-DD, or ''). */
  checked: readonly Check[];
  validUntil: string;
}

/** Decides a review of the listing version that staff saw. */
export function useDecideReview() {
  return useMutation({
    mutationFn: ({ review: { id, property }, reason, checked, validUntil }: Decision) =>
      decide(
        'decide_listing_review',
        {
          review_id: id,
          decision: reason === null ? 'approved' : 'returned',
          ...(reason !== null && { reason }),
          ...(reason === null && checked.length > 0 && { checked: [...checked] }),
          ...(reason === null && validUntil !== '' && { valid_until: validUntil }),
          if_unmodified_since: property.updated_at,
        },
        property.title,
      ),
  });
}
