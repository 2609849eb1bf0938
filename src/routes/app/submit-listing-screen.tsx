import { SubmitListing } from '@/features/marketplace/posting/components/submit-listing';

export default function SubmitListingScreen() {
  return <SubmitListing />;
}
