import { ReviewQueue } from '@/features/marketplace/components/review/review-queue';
import { useAuth } from '@/shared/session/auth-provider';
import { StaffOnly } from './staff-only';

export default function ReviewScreen() {
  const { user } = useAuth();
  return <StaffOnly>{user ? <ReviewQueue userId={user.id} /> : null}</StaffOnly>;
}
