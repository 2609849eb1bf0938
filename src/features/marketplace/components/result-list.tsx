import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useDeferredValue, useEffect, useEffectEvent, useMemo, type ComponentProps } from 'react';
import { describeError } from '@/platform/errors/describe-error';
import { userMessage, RequestFailure } from '@/platform/errors/errors';
import { uniqueById } from '@/kit/formatting/ids';
import { ErrorState } from '@/kit/ui/error-state';
import { LoadMore, type PagedQuery } from '@/kit/ui/load-more';
import { marketplaceKeys } from '@/shared/listings/api/keys';
import { ListingCollection } from '@/shared/listings/listing-collection';
import { ListingRowSkeletons, ListingSkeletons } from '@/shared/listings/listing-skeletons';
import { isStale } from '../is-stale';
import { searchQuery } from '../api/queries';
import { isFiltered, type Filters } from '@/domain/filters/filters';
import { MoreSearches, NoResults } from './no-results';
import type { LoadSaveSearch } from './result-summary';
import type { MarketplaceState } from './use-marketplace-query';
import { Target } from 'lucide-react';
import { paths } from '@/domain/site/paths';
import { ButtonLink } from '@/kit/ui/button';
import { EmptyState } from '@/kit/ui/empty-state';

/** Below these, the nearest searches are offered, too. */
const fewResults = 2;

export interface ResultListProps {
  query: MarketplaceState;
  /** The query's filters without those this reader isn't entitled to. */
  filters: Filters;
  /** Don't search yet. */
  waiting: boolean;
  linkTo: (id: string) => string;
  /** Downloads the button that saves the search, if it finds nothing. */
  loadSaveSearch: LoadSaveSearch;
  onReset: () => void;
  /** Postgres rejected Verified Only for this reader. */
  onForbidden: () => void;
  /** URL that a listing's Back link returns to. */
  from: string;
  highlighted: string | null;
  onHighlight: (id: string | null) => void;
}

/** The listings found, page by page: pending, failed, empty or the cards. */
export function ResultList(props: ResultListProps) {
  const { query, filters, waiting, linkTo, loadSaveSearch, onReset, onForbidden, from, highlighted, onHighlight } =
    props;
  const { search, sort, view, set } = query;
  const result = useInfiniteQuery({ ...searchQuery({ search, sort, filters }), enabled: !waiting });
  const client = useQueryClient();
  const { data, isPlaceholderData } = result;
  // A listing that moved in the order between two requests can be on both pages.
  const listings = useMemo(() => (data ? uniqueById(data.pages.flat()) : []), [data]);

  const forbidden = filters.verified && result.error instanceof RequestFailure && result.error.kind === 'forbidden';
  const reportForbidden = useEffectEvent(onForbidden);
  useEffect(() => {
    if (forbidden) reportForbidden();
  }, [forbidden]);

  if (data === undefined || isStale(result)) {
    if (!result.error || forbidden) {
      return view === 'list' ? <ListingRowSkeletons count={12} /> : <ListingSkeletons count={12} />;
    }
    if (sort === 'best-match' && userMessage(result.error) !== null) return <NoBuyBox />;
    return (
      <ErrorState
        title="Failed to fetch listings"
        text={describeError(result.error)}
        // The counts above failed as well.
        onRetry={() =>
          void client.refetchQueries({
            queryKey: marketplaceKeys.lists,
            type: 'active',
            predicate: ({ state }) => state.status === 'error',
          })
        }
        retrying={result.isFetching}
      />
    );
  }

  const dimmed = clsx('transition-opacity', isPlaceholderData && 'opacity-60');
  if (listings.length === 0) {
    return (
      <NoResults query={query} filters={filters} loadSaveSearch={loadSaveSearch} onReset={onReset} className={dimmed} />
    );
  }
  return (
    <div aria-busy={isPlaceholderData} className={dimmed}>
      <h2 className="sr-only">Listings</h2>
      <Cards
        listings={listings}
        loadedAt={result.dataUpdatedAt}
        linkTo={linkTo}
        from={from}
        sorting={view === 'list' ? { sort, onSort: (next) => set({ sort: next }) } : null}
        comparable
        {...(view === 'map' && { highlighted, onHighlight })}
        // While the first pages are being fetched again, a next page would replace them.
        {...(!isPlaceholderData && {
          pages: {
            hasNextPage: result.hasNextPage,
            isFetchingNextPage: result.isFetching,
            isFetchNextPageError: result.isFetchNextPageError,
            fetchNextPage: result.fetchNextPage,
          },
        })}
      />
      {listings.length <= fewResults && isFiltered(filters) && sort !== 'best-match' ? (
        <MoreSearches query={query} filters={filters} found={listings.length} />
      ) : null}
    </div>
  );
}

interface CardsProps extends ComponentProps<typeof ListingCollection> {
  pages?: PagedQuery;
}

/** Defers drawing many cards to keep the page responsive; 'Load more' waits until they're drawn. */
function Cards({ listings, pages, ...rest }: CardsProps) {
  const drawn = useDeferredValue(listings);
  return (
    <>
      <ListingCollection listings={drawn} {...rest} />
      {pages ? (
        <LoadMore
          itemsLabel="listings"
          query={{ ...pages, isFetchingNextPage: pages.isFetchingNextPage || drawn !== listings }}
        />
      ) : null}
    </>
  );
}

/** 'Best match' without a buy box to match. */
function NoBuyBox() {
  return (
    <EmptyState
      icon={<Target />}
      title="Set your investment criteria first"
      text="Best match sorts listings by how well they fit your criteria. Set them once to use it."
      action={<ButtonLink to={paths.buyBox}>Set Investment Criteria</ButtonLink>}
    />
  );
}
