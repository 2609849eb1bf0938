import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { House } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { withoutRepeats } from '@/shared/lib/ids';
import { useAuth } from '@/shared/session/auth-provider';
import { explainFailure } from '@/shared/supabase/explain-failure';
import { Button, ButtonLink } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { LoadMore } from '@/shared/ui/load-more';
import { Page, PageHeading } from '@/shared/ui/page';
import { Segmented } from '@/shared/ui/segmented';
import { toast } from '@/shared/ui/toast';
import { ownCountsQuery, ownListingsQuery } from '../../api/own-listings';
import { ownFilterOf, ownTotal, type OwnCounts, type OwnFilter } from '../../lib/own-listing';
import { DeleteListing } from './delete-listing';
import { listClasses } from '../cards/list-classes';
import { ListingSkeletons } from '../cards/listing-skeletons';
import { OwnListingRow } from './own-listing-row';
import { SubmitListingAction } from '../wizard/submit-listing-action';
import { useSweep } from './use-sweep';

/** The member's own listings, by status: how they are doing, and what can be done with them. The status stands in the address. */
export function MyListings() {
  const { user } = useAuth();
  return (
    <Page className="flex flex-col gap-6">
      <PageHeading
        title="My Listings"
        lead="What you have posted, and how it is doing."
        // On narrow screens the tab bar has the button.
        actions={
          <div className="max-lg:hidden">
            <SubmitListingAction host="app" />
          </div>
        }
      />
      {user ? <Own userId={user.id} /> : <ErrorState title="User not logged in" />}
    </Page>
  );
}

function Own({ userId }: { userId: string }) {
  useSweep(userId);
  const [params, setParams] = useSearchParams();
  const status = ownFilterOf(params.get('status'));
  const show = (next: OwnFilter) => setParams(next === 'all' ? {} : { status: next }, { replace: true });
  const { data: counts } = useQuery(ownCountsQuery(userId));
  const none = counts !== undefined && ownTotal(counts) === 0;
  return (
    <>
      {none ? null : (
        <Segmented
          label="Status"
          value={status}
          onChange={show}
          options={options(counts)}
          className="numeric self-start max-sm:w-full max-sm:[&>label]:flex-1 max-sm:[&>label]:px-1"
        />
      )}
      <Listings key={status} userId={userId} status={status} onAll={() => show('all')} />
    </>
  );
}

const names: Readonly<Record<OwnFilter, string>> = { all: 'All', active: 'Active', paused: 'Paused', sold: 'Sold' };

/** Each status with its number, as soon as that is known. */
function options(counts: OwnCounts | undefined) {
  const numbers = counts && { ...counts, all: ownTotal(counts) };
  return (['all', 'active', 'paused', 'sold'] as const).map((value) => ({
    value,
    label: numbers ? `${names[value]} ${numbers[value]}` : names[value],
  }));
}

interface ListingsProps {
  userId: string;
  status: OwnFilter;
  onAll: () => void;
}

function Listings({ userId, status, onAll }: ListingsProps) {
  const own = useInfiniteQuery(ownListingsQuery(userId, status));
  const [deleting, setDeleting] = useState<string | null>(null);
  const { data, error, refetch, isFetching, fetchNextPage } = own;
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  // One that was posted between two pages moves the others on.
  const listings = useMemo(() => (data ? withoutRepeats(data.pages.flat()) : []), [data]);
  if (data === undefined) {
    if (!error) return <ListingSkeletons count={3} view="list" />;
    return (
      <ErrorState
        title="Failed to load your listings. Please try again later."
        text={explainFailure(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (listings.length === 0) return <Nothing status={status} onAll={onAll} />;
  return (
    <div>
      <h2 className="sr-only">Listings</h2>
      <ul className={listClasses.list}>
        {listings.map((listing) => (
          <li key={listing.id}>
            <OwnListingRow listing={listing} userId={userId} onDelete={setDeleting} />
          </li>
        ))}
      </ul>
      {own.hasNextPage ? (
        <LoadMore what="listings" onMore={loadMore} busy={own.isFetchingNextPage} failed={own.isFetchNextPageError} />
      ) : null}
      <DeleteListing
        id={deleting}
        onClose={() => setDeleting(null)}
        onDeleted={() => toast.success('Listing deleted')}
      />
    </div>
  );
}

function Nothing({ status, onAll }: Omit<ListingsProps, 'userId'>) {
  if (status === 'all') {
    return (
      <EmptyState
        icon={<House />}
        title="You have not posted anything yet"
        text="Post an off-market deal and members see it at once."
        action={<ButtonLink to={paths.submitListing}>Post your first listing</ButtonLink>}
      />
    );
  }
  return (
    <EmptyState
      icon={<House />}
      title={`No ${status} listings`}
      action={
        <Button variant="secondary" onClick={onAll}>
          Show all
        </Button>
      }
    />
  );
}
