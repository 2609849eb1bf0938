import { SubmissionQueue } from '@/features/submission/components/staff/submission-queue';
import { useAuth } from '@/shared/session/auth-provider';
import { StaffOnly } from './staff-only';

export default function StaffSubmissionsScreen() {
  const { user } = useAuth();
  return <StaffOnly right="reviewer">{user ? <SubmissionQueue userId={user.id} /> : null}</StaffOnly>;
}
