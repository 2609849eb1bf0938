import { SubmitListingAction } from '@/features/listing-editor/components/submit-listing-action';
import { ownCountsQuery, ownListingsQuery } from '@/features/my-listings/api/queries';
import { MyListings } from '@/features/my-listings/components/my-listings';
import type { FirstReads } from '@/platform/query/first-reads';

export const firstReads: FirstReads = (client, userId) => [
  client.prefetchInfiniteQuery(ownListingsQuery(userId, 'all')),
  client.prefetchQuery(ownCountsQuery(userId)),
];

const loadDeleteListing = () =>
  import('@/features/listing-editor/components/delete-listing').then(({ DeleteListing }) => DeleteListing);

export default function MyListingsScreen() {
  return (
    <MyListings
      submitListing={<SubmitListingAction host="app" label="Post a listing" />}
      loadDeleteListing={loadDeleteListing}
    />
  );
}
