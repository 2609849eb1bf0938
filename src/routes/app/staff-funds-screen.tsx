import { ProofQueue } from '@/features/deals/funds/components/staff/proof-queue';
import { useAuth } from '@/shared/session/auth-provider';
import { StaffOnly } from './staff-only';

export default function StaffFundsScreen() {
  const { user } = useAuth();
  return <StaffOnly right="reviewer">{user ? <ProofQueue userId={user.id} /> : null}</StaffOnly>;
}
