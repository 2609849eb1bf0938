import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { SearchX, Target } from 'lucide-react';
import {
  memo,
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  type ComponentProps,
} from 'react';
import { paths } from '@/shared/config/paths';
import { withoutRepeats } from '@/shared/lib/ids';
import { isOutdated } from '@/shared/lib/is-outdated';
import { refusalText, RequestFailure } from '@/shared/supabase/errors';
import { explainFailure } from '@/shared/supabase/explain-failure';
import { Button, ButtonLink } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { LoadMore } from '@/shared/ui/load-more';
import { useOpenedLink } from '@/shared/ui/use-opened-link';
import { marketplaceKeys } from '../../api/keys';
import { searchQuery } from '../../api/queries';
import { isNarrowed, type Box, type Filters } from '../../filters';
import { ListingCollection } from '../cards/listing-collection';
import { ListingSkeletons } from '../cards/listing-skeletons';
import { MapSlot } from './map-slot';
import type { MarketplaceAddress } from './use-marketplace-address';

interface MarketplaceResultsProps {
  address: MarketplaceAddress;
  /** What to ask with: the address's, but for what this reader may not ask. */
  filters: Filters;
  /** Nothing is asked yet. */
  waiting: boolean;
  linkTo: (id: string) => string;
  onReset: () => void;
  /** Postgres refuses Verified Only to this reader. */
  onRefused: () => void;
}

/** The listings found, and the map beside them where that is the view. Drawn again only when one of its values changes. */
export const MarketplaceResults = memo(function Results(props: MarketplaceResultsProps) {
  const { address, filters, linkTo } = props;
  const { search, view, query, change } = address;
  const [highlighted, setHighlighted] = useState<string | null>(null);
  const results = useOpenedLink();
  const from = query ? `${paths.marketplace}?${query}` : paths.marketplace;
  const searchArea = useCallback((box: Box | null) => change({ filters: { ...filters, box } }), [change, filters]);

  const list = <Found {...props} from={from} highlighted={highlighted} onHighlight={setHighlighted} />;
  if (view !== 'map') return <div ref={results}>{list}</div>;
  return (
    <div ref={results} className="flex flex-col gap-6 lg:flex-row-reverse lg:items-start">
      <div className="min-w-0 lg:sticky lg:top-20 lg:w-[46%] lg:shrink-0">
        <MapSlot
          filters={filters}
          search={search}
          linkTo={linkTo}
          from={from}
          highlighted={highlighted}
          onHighlight={setHighlighted}
          onSearchArea={searchArea}
        />
      </div>
      <div className="min-w-0 flex-1">{list}</div>
    </div>
  );
});

interface FoundProps extends MarketplaceResultsProps {
  from: string;
  highlighted: string | null;
  onHighlight: (id: string | null) => void;
}

/** The listings found: loading, failed, none, or the cards. */
function Found({ address, filters, waiting, linkTo, onReset, onRefused, from, highlighted, onHighlight }: FoundProps) {
  const { search, sort, view } = address;
  const found = useInfiniteQuery({ ...searchQuery({ search, sort, filters }), enabled: !waiting });
  const client = useQueryClient();
  const { fetchNextPage, data, isPlaceholderData } = found;
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  // A listing whose place in the order changed between two pages stands in both.
  const listings = useMemo(() => (data ? withoutRepeats(data.pages.flat()) : []), [data]);

  const refused = filters.verifiedOnly && found.error instanceof RequestFailure && found.error.kind === 'forbidden';
  const tellRefused = useEffectEvent(onRefused);
  useEffect(() => {
    if (refused) tellRefused();
  }, [refused]);

  const cards = view === 'list' ? 'list' : 'grid';
  if (data === undefined || isOutdated(found)) {
    if (!found.error || refused) return <ListingSkeletons count={12} view={cards} />;
    if (sort === 'best-match' && refusalText(found.error) !== null) return <NoBuyBox />;
    return (
      <ErrorState
        title="Failed to fetch listings"
        text={explainFailure(found.error)}
        // The numbers above failed with them.
        onRetry={() =>
          void client.refetchQueries({
            queryKey: marketplaceKeys.lists,
            type: 'active',
            predicate: ({ state }) => state.status === 'error',
          })
        }
        retrying={found.isFetching}
      />
    );
  }

  const dimmed = clsx('transition-opacity', isPlaceholderData && 'opacity-60');
  if (listings.length === 0) {
    const byMatch = sort === 'best-match';
    return (
      <EmptyState
        icon={<SearchX />}
        title="No properties found"
        text={
          byMatch
            ? 'Nothing here comes near your investment criteria. Ask for a little less, or choose another order to see everything.'
            : 'Try adjusting your search criteria or filters to find more properties'
        }
        action={
          <>
            {byMatch ? <ButtonLink to={paths.buyBox}>Investment Criteria</ButtonLink> : null}
            {!byMatch || search !== '' || isNarrowed(filters) ? (
              <Button variant={byMatch ? 'secondary' : 'primary'} onClick={onReset}>
                Reset Filters
              </Button>
            ) : null}
          </>
        }
        className={dimmed}
      />
    );
  }
  return (
    <div aria-busy={isPlaceholderData} className={dimmed}>
      <h2 className="sr-only">Listings</h2>
      <Cards
        listings={listings}
        loadedAt={found.dataUpdatedAt}
        linkTo={linkTo}
        from={from}
        view={cards}
        {...(view === 'map' && { highlighted, onHighlight })}
        // A page that is asked for while the first ones are on their way again would take their place.
        {...(found.hasNextPage &&
          !isPlaceholderData && {
            more: { onMore: loadMore, busy: found.isFetching, failed: found.isFetchNextPageError },
          })}
      />
    </div>
  );
}

/** The cards, and the way to more. Drawing many of them again gives way to the reader; meanwhile their end is not where it seems. */
function Cards({
  listings,
  more,
  ...rest
}: ComponentProps<typeof ListingCollection> & { more?: { onMore: () => void; busy: boolean; failed: boolean } }) {
  const drawn = useDeferredValue(listings);
  return (
    <>
      <ListingCollection listings={drawn} {...rest} />
      {more ? <LoadMore what="listings" {...more} busy={more.busy || drawn !== listings} /> : null}
    </>
  );
}

/** Listings cannot be sorted by a buy box that is not there. */
function NoBuyBox() {
  return (
    <EmptyState
      icon={<Target />}
      title="Set your investment criteria first"
      text="Best match sorts the listings by how well they fit what you buy. Say once what that is."
      action={<ButtonLink to={paths.buyBox}>Set Investment Criteria</ButtonLink>}
    />
  );
}
