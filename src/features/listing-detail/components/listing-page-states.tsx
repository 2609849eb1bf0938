import { SearchX } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { usePageTitle } from '@/platform/navigation/route-effects';
import { QueryError, type FailedQuery } from '@/platform/query/query-error';
import { ButtonLink } from '@/kit/ui/button';
import { EmptyState } from '@/kit/ui/empty-state';
import { Skeleton } from '@/kit/ui/skeleton';
import { detailColumns, galleryShape } from '@/domain/filters/listing-layout';

/** The listing failed to load. */
export function FailedListing({ query }: { query: FailedQuery }) {
  const title = 'Failed to load property details';
  usePageTitle(title);
  const marketplace = useMarketplaceUrl() ?? paths.marketplace;
  return (
    <>
      <h1 className="sr-only">Property</h1>
      <QueryError
        query={query}
        title={title}
        action={
          <ButtonLink to={marketplace} variant="ghost">
            Back to Marketplace
          </ButtonLink>
        }
      />
    </>
  );
}

/** There is no such listing. */
export function NoListing({ title, text }: { title: string; text: string }) {
  usePageTitle(title);
  const marketplace = useMarketplaceUrl() ?? paths.marketplace;
  return (
    <>
      <h1 className="sr-only">Property</h1>
      <EmptyState
        icon={<SearchX />}
        title={title}
        text={text}
        action={<ButtonLink to={marketplace}>Back to Marketplace</ButtonLink>}
      />
    </>
  );
}

/** The marketplace URL the reader came from, with search and sort; null when they came another way. */
export function useMarketplaceUrl(): string | null {
  const state: unknown = useLocation().state;
  const from = typeof state === 'object' && state && 'from' in state ? state.from : null;
  return typeof from === 'string' && from.startsWith(paths.marketplace) ? from : null;
}

/** Placeholder while the listing loads. */
export function DetailSkeleton() {
  return (
    <div className="flex flex-col gap-8">
      <output className="sr-only">Loading the property</output>
      <div className={detailColumns}>
        <div className="flex flex-col gap-4">
          <div className="relative mb-1 sm:mb-2">
            <Skeleton className={galleryShape} />
            {/* The prerendered page fills this with the first picture before hydration: keep its content. */}
            <div
              data-first-picture
              suppressHydrationWarning
              dangerouslySetInnerHTML={{ __html: '' }}
              className="absolute inset-0"
            />
          </div>
          <Skeleton className="h-5 w-32" />
          <Skeleton className="h-9 w-4/5" />
          <Skeleton className="h-5 w-3/5" />
          <Skeleton className="mt-4 h-11 w-56" />
          <Skeleton className="mt-6 h-40" />
        </div>
        <Skeleton className="h-64 rounded-card" />
      </div>
    </div>
  );
}
