import { DemoCheckout } from '@/features/membership/components/payment/demo-checkout';

export default function PaymentScreen() {
  return <DemoCheckout />;
}
