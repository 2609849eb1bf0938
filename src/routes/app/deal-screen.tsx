import { useParams } from 'react-router-dom';
import { DealDocuments } from '@/features/deals/documents/components/deal-documents';
import { DownloadReceipt } from '@/features/deals/receipt/components/download-receipt';
import { DealRoom } from '@/features/deals/room/components/deal-room';
import type { RoomSlot } from '@/features/deals/room/room-view';

export default function DealScreen() {
  const { id = '' } = useParams();
  return <DealRoom key={id} dealId={id} documents={documentsOf} receipt={receiptOf} />;
}

const documentsOf: RoomSlot = ({ deal, viewer }) => <DealDocuments deal={deal} viewer={viewer} />;
const receiptOf: RoomSlot = ({ deal }) => <DownloadReceipt offerId={deal.offer_id} />;
