import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { ChangeTerms } from '@/features/deal-documents/components/change-terms';
import { DealDocuments } from '@/features/deal-documents/components/deal-documents';
import { DownloadReceipt } from '@/features/deal-receipt/components/download-receipt';
import { DealRoom } from '@/features/deal-room/components/deal-room';
import type { RoomSlot } from '@/features/deal-room/room-view';
import { DealMessages } from '@/features/messaging/components/deal-messages';
import { correspondents, partyName, roleText } from '@/domain/deal/deal';

/** Only closed deals have it, and it comes with the validation library. */
const DealOutcomes = lazy(() =>
  import('@/features/deal-outcomes/components/deal-outcomes').then((module) => ({ default: module.DealOutcomes })),
);

/** Only deals that fell through have it. */
const ReleaseSection = lazy(() =>
  import('@/features/deal-documents/components/release/release-section').then((module) => ({
    default: module.ReleaseSection,
  })),
);

export default function DealScreen() {
  const { id = '' } = useParams();
  return (
    <DealRoom
      key={id}
      dealId={id}
      outcomes={outcomesOf}
      messages={messagesOf}
      documents={documentsOf}
      amend={amendOf}
      release={releaseOf}
      receipt={receiptOf}
    />
  );
}

const outcomesOf: RoomSlot = ({ deal, viewer }) => (
  <Suspense>
    <DealOutcomes dealId={deal.id} canReport={viewer.role === 'buyer'} />
  </Suspense>
);
const messagesOf: RoomSlot = (part) => (
  <DealMessages
    people={correspondents(part).flatMap((party) =>
      party.user_id === null ? [] : [{ id: party.user_id, name: partyName(party), role: roleText(party) }],
    )}
  />
);
const documentsOf: RoomSlot = ({ deal, viewer }) => <DealDocuments deal={deal} viewer={viewer} />;
const amendOf: RoomSlot = ({ deal, viewer }) => <ChangeTerms deal={deal} viewer={viewer} />;
const releaseOf: RoomSlot = ({ deal, viewer }) => (
  <Suspense>
    <ReleaseSection deal={deal} viewer={viewer} />
  </Suspense>
);
const receiptOf: RoomSlot = ({ deal }) => <DownloadReceipt offerId={deal.offer_id} />;
