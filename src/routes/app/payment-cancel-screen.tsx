import { PaymentCanceled } from '@/features/membership/components/payment/payment-canceled';

export default function PaymentCancelScreen() {
  return <PaymentCanceled />;
}
