import { useQuery } from '@tanstack/react-query';
import { describeError } from '@/shared/supabase/describe-error';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { latestQuery } from '../api/queries';
import { mostViewed } from '../figures';
import { ListingCollection } from './listing-collection';
import { ListingSkeletons } from './listing-skeletons';

/** How many of the newest listings to choose from. */
const candidates = 24;

interface HotDealsProps {
  count: number;
  linkTo: (id: string) => string;
}

/** The most-viewed of the newest listings, as cards. */
export function HotDeals({ count, linkTo }: HotDealsProps) {
  const { data, error, dataUpdatedAt, refetch, isFetching } = useQuery(latestQuery(candidates));
  if (data === undefined) {
    if (!error) return <ListingSkeletons count={count} />;
    return (
      <ErrorState
        title="Failed to fetch listings"
        text={describeError(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (data.length === 0) {
    return <EmptyState title="No listings yet" text="New listings will appear here." />;
  }
  return (
    <ListingCollection
      listings={mostViewed(data, dataUpdatedAt).slice(0, count)}
      loadedAt={dataUpdatedAt}
      linkTo={linkTo}
    />
  );
}
