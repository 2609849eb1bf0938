import { ManualCheckout } from '@/features/membership/components/payment/manual-checkout';

export default function PaymentScreen() {
  return <ManualCheckout />;
}
