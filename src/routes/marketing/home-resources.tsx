import { Suspense } from 'react';
import { paths } from '@/shared/config/paths';
import { lazyWithQueries } from '@/shared/lib/with-queries';
import { Skeleton } from '@/shared/ui/skeleton';
import { useNear } from '@/shared/ui/use-near';
import { MoreLink, SectionHeading } from './section-heading';

const ResourcePreview = lazyWithQueries(() =>
  import('@/features/resources/components/resource-preview').then((module) => module.ResourcePreview),
);

const shown = 3;

/** Some of the library. */
export function HomeResources() {
  const { place, near } = useNear<HTMLElement>();
  return (
    <section ref={place} className="border-y border-line bg-sunken">
      <div className="mx-auto max-w-page px-4 py-14 sm:px-6 sm:py-20">
        <div className="mb-7 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
          <div>
            <SectionHeading>Read before you sign</SectionHeading>
            <p className="mt-2 text-lg text-muted">
              Guides, templates and calculators from wholesaling to land development.
            </p>
          </div>
          <MoreLink to={paths.resources}>Open the library</MoreLink>
        </div>
        {near ? (
          <Suspense fallback={<Waiting />}>
            <ResourcePreview count={shown} />
          </Suspense>
        ) : (
          <Waiting />
        )}
      </div>
    </section>
  );
}

function Waiting() {
  return (
    <div className="grid gap-5 md:grid-cols-3">
      {Array.from({ length: shown }, (_, index) => (
        <Skeleton key={index} className="h-96 rounded-card" />
      ))}
    </div>
  );
}
