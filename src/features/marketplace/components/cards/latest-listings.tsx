import { useQuery } from '@tanstack/react-query';
import { explainFailure } from '@/shared/supabase/explain-failure';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { latestQuery } from '../../api/queries';
import { ListingCollection } from './listing-collection';
import { ListingSkeletons } from './listing-skeletons';

interface LatestListingsProps {
  /** How many to show, at most 100. */
  count: number;
  /** Address of a listing's page on this host: `paths.property` or `paths.listing`. */
  linkTo: (id: string) => string;
}

/** The newest listings as cards. */
export function LatestListings({ count, linkTo }: LatestListingsProps) {
  const { data, error, dataUpdatedAt, refetch, isFetching } = useQuery(latestQuery(count));
  if (data === undefined) {
    if (!error) return <ListingSkeletons count={count} />;
    return (
      <ErrorState title="Failed to fetch listings" text={explainFailure(error)} onRetry={() => void refetch()} retrying={isFetching} />
    );
  }
  if (data.length === 0) {
    return <EmptyState title="No listings yet" text="The first ones posted will show here." />;
  }
  return <ListingCollection listings={data} loadedAt={dataUpdatedAt} linkTo={linkTo} />;
}
