import { Suspense } from 'react';
import { paths } from '@/domain/site/paths';
import { lazyWithQueryClient } from '@/platform/query/with-query-client';
import { Skeleton } from '@/kit/ui/skeleton';
import { useInView } from '@/kit/hooks/use-in-view';
import { MoreLink, SectionHeading } from './section-heading';

const ResourcePreview = lazyWithQueryClient(() =>
  import('@/features/resources/components/resource-preview').then((module) => module.ResourcePreview),
);

const count = 3;

/** A preview of the library. */
export function HomeResources() {
  const { ref, inView } = useInView<HTMLElement>();
  return (
    <section ref={ref} className="border-y border-line bg-sunken">
      <div className="mx-auto max-w-page px-4 py-14 sm:px-6 sm:py-20">
        <div className="mb-7 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
          <div>
            <SectionHeading>Read before you sign</SectionHeading>
            <p className="mt-2 text-lg text-muted">
              Guides, templates, and calculators from wholesaling to land development.
            </p>
          </div>
          <MoreLink to={paths.resources}>Open the library</MoreLink>
        </div>
        {inView ? (
          <Suspense fallback={<Loading />}>
            <ResourcePreview count={count} />
          </Suspense>
        ) : (
          <Loading />
        )}
      </div>
    </section>
  );
}

function Loading() {
  return (
    <div className="grid gap-5 md:grid-cols-3">
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} className="h-96 rounded-card" />
      ))}
    </div>
  );
}
