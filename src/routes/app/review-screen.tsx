import { ListingReviewQueue } from '@/features/listing-moderation/components/listing-review-queue';
import { useUser } from '@/platform/auth/auth-provider';
import { StaffOnly } from './staff-only';

export default function ReviewScreen() {
  const user = useUser();
  return (
    <StaffOnly right="reviewer">
      <ListingReviewQueue userId={user.id} />
    </StaffOnly>
  );
}
