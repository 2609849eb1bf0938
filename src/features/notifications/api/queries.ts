import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/shared/supabase/client';
import { unwrap } from '@/shared/supabase/errors';
import { rowsAfter, toPage } from '@/shared/supabase/keyset';
import { readWaitingCounts } from '@/shared/supabase/waiting-counts';
import type { Cursor, Filter, NotificationPage } from '../list-rules';
import { defaultChannels, type Notification, type Setting } from '../notification';
import { notificationKeys } from './keys';

/** How many the bell shows. */
export const recentCount = 10;

const pageSize = 30;

const columns =
  'id, kind, actor_id, data, created_at, read_at, actor:users!notifications_actor_id_fkey(id, name, profile_image_url, membership_tier)';

/** How many notifications the member has not read; asked again when the member returns to the page. */
export function unreadQuery(userId: string) {
  return queryOptions({
    queryKey: notificationKeys.unread(userId),
    queryFn: async ({ client, queryKey }) =>
      (await readWaitingCounts(client.getQueryData(queryKey) === undefined)).notifications,
    // Counted again when the live connection comes to stand, unless that was a moment after the first count.
    staleTime: 2000,
    refetchOnWindowFocus: 'always',
  });
}

/** The member's notifications after `after`, the newest first. */
async function readPage(
  userId: string,
  filter: Filter,
  after: Cursor | null,
  limit: number,
  signal: AbortSignal,
): Promise<Notification[]> {
  const supabase = await getSupabase();
  let page = supabase.from('notifications').select(columns).eq('user_id', userId);
  if (filter === 'unread') page = page.is('read_at', null);
  if (after) page = page.or(rowsAfter(['created_at', after.created_at], ['id', after.id]));
  return unwrap(
    await page
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(limit)
      .retry(false)
      .abortSignal(signal),
  );
}

/** The newest notifications, read or not, as the bell shows them. */
export function recentQuery(userId: string) {
  return queryOptions({
    queryKey: notificationKeys.recent(userId),
    queryFn: ({ signal }) => readPage(userId, 'all', null, recentCount, signal),
    // Opened again, it shows what it knows and looks for more.
    staleTime: 0,
  });
}

/** The member's notifications page by page, the newest first. */
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

/** Every kind there is, in the order of the settings, each as the member has set it. Read again when the member returns. */
export function settingsQuery(userId: string) {
  return queryOptions({
    queryKey: notificationKeys.settings(userId),
    queryFn: async ({ signal }): Promise<Setting[]> => {
      const supabase = await getSupabase();
      const rows = unwrap(
        await supabase
          .from('notification_kinds')
          .select('kind, mail_chosen_in, settings:notification_settings(in_app, mail)')
          .eq('settings.user_id', userId)
          .order('position')
          .retry(false)
          .abortSignal(signal),
      );
      return rows.map(({ kind, mail_chosen_in, settings }) => ({
        kind,
        ...defaultChannels,
        ...settings[0],
        mailInBuyBox: mail_chosen_in === 'buy_box',
      }));
    },
    refetchOnWindowFocus: 'always',
  });
}
