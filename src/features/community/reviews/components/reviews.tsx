import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { uniqueById } from '@/kit/formatting/ids';
import { QueryError } from '@/platform/query/query-error';
import { LoadMore } from '@/kit/ui/load-more';
import { Skeleton } from '@/kit/ui/skeleton';
import { reviewsQuery } from '../api/queries';
import type { MemberProfile } from '../../members/member-profile';
import { reviewCount } from '../ratings';
import { OwnReview } from './own-review';
import { RatingOverview } from './rating-overview';
import { ReviewItem } from './review-item';
import { useLiveReviews } from './use-live-reviews';

interface ReviewsProps {
  member: MemberProfile;
  readerId: string;
}

/** A member's reviews, and the form to write one. */
export function Reviews({ member: { id, name, stats }, readerId }: ReviewsProps) {
  const own = id === readerId;
  const count = stats ? reviewCount(stats.ratings) : 0;
  useLiveReviews(readerId, id);
  return (
    <section aria-labelledby="reviews" className="min-w-0">
      <h2 id="reviews" className="text-lg font-semibold">
        Reviews
      </h2>
      <div className="mt-4 flex flex-col gap-6">
        {stats && count > 0 ? <RatingOverview ratings={stats.ratings} /> : null}
        {stats && count === 0 ? (
          <p className="text-[15px] text-muted">
            {own
              ? 'No reviews yet. Reviews of you will appear here, and you can respond to each one once.'
              : `No reviews yet. If you’ve done business with ${name}, be the first to say how it went.`}
          </p>
        ) : null}
        {own ? null : <OwnReview readerId={readerId} memberId={id} memberName={name} />}
      </div>
      <ReviewList memberId={id} memberName={name} readerId={readerId} />
    </section>
  );
}

function ReviewList({ memberId, memberName, readerId }: { memberId: string; memberName: string; readerId: string }) {
  const found = useInfiniteQuery(reviewsQuery(readerId, memberId));
  const { data, error } = found;
  // A review added between two requests shifts the pages.
  const reviews = useMemo(() => (data ? uniqueById(data.pages.flat()) : []), [data]);
  if (data === undefined) {
    return error ? <QueryError query={found} title="We couldn’t load reviews" className="mt-6" /> : <Loading />;
  }
  return (
    <>
      <ul className="mt-2 divide-y divide-line empty:hidden">
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewItem review={review} memberId={memberId} memberName={memberName} readerId={readerId} />
          </li>
        ))}
      </ul>
      <LoadMore itemsLabel="reviews" query={found} />
    </>
  );
}

function Loading() {
  return (
    <div className="mt-6 flex flex-col gap-8">
      <output className="sr-only">Loading reviews</output>
      {[0, 1].map((row) => (
        <div key={row} className="flex gap-4">
          <Skeleton className="size-11 shrink-0 rounded-full" />
          <div className="flex flex-1 flex-col gap-2.5">
            <Skeleton className="h-5 w-36" />
            <Skeleton className="h-4 w-28" />
            <Skeleton className="h-4" />
            <Skeleton className="h-4 w-3/4" />
          </div>
        </div>
      ))}
    </div>
  );
}
