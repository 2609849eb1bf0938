import { ListingReviewQueue } from '@/features/marketplace/moderation/components/listing-review-queue';
import { useAuth } from '@/shared/session/auth-provider';
import { StaffOnly } from './staff-only';

export default function ReviewScreen() {
  const { user } = useAuth();
  return <StaffOnly right="reviewer">{user ? <ListingReviewQueue userId={user.id} /> : null}</StaffOnly>;
}
