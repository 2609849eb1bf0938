import { useQuery } from '@tanstack/react-query';
import { QueryError } from '@/platform/query/query-error';
import { EmptyState } from '@/kit/ui/empty-state';
import { latestQuery } from '@/shared/listings/api/queries';
import { mostViewed } from '@/domain/listing/figures';
import { ListingCollection } from '@/shared/listings/listing-collection';
import { ListingSkeletons } from '@/shared/listings/listing-skeletons';

/** How many of the newest listings to choose from. */
const candidates = 24;

interface HotDealsProps {
  count: number;
  linkTo: (id: string) => string;
}

/** The most-viewed of the newest listings, as cards. */
export function HotDeals({ count, linkTo }: HotDealsProps) {
  const query = useQuery(latestQuery(candidates));
  const { data, error, dataUpdatedAt } = query;
  if (data === undefined) {
    if (!error) return <ListingSkeletons count={count} />;
    return <QueryError query={query} title="Failed to fetch listings" />;
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
