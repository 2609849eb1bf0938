import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { ListingSkeletons } from './listing-skeletons';

/** The newest listings that match the member's buy box, as cards under their heading. */
export function MatchedListings() {
  return (
    <section aria-labelledby="matched-listings">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6">
        <h2 id="matched-listings" className="text-xl font-semibold tracking-tight">
          Listings Matching Your Buy Box
        </h2>
        <Link
          to={`${paths.marketplace}?sort=best-match`}
          className="inline-flex min-h-11 items-center gap-1.5 rounded text-[15px] font-semibold text-evergreen-ink underline-offset-4 hover:underline"
        >
          View all
          <span className="sr-only"> listings by how well they match</span>
          <ArrowRight aria-hidden className="size-4" />
        </Link>
      </div>
      <ListingSkeletons count={6} />
    </section>
  );
}
