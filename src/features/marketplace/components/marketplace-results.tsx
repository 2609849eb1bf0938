import { useInfiniteQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { SearchX } from 'lucide-react';
import { useCallback } from 'react';
import { paths } from '@/shared/config/paths';
import { explainFailure } from '@/shared/supabase/explain-failure';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { searchQuery } from '../api/queries';
import { withoutRepeats } from '../rules';
import { ListingCollection } from './listing-collection';
import { ListingSkeletons } from './listing-skeletons';
import { LoadMore } from './load-more';
import type { useMarketplaceAddress } from './use-marketplace-address';

interface MarketplaceResultsProps {
  address: ReturnType<typeof useMarketplaceAddress>;
  linkTo: (id: string) => string;
  onReset: () => void;
}

/** The listings found: loading, failed, none, or the cards. */
export function MarketplaceResults({ address, linkTo, onReset }: MarketplaceResultsProps) {
  const { search, sort, view, query } = address;
  const found = useInfiniteQuery(searchQuery({ search, sort }));
  const { fetchNextPage } = found;
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);

  if (found.data === undefined) {
    if (!found.error) return <ListingSkeletons count={12} view={view} />;
    return (
      <ErrorState
        title="Failed to fetch listings"
        text={explainFailure(found.error)}
        onRetry={() => void found.refetch()}
        retrying={found.isFetching}
      />
    );
  }

  // A listing whose place in the order changed between two pages stands in both.
  const listings = withoutRepeats(found.data.pages.flat());
  if (listings.length === 0) {
    return (
      <EmptyState
        icon={<SearchX />}
        title="No properties found"
        text="Try adjusting your search criteria or filters to find more properties"
        action={<Button onClick={onReset}>Reset Filters</Button>}
        className={clsx('transition-opacity', found.isPlaceholderData && 'opacity-60')}
      />
    );
  }
  return (
    <div aria-busy={found.isPlaceholderData} className={clsx('transition-opacity', found.isPlaceholderData && 'opacity-60')}>
      <h2 className="sr-only">Listings</h2>
      <ListingCollection
        listings={listings}
        loadedAt={found.dataUpdatedAt}
        linkTo={linkTo}
        from={query ? `${paths.marketplace}?${query}` : paths.marketplace}
        view={view}
      />
      {found.hasNextPage && !found.isPlaceholderData ? (
        <LoadMore onMore={loadMore} busy={found.isFetchingNextPage} failed={found.isFetchNextPageError} />
      ) : null}
    </div>
  );
}
