import { useParams, useSearchParams } from 'react-router-dom';
import { Messages } from '@/features/messaging/components/messages';

export default function MessagesScreen() {
  const { id } = useParams();
  const [search] = useSearchParams();
  return <Messages address={id ?? null} re={search.get('re')} />;
}
