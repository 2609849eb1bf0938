import { clsx } from 'clsx';
import { pluralize } from '@/kit/formatting/format';
import { averageRating, ratingText, reviewCount } from '../ratings';
import { Stars } from './stars';

/** A one-line rating: stars, average, and number of reviews. Read out as '4.6 out of 5, 12 reviews'. */
export function RatingSummary({ ratings, className }: { ratings: readonly number[]; className?: string }) {
  const average = averageRating(ratings);
  return (
    <span className={clsx('numeric inline-flex flex-wrap items-center gap-x-1.5', className)}>
      {average === null ? (
        <span className="text-muted">No reviews yet</span>
      ) : (
        <>
          <Stars value={average} label={ratingText(ratings)} />
          <span aria-hidden className="font-semibold text-ink">
            {average.toFixed(1)}
          </span>
          <span aria-hidden className="text-muted">
            {pluralize(reviewCount(ratings), 'review')}
          </span>
        </>
      )}
    </span>
  );
}
