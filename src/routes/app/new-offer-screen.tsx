import { useParams } from 'react-router-dom';
import { NewOffer } from '@/features/deals/offers/components/new-offer';
import { useAuth } from '@/shared/session/auth-provider';

export default function NewOfferScreen() {
  const { id = '' } = useParams();
  const { user } = useAuth();
  return <NewOffer key={id} listingId={id} userId={user?.id ?? ''} />;
}
