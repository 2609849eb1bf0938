import { useParams } from 'react-router-dom';
import { DownloadReceipt } from '@/features/deal-receipt/components/download-receipt';
import { OfferPage } from '@/features/offers/components/offer-page';
import { useUser } from '@/platform/auth/auth-provider';

export default function OfferScreen() {
  const { id = '' } = useParams();
  const user = useUser();
  return <OfferPage key={id} offerId={id} userId={user.id} receipt={<DownloadReceipt offerId={id} />} />;
}
