import { figuresQuery } from '@/features/dashboard/api/queries';
import { feedQuery } from '@/features/feed/api/queries';
import { searchQuery } from '@/features/marketplace/api/queries';
import { inboxQuery } from '@/features/messaging/api/queries';
import { ownListingsQuery } from '@/features/my-listings/api/queries';
import { paths } from '@/domain/site/paths';
import { parseSearchParams } from '@/domain/filters/marketplace-query';
import { createQueryClient } from '@/platform/query/query-client';
import { anyUser, anyZone, type FirstRequest } from './first-request';
import { requestOf } from './request-of';

const client = () => createQueryClient({ retries: 0 });

/** What a screen of the app shows first, by its path. */
const queries: Readonly<Record<string, () => Promise<unknown>>> = {
  [paths.dashboard]: () => client().fetchQuery(figuresQuery(anyUser, anyZone)),
  [paths.marketplace]: () => client().fetchInfiniteQuery(searchQuery(parseSearchParams(''))),
  [paths.community]: () => client().fetchInfiniteQuery(feedQuery(anyUser, null)),
  [paths.messages]: () => client().fetchInfiniteQuery(inboxQuery(anyUser)),
  [paths.myListings]: () => client().fetchInfiniteQuery(ownListingsQuery(anyUser, 'all')),
};

/** The requests that screens of the app start with, by path, for `sendFirstRequest`. */
export async function firstRequests(): Promise<Record<string, FirstRequest>> {
  const found: [string, FirstRequest][] = [];
  // One at a time: each replaces `fetch`.
  for (const [path, query] of Object.entries(queries)) found.push([path, await requestOf(query)]);
  return Object.fromEntries(found);
}
