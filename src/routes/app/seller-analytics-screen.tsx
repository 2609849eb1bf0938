import { SellerAnalyticsPage } from '@/features/dashboard/seller/seller-analytics-page';
import { useUser } from '@/shared/session/auth-provider';

export default function SellerAnalyticsScreen() {
  const user = useUser();
  return <SellerAnalyticsPage userId={user.id} />;
}
