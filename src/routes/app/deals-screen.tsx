import { DealsList } from '@/features/deals/components/deals-list';
import { useUser } from '@/platform/auth/auth-provider';

export default function DealsScreen() {
  const user = useUser();
  return <DealsList userId={user.id} />;
}
