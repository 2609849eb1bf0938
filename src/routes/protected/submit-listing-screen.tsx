import { SubmitListing } from '@/features/marketplace/components/submit-listing';

export default function SubmitListingScreen() {
  return <SubmitListing />;
}
