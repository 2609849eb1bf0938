import { useParams } from 'react-router-dom';
import { OfferPage } from '@/features/deals/offers/components/offer-page';
import { useAuth } from '@/shared/session/auth-provider';

export default function OfferScreen() {
  const { id = '' } = useParams();
  const { user } = useAuth();
  return <OfferPage key={id} offerId={id} userId={user?.id ?? ''} />;
}
