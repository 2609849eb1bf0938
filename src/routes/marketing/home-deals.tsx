import { Suspense } from 'react';
import { paths } from '@/shared/config/paths';
import { lazyWithQueries } from '@/shared/lib/with-queries';
import { useAuth } from '@/shared/session/auth-provider';
import { Skeleton } from '@/shared/ui/skeleton';
import { useNear } from '@/shared/ui/use-near';
import { MoreLink, SectionHeading } from './section-heading';

// Behind the first paint: the search above works without the listings' code.
const HotDeals = lazyWithQueries(() =>
  import('@/features/marketplace/components/cards/hot-deals').then((module) => module.HotDeals),
);

const shown = 4;

/** The listings that are looked at most. They lead members to their page in the app, visitors to joining. */
export function HomeDeals() {
  const { status } = useAuth();
  const { place, near } = useNear<HTMLElement>();
  return (
    <section ref={place} className="mx-auto max-w-page px-4 py-14 sm:px-6 sm:py-20">
      <div className="mb-7 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <SectionHeading>Hot deals</SectionHeading>
          <p className="mt-2 text-lg text-muted">Of what was posted last, the ones opened most.</p>
        </div>
        <MoreLink to={paths.marketplace}>Browse all listings</MoreLink>
      </div>
      {near ? (
        <Suspense fallback={<Waiting />}>
          <HotDeals count={shown} linkTo={status === 'authenticated' ? paths.listing : () => paths.signUp} />
        </Suspense>
      ) : (
        <Waiting />
      )}
    </section>
  );
}

function Waiting() {
  return (
    <div className="grid gap-x-6 gap-y-9 sm:grid-cols-2 lg:grid-cols-4">
      {Array.from({ length: shown }, (_, index) => (
        <Skeleton key={index} className="h-96 rounded-card" />
      ))}
    </div>
  );
}
