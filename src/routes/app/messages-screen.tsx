import { useParams, useSearchParams } from 'react-router-dom';
import { inboxQuery } from '@/features/messaging/api/queries';
import { Messages } from '@/features/messaging/components/messages';
import type { FirstReads } from '@/platform/query/first-reads';

export const firstReads: FirstReads = (client, userId) => [client.prefetchInfiniteQuery(inboxQuery(userId))];

export default function MessagesScreen() {
  const { id } = useParams();
  const [search] = useSearchParams();
  return <Messages address={id ?? null} re={search.get('re')} />;
}
