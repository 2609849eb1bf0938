import { SellerAnalyticsPage } from '@/features/dashboard/seller/seller-analytics-page';
import { useAuth } from '@/shared/session/auth-provider';
import { ErrorState } from '@/shared/ui/error-state';

export default function SellerAnalyticsScreen() {
  const { user } = useAuth();
  return user ? <SellerAnalyticsPage userId={user.id} /> : <ErrorState title="User not logged in" />;
}
