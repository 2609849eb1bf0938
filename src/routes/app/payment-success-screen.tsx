import { useSearchParams } from 'react-router-dom';
import { PaymentSuccess } from '@/features/membership/components/payment/payment-success';

export default function PaymentSuccessScreen() {
  const [params] = useSearchParams();
  return <PaymentSuccess sessionId={params.get('session_id')} />;
}
