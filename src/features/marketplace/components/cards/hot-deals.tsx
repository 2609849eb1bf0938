import { useQuery } from '@tanstack/react-query';
import { explainFailure } from '@/shared/supabase/explain-failure';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { latestQuery } from '../../api/queries';
import { liveliest } from '../../rules';
import { ListingCollection } from './listing-collection';
import { ListingSkeletons } from './listing-skeletons';

/** Of how many of the newest listings the hot ones are. */
const considered = 24;

interface HotDealsProps {
  /** How many to show. */
  count: number;
  /** Where a listing's card leads. */
  linkTo: (id: string) => string;
}

/** Of what was posted last, the listings with most views a day, as cards. */
export function HotDeals({ count, linkTo }: HotDealsProps) {
  const { data, error, dataUpdatedAt, refetch, isFetching } = useQuery(latestQuery(considered));
  if (data === undefined) {
    if (!error) return <ListingSkeletons count={count} />;
    return (
      <ErrorState
        title="Failed to fetch listings"
        text={explainFailure(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (data.length === 0) {
    return <EmptyState title="No listings yet" text="The first ones posted will show here." />;
  }
  return (
    <ListingCollection
      listings={liveliest(data, dataUpdatedAt).slice(0, count)}
      loadedAt={dataUpdatedAt}
      linkTo={linkTo}
    />
  );
}
