import { useInfiniteQuery } from '@tanstack/react-query';
import { House } from 'lucide-react';
import { useMemo, useState, type ComponentType } from 'react';
import { paths } from '@/domain/site/paths';
import { QueryError } from '@/platform/query/query-error';
import { uniqueById } from '@/kit/formatting/ids';
import { Button, ButtonLink } from '@/kit/ui/button';
import { EmptyState } from '@/kit/ui/empty-state';
import { LoadMore } from '@/kit/ui/load-more';
import { toast, toastLoadError } from '@/kit/ui/toast';
import { useLazyComponent } from '@/kit/ui/use-lazy-component';
import { listClasses } from '@/domain/filters/listing-layout';
import { ListingSkeletons } from '@/shared/listings/listing-skeletons';
import { ownListingsQuery } from '../api/queries';
import type { OwnFilter } from '../own-listing';
import { OwnListingRow } from './own-listing-row';

/** Downloads the dialog that deletes the listing with this id, unless it's null. It's another feature's. */
export type LoadDeleteListing = () => Promise<
  ComponentType<{ id: string | null; onClose: () => void; onDeleted?: () => void }>
>;

interface OwnListingListProps {
  userId: string;
  status: OwnFilter;
  onAll: () => void;
  loadDeleteListing: LoadDeleteListing;
}

/** Rows visible on a phone without scrolling. */
const eagerRows = 3;

/** Pages of the member's own listings in one or any status. */
export function OwnListingList({ userId, status, onAll, loadDeleteListing }: OwnListingListProps) {
  const own = useInfiniteQuery(ownListingsQuery(userId, status));
  const [deleting, setDeleting] = useState<string | null>(null);
  const showDelete = useLazyComponent(loadDeleteListing, deleting !== null, () => {
    setDeleting(null);
    toastLoadError();
  });
  const { data, error } = own;
  // A listing posted between two requests shifts others onto the next page as well.
  const listings = useMemo(() => (data ? uniqueById(data.pages.flat()) : []), [data]);
  if (data === undefined) {
    if (!error) return <ListingSkeletons count={3} view="list" />;
    return <QueryError query={own} title="Failed to load your listings. Please try again later." />;
  }
  if (listings.length === 0) return <NoListings status={status} onAll={onAll} />;
  return (
    <div>
      <h2 className="sr-only">Listings</h2>
      <ul className={listClasses.list}>
        {listings.map((listing, index) => (
          <li key={listing.id}>
            <OwnListingRow listing={listing} userId={userId} eager={index < eagerRows} onDelete={setDeleting} />
          </li>
        ))}
      </ul>
      <LoadMore itemsLabel="listings" query={own} />
      {showDelete?.({
        id: deleting,
        onClose: () => setDeleting(null),
        onDeleted: () => toast.success('Listing deleted'),
      })}
    </div>
  );
}

const emptyTitles: Readonly<Record<Exclude<OwnFilter, 'all'>, string>> = {
  active: 'No active listings',
  under_contract: 'No listings under contract',
  paused: 'No paused listings',
  held: 'No listings held for review',
  removed: 'No listings taken down',
  sold: 'No sold listings',
};

function NoListings({ status, onAll }: Pick<OwnListingListProps, 'status' | 'onAll'>) {
  if (status === 'all') {
    return (
      <EmptyState
        icon={<House />}
        title="You haven’t posted any listings yet"
        text="Post an off-market deal. We check a new member’s first listings before others see them."
        action={<ButtonLink to={paths.submitListing}>Post a listing</ButtonLink>}
      />
    );
  }
  return (
    <EmptyState
      icon={<House />}
      title={emptyTitles[status]}
      action={
        <Button variant="secondary" onClick={onAll}>
          Show all
        </Button>
      }
    />
  );
}
