import { SubmissionQueue } from '@/features/submission/components/staff/submission-queue';
import { useUser } from '@/platform/auth/auth-provider';
import { StaffOnly } from './staff-only';

export default function StaffSubmissionsScreen() {
  const user = useUser();
  return (
    <StaffOnly right="reviewer">
      <SubmissionQueue userId={user.id} />
    </StaffOnly>
  );
}
