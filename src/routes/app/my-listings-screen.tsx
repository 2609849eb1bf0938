import { SubmitListingAction } from '@/features/listing-editor/components/submit-listing-action';
import { MyListings } from '@/features/my-listings/components/my-listings';

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
