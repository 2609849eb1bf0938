import { useInfiniteQuery } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { paths } from '@/shared/config/paths';
import { withoutRepeats } from '@/shared/lib/ids';
import { explainFailure } from '@/shared/supabase/explain-failure';
import { ButtonLink } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { LoadMore } from '@/shared/ui/load-more';
import { useOpenedLink } from '@/shared/ui/use-opened-link';
import { savedListingsQuery } from '../../api/saved';
import { ListingCollection } from '../cards/listing-collection';
import { ListingSkeletons } from '../cards/listing-skeletons';

/** The listings a member has saved, the newest first. */
export function SavedListings({ userId }: { userId: string }) {
  const list = useOpenedLink();
  return (
    <section ref={list} aria-labelledby="saved-listings">
      <h2 id="saved-listings" className="mb-4 text-lg font-semibold">
        Saved listings
      </h2>
      <Listings userId={userId} />
    </section>
  );
}

function Listings({ userId }: { userId: string }) {
  const {
    data,
    error,
    refetch,
    isFetching,
    dataUpdatedAt,
    hasNextPage,
    fetchNextPage,
    isFetchingNextPage,
    isFetchNextPageError,
  } = useInfiniteQuery(savedListingsQuery(userId));
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const saves = useMemo(() => data?.pages.flat() ?? [], [data]);
  const listings = useMemo(() => withoutRepeats(saves.flatMap(({ listing }) => (listing ? [listing] : []))), [saves]);

  if (data === undefined) {
    if (!error) return <ListingSkeletons count={4} />;
    return (
      <ErrorState
        title="Your saved listings could not be loaded"
        text={explainFailure(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (saves.length === 0) {
    return (
      <EmptyState
        icon={<Heart />}
        title="No saved listings yet"
        text="Press the heart on a listing to find it here again."
        action={<ButtonLink to={paths.marketplace}>Go to the marketplace</ButtonLink>}
      />
    );
  }
  const gone = saves.filter(({ listing }) => listing === null).length;
  return (
    <>
      {gone > 0 ? (
        <p className="numeric mb-4 text-sm text-muted">
          {gone === 1
            ? '1 saved listing is no longer available and is left out.'
            : `${gone} saved listings are no longer available and are left out.`}
        </p>
      ) : null}
      <ListingCollection listings={listings} loadedAt={dataUpdatedAt} linkTo={paths.listing} />
      {hasNextPage ? (
        <LoadMore what="listings" onMore={loadMore} busy={isFetchingNextPage} failed={isFetchNextPageError} />
      ) : null}
    </>
  );
}
