import { useInfiniteQuery } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { useMemo } from 'react';
import { paths } from '@/domain/site/paths';
import { DownloadCsv } from '@/platform/export/download-csv';
import { uniqueById } from '@/kit/formatting/ids';
import { QueryError } from '@/platform/query/query-error';
import { ButtonLink } from '@/kit/ui/button';
import { EmptyState } from '@/kit/ui/empty-state';
import { LoadMore } from '@/kit/ui/load-more';
import { useRestoreLinkFocus } from '@/platform/navigation/use-restore-link-focus';
import { ListingCollection } from '@/shared/listings/listing-collection';
import { ListingSkeletons } from '@/shared/listings/listing-skeletons';
import { savedListingsQuery } from '../api/queries';

/** A member's saved listings, last saved first. */
export function SavedListings({ userId }: { userId: string }) {
  const list = useRestoreLinkFocus();
  const { data } = useInfiniteQuery(savedListingsQuery(userId));
  return (
    <section ref={list} aria-labelledby="saved-listings">
      <div className="mb-4 flex min-h-9 items-center justify-between gap-3">
        <h2 id="saved-listings" className="text-lg font-semibold">
          Saved listings
        </h2>
        {data?.pages[0]?.length ? (
          <DownloadCsv
            name="saved-listings"
            load={(exporting) => import('../csv').then(({ savedListingsCsv }) => savedListingsCsv(userId, exporting))}
          />
        ) : null}
      </div>
      <Listings userId={userId} />
    </section>
  );
}

function Listings({ userId }: { userId: string }) {
  const query = useInfiniteQuery(savedListingsQuery(userId));
  const { data, error, dataUpdatedAt } = query;
  const saves = useMemo(() => data?.pages.flat() ?? [], [data]);
  const listings = useMemo(() => uniqueById(saves.flatMap(({ listing }) => (listing ? [listing] : []))), [saves]);

  if (data === undefined) {
    if (!error) return <ListingSkeletons count={4} />;
    return <QueryError query={query} title="We couldn’t load your saved listings" />;
  }
  if (saves.length === 0) {
    return (
      <EmptyState
        icon={<Heart />}
        title="No saved listings yet"
        text="Select the heart on a listing to save it here."
        action={<ButtonLink to={paths.marketplace}>Browse the marketplace</ButtonLink>}
      />
    );
  }
  const gone = saves.filter(({ listing }) => listing === null).length;
  return (
    <>
      <p className="numeric mb-4 text-sm text-muted empty:hidden">{goneText(gone)}</p>
      <ListingCollection listings={listings} loadedAt={dataUpdatedAt} linkTo={paths.listing} comparable />
      <LoadMore itemsLabel="listings" query={query} />
    </>
  );
}

function goneText(count: number): string | null {
  if (count === 0) return null;
  return count === 1 ? '1 saved listing is no longer available.' : `${count} saved listings are no longer available.`;
}
