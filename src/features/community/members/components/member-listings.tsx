import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { paths } from '@/domain/site/paths';
import { uniqueById } from '@/kit/formatting/ids';
import { QueryError } from '@/platform/query/query-error';
import { Button } from '@/kit/ui/button';
import { FormError } from '@/kit/ui/field';
import { memberListingsQuery } from '../api/member-listings';
import { ListingCollection } from '@/shared/listings/listing-collection';
import { ListingSkeletons } from '@/shared/listings/listing-skeletons';

/** A member's active listings, as part of their page. */
export function MemberListings({ memberId }: { memberId: string }) {
  return (
    <section aria-labelledby="listings" className="min-w-0">
      <h2 id="listings" className="mb-4 text-lg font-semibold">
        Listings
      </h2>
      <ListingPages memberId={memberId} />
    </section>
  );
}

function ListingPages({ memberId }: { memberId: string }) {
  const query = useInfiniteQuery(memberListingsQuery(memberId));
  const { data, error, dataUpdatedAt, ...pages } = query;
  // A listing posted between two requests shifts others onto the next page as well.
  const listings = useMemo(() => (data ? uniqueById(data.pages.flat()) : []), [data]);
  if (data === undefined) {
    if (!error) return <ListingSkeletons count={2} />;
    return <QueryError query={query} title="Failed to fetch listings" />;
  }
  if (listings.length === 0) return <p className="text-[15px] text-muted">No active listings.</p>;
  return (
    <>
      <ListingCollection listings={listings} loadedAt={dataUpdatedAt} linkTo={paths.listing} />
      {pages.hasNextPage ? (
        <div className="mt-6 flex flex-col items-center gap-4">
          <FormError>{pages.isFetchNextPageError ? 'We couldn’t load more listings.' : null}</FormError>
          <Button
            variant="secondary"
            busy={pages.isFetchingNextPage}
            busyLabel="Loading more"
            onClick={() => void pages.fetchNextPage()}
          >
            {pages.isFetchNextPageError ? 'Try again' : 'Show more listings'}
          </Button>
        </div>
      ) : null}
    </>
  );
}
