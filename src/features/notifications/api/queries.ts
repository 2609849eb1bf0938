import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import { afterCursor, toPage } from '@/kit/network/keyset';
import { persisted } from '@/platform/query/persisted';
import { fetchUnreadCounts } from '@/platform/supabase/unread-counts';
import type { Notification } from '../notification';
import type { Cursor, Filter, NotificationPage } from '../notification-list';
import { notificationKeys } from './keys';

/** Notifications shown by the bell. */
export const recentCount = 10;

const pageSize = 30;

const columns = `
  id, kind, actor_id, data, created_at, read_at, by_name, actor:users!notifications_actor_id_fkey(id, name,
  profile_image_url, membership_tier)
`;

/** The number of unread notifications. Refetched when the member returns to the page. */
export function unreadQuery(userId: string) {
  return queryOptions({
    queryKey: notificationKeys.unread(userId),
    meta: persisted,
    queryFn: async () => (await fetchUnreadCounts()).notifications,
    // The live channel refetches when it connects; don't count twice on the first load.
    staleTime: 2000,
    refetchOnWindowFocus: 'always',
  });
}

/** The member's notifications after the cursor, newest first. */
async function readPage(
  userId: string,
  filter: Filter,
  after: Cursor | null,
  limit: number,
  signal: AbortSignal,
): Promise<Notification[]> {
  let page = database().from('notifications').select(columns).eq('user_id', userId);
  if (filter === 'unread') page = page.is('read_at', null);
  if (after) page = page.or(afterCursor(['created_at', after.created_at], ['id', after.id]));
  return unwrap(
    await page
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(limit)
      .abortSignal(signal),
  );
}

/** The newest notifications, read or unread, for the bell. */
export function recentQuery(userId: string) {
  return queryOptions({
    queryKey: notificationKeys.recent(userId),
    queryFn: ({ signal }) => readPage(userId, 'all', null, recentCount, signal),
    // Opening the bell again shows the cached notifications and refetches.
    staleTime: 0,
  });
}

/** Pages of the member's notifications, newest first. */
export function notificationPagesQuery(userId: string, filter: Filter) {
  return infiniteQueryOptions({
    queryKey: notificationKeys.pages(userId, filter),
    queryFn: async ({ pageParam, signal }): Promise<NotificationPage> =>
      toPage(await readPage(userId, filter, pageParam, pageSize, signal), pageSize),
    staleTime: 0,
    initialPageParam: null as Cursor | null,
    getNextPageParam: ({ next }) => next,
    refetchOnWindowFocus: 'always',
  });
}
