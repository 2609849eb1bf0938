import { Desk } from '@/features/deals/desk/components/desk';
import { useAuth } from '@/shared/session/auth-provider';

export default function DealsScreen() {
  const { user } = useAuth();
  return <Desk userId={user?.id ?? ''} />;
}
