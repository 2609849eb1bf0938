import { FundsPage } from '@/features/proof-of-funds/components/funds-page';
import { useUser } from '@/platform/auth/auth-provider';

export default function FundsScreen() {
  const user = useUser();
  return <FundsPage key={user.id} userId={user.id} />;
}
