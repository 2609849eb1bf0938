import { Suspense } from 'react';
import { paths } from '@/domain/site/paths';
import { useAppOrigin } from '@/platform/navigation/use-app-origin';
import { lazyWithQueryClient } from '@/platform/query/with-query-client';
import { useAuth } from '@/platform/auth/auth-provider';
import { Skeleton } from '@/kit/ui/skeleton';
import { useInView } from '@/kit/hooks/use-in-view';
import { MoreLink, SectionHeading } from './section-heading';

// Loaded lazily, because the search above doesn't need the listings' code.
const HotDeals = lazyWithQueryClient(() =>
  import('@/features/marketplace/components/hot-deals').then((module) => module.HotDeals),
);

const count = 4;

/** The most-viewed new listings. Links lead visitors to the public listing, and members to it in the app. */
export function HomeDeals() {
  const { status } = useAuth();
  const appHost = useAppOrigin();
  const linkTo = (id: string) => (status === 'authenticated' ? appHost + paths.listing(id) : paths.property(id));
  const { ref, inView } = useInView<HTMLElement>();
  return (
    <section ref={ref} className="mx-auto max-w-page px-4 py-14 sm:px-6 sm:py-20">
      <div className="mb-7 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <SectionHeading>Hot deals</SectionHeading>
          <p className="mt-2 text-lg text-muted">The most-viewed new listings.</p>
        </div>
        <MoreLink to={paths.marketplace}>Browse all listings</MoreLink>
      </div>
      {inView ? (
        <Suspense fallback={<Loading />}>
          <HotDeals count={count} linkTo={linkTo} />
        </Suspense>
      ) : (
        <Loading />
      )}
    </section>
  );
}

function Loading() {
  return (
    <div className="grid gap-x-6 gap-y-9 sm:grid-cols-2 lg:grid-cols-4">
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} className="h-96 rounded-card" />
      ))}
    </div>
  );
}
