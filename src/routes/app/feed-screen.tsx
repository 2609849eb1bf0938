import { feedQuery } from '@/features/feed/api/queries';
import { Feed } from '@/features/feed/components/list/feed';
import type { FirstReads } from '@/platform/query/first-reads';

export const firstReads: FirstReads = (client, userId) => [client.prefetchInfiniteQuery(feedQuery(userId, null))];

export default function FeedScreen() {
  return <Feed />;
}
