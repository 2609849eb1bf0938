import { MessageCircle } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { DownloadReceipt } from '@/features/deal-receipt/components/download-receipt';
import { SimilarListings } from '@/features/listing-detail/components/similar-listings';
import { AskLink } from '@/features/listing-outreach/components/ask-link';
import { IfMayMessage } from '@/features/messaging/components/if-may-message';
import { PushInvitation } from '@/features/notifications/components/push-invitation';
import { OfferPage } from '@/features/offers/components/offer-page';
import type { NextSteps } from '@/features/offers/components/while-you-wait';
import { paths } from '@/domain/site/paths';
import { ButtonLink } from '@/kit/ui/button';
import { useUser } from '@/platform/auth/auth-provider';
import { InstallStep } from '@/platform/worker/install-offer';

const next: NextSteps = { message: MessageSeller, notify: GetNotified, similar: SimilarListings };

export default function OfferScreen() {
  const { id = '' } = useParams();
  const user = useUser();
  return <OfferPage key={id} offerId={id} userId={user.id} receipt={<DownloadReceipt offerId={id} />} next={next} />;
}

function GetNotified({ userId }: { userId: string }) {
  return (
    <>
      <PushInvitation userId={userId} />
      <InstallStep />
    </>
  );
}

function MessageSeller({ memberId, name, listingId }: { memberId: string; name: string; listingId?: string }) {
  const to = paths.conversation(memberId) + (listingId ? `?re=${listingId}` : '');
  return (
    <IfMayMessage memberId={memberId} otherwise={listingId ? <AskLink page={paths.listing(listingId)} /> : null}>
      <ButtonLink to={to} variant="secondary" full icon={<MessageCircle aria-hidden />}>
        Message {name}
      </ButtonLink>
    </IfMayMessage>
  );
}
