import { SubmitListing } from '@/features/listing-editor/components/submit-listing';

export default function SubmitListingScreen() {
  return <SubmitListing />;
}
