import { useParams } from 'react-router-dom';
import { NewOffer } from '@/features/offers/components/new-offer';
import { useUser } from '@/platform/auth/auth-provider';

export default function NewOfferScreen() {
  const { id = '' } = useParams();
  const user = useUser();
  return <NewOffer key={id} listingId={id} userId={user.id} />;
}
