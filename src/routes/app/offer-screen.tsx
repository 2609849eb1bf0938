import { useParams } from 'react-router-dom';
import { DownloadReceipt } from '@/features/deal-receipt/components/download-receipt';
import { SimilarListings } from '@/features/listing-detail/components/similar-listings';
import { MessageIfAllowed } from '@/features/messaging/components/message-if-allowed';
import { PushInvitation } from '@/features/notifications/components/push-invitation';
import { OfferPage } from '@/features/offers/components/offer-page';
import { useUser } from '@/platform/auth/auth-provider';

const next = { message: MessageIfAllowed, notify: PushInvitation, similar: SimilarListings };

export default function OfferScreen() {
  const { id = '' } = useParams();
  const user = useUser();
  return <OfferPage key={id} offerId={id} userId={user.id} receipt={<DownloadReceipt offerId={id} />} next={next} />;
}
