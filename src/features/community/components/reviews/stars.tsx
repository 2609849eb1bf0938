import { clsx } from 'clsx';
import { Star } from 'lucide-react';
import { countText } from '@/shared/lib/format';
import { averageRating, ratingText, reviewCount, starValues } from '../../review-rules';

interface StarsProps {
  /** 0 to 5; parts of a star are filled in part. */
  value: number;
  /** What is read out instead, such as '4 stars'. Empty where a text beside says it. */
  label: string;
  className?: string;
}

/** Five stars, filled up to a value. As high as the text around them unless `className` says otherwise. */
export function Stars({ value, label, className }: StarsProps) {
  return (
    <span className={clsx('relative inline-flex shrink-0 align-[-0.125em] [&_svg]:size-[1em]', className)}>
      <span aria-hidden className="flex gap-[0.12em] text-edge/45">
        {starValues.map((star) => (
          <Star key={star} className="shrink-0 fill-current stroke-0" />
        ))}
      </span>
      <span
        aria-hidden
        className="absolute inset-y-0 left-0 flex overflow-hidden text-amber"
        style={{ width: `${(value / 5) * 100}%` }}
      >
        <span className="flex gap-[0.12em]">
          {starValues.map((star) => (
            <Star key={star} className="shrink-0 fill-current stroke-0" />
          ))}
        </span>
      </span>
      {label ? <span className="sr-only">{label}</span> : null}
    </span>
  );
}

/** A member's rating in one line: stars, average and how many reviews. Read out as '4.6 out of 5, 12 reviews'. */
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
            {countText(reviewCount(ratings), 'review')}
          </span>
        </>
      )}
    </span>
  );
}
