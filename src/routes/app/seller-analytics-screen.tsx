import { SellerAnalyticsPage } from '@/features/dashboard/seller/seller-analytics-page';
import { useUser } from '@/platform/auth/auth-provider';

export default function SellerAnalyticsScreen() {
  const user = useUser();
  return <SellerAnalyticsPage userId={user.id} />;
}
