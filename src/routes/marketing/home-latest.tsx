import { ArrowRight } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { Skeleton } from '@/shared/ui/skeleton';

// Behind the first paint: the search above works without the listings' code.
const LatestListings = lazy(() =>
  import('@/features/marketplace/components/cards/latest-listings').then((module) => ({ default: module.LatestListings })),
);

/** The newest listings there are. */
export function HomeLatest() {
  return (
    <section className="mx-auto max-w-page px-4 py-14 sm:px-6 sm:py-20">
      <div className="mb-7 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <h2 className="font-display text-3xl font-semibold tracking-[-0.015em] sm:text-4xl">Just posted</h2>
        <Link to={paths.marketplace} className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-evergreen-ink hover:underline">
          Browse all listings
          <ArrowRight aria-hidden className="size-4" />
        </Link>
      </div>
      <Suspense fallback={<Skeleton className="h-80" />}>
        <LatestListings count={4} linkTo={paths.property} />
      </Suspense>
    </section>
  );
}
