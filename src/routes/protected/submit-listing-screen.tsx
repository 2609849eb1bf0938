import { SubmitListing } from '@/features/marketplace/components/wizard/submit-listing';

export default function SubmitListingScreen() {
  return <SubmitListing />;
}
