import { Desk } from '@/features/deals/desk/components/desk';
import { useUser } from '@/shared/session/auth-provider';

export default function DealsScreen() {
  const user = useUser();
  return <Desk userId={user.id} />;
}
