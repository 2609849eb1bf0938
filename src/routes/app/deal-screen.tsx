import { useParams } from 'react-router-dom';
import { DealRoom } from '@/features/deals/room/components/deal-room';

export default function DealScreen() {
  const { id = '' } = useParams();
  return <DealRoom key={id} dealId={id} />;
}
