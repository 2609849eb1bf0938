import { pluralize } from '@/kit/formatting/format';
import { averageRating, ratingShares, ratingText, reviewCount } from '../ratings';
import { Stars } from './stars';

/** The average and distribution of a member's ratings. Needs at least one. */
export function RatingOverview({ ratings }: { ratings: readonly number[] }) {
  const average = averageRating(ratings) ?? 0;
  return (
    <div className="flex flex-wrap items-center gap-x-10 gap-y-5">
      <p className="flex flex-col items-start">
        <span aria-hidden className="numeric text-5xl leading-none font-bold tracking-tight">
          {average.toFixed(1)}
        </span>
        <Stars value={average} label={ratingText(ratings)} className="mt-2.5 text-xl" />
        <span aria-hidden className="numeric mt-1.5 text-sm text-muted">
          {pluralize(reviewCount(ratings), 'review')}
        </span>
      </p>
      <ul className="numeric flex max-w-sm min-w-56 flex-1 flex-col gap-1.5 text-sm text-muted">
        {ratingShares(ratings).map(({ stars, count, percent }) => (
          <li key={stars} className="flex items-center gap-3">
            <span className="sr-only">{`${pluralize(stars, 'star')}: ${pluralize(count, 'review')}`}</span>
            <span aria-hidden className="w-12">
              {pluralize(stars, 'star')}
            </span>
            <span aria-hidden className="h-2 flex-1 overflow-hidden rounded-full bg-sunken">
              <span className="block h-full rounded-full bg-amber" style={{ width: `${percent}%` }} />
            </span>
            <span aria-hidden className="w-8 text-right">
              {count}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
