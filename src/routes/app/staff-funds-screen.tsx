import { ProofQueue } from '@/features/proof-of-funds/components/staff/proof-queue';
import { useUser } from '@/platform/auth/auth-provider';
import { StaffOnly } from './staff-only';

export default function StaffFundsScreen() {
  const user = useUser();
  return (
    <StaffOnly right="reviewer">
      <ProofQueue userId={user.id} />
    </StaffOnly>
  );
}
