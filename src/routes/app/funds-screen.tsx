import { FundsPage } from '@/features/deals/funds/components/funds-page';
import { useAuth } from '@/shared/session/auth-provider';

export default function FundsScreen() {
  const { user } = useAuth();
  return user ? <FundsPage key={user.id} userId={user.id} /> : null;
}
