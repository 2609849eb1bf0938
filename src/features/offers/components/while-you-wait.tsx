import type { ComponentType } from 'react';
import { SideCard } from '@/kit/ui/side-card';
import { otherName } from '@/domain/offer/offer';
import type { Negotiation } from '../negotiation';

/** What a buyer can do until the seller answers. The app's screen has them, because they're other features'. */
export interface NextSteps {
  /** Leads to the conversation with the seller, or to a public question. */
  message: ComponentType<{ memberId: string; name: string; listingId?: string }>;
  /** Notifications on this device. */
  notify: ComponentType<{ userId: string }>;
  /** Listings like it. */
  similar: ComponentType<{ listingId: string; linkTo: (id: string) => string }>;
}

interface WhileYouWaitProps {
  page: Pick<Negotiation, 'offer' | 'listing'>;
  userId: string;
  steps: Pick<NextSteps, 'message' | 'notify'>;
}

/** The next steps after an offer is sent: write to the seller, or ask in public, and get notified. */
export function WhileYouWait({ page: { offer, listing }, userId, steps }: WhileYouWaitProps) {
  const { message: Message, notify: Notify } = steps;
  return (
    <SideCard title="While you wait">
      <div className="mt-3 flex flex-col gap-2.5">
        {offer.seller_id ? (
          <Message
            memberId={offer.seller_id}
            name={otherName(offer, 'buyer')}
            {...(listing && { listingId: listing.id })}
          />
        ) : null}
        <Notify userId={userId} />
      </div>
    </SideCard>
  );
}
