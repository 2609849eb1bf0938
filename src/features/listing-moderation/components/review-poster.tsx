import type { PendingReview } from '../api/queries';

/** The seller and their contact details. */
export function ReviewPoster({ review: { property } }: { review: PendingReview }) {
  const { poster } = property;
  return (
    <p className="text-sm break-words text-muted">
      Posted by <span className="font-medium text-ink">{poster.name}</span> ({poster.membership_tier})
      {[poster.email, poster.phone].filter(Boolean).map((contact) => (
        <span key={contact}>, {contact}</span>
      ))}
    </p>
  );
}
