import { fullAddress } from '@/domain/listing/listing-facts';
import { reviewKind } from '@/shared/moderation/review-kind';
import { readReviews } from '../api/queries';
import { DueBadge } from './due-badge';
import { ReviewCard } from './review-card';

/** Listings awaiting verification. */
export const listingKind = reviewKind({
  noun: 'Listing',
  read: readReviews,
  renderRow: ({ property, requested_at, due_at }) => ({
    title: property.title,
    detail: fullAddress(property),
    at: requested_at,
    badge: <DueBadge dueAt={due_at} />,
  }),
  renderCard: (review, actions) => <ReviewCard review={review} {...actions} />,
});
