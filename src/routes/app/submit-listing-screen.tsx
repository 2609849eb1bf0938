import { SubmitListing } from '@/features/listing-editor/components/submit-wizard';

export default function SubmitListingScreen() {
  return <SubmitListing />;
}
