import { BuyBoxPage } from '@/features/buybox/components/buybox-page';

export default function BuyBoxScreen() {
  return <BuyBoxPage />;
}
