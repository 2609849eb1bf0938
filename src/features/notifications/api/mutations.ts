import { useMutation, useQueryClient, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import { getSupabase } from '@/shared/supabase/client';
import { unwrap } from '@/shared/supabase/errors';
import { pagesWith, withItem, without, type NotificationPage } from '../list-rules';
import type { Channel, Notification, Setting } from '../notification';
import { notificationKeys } from './keys';
import { notificationPagesQuery, recentCount, recentQuery, settingsQuery, unreadQuery } from './queries';

type Pages = InfiniteData<NotificationPage>;

const filters = ['all', 'unread'] as const;

/** Shows notifications as they now are, in every list they belong to. */
function show(client: QueryClient, userId: string, items: readonly Notification[]) {
  for (const item of items) {
    client.setQueryData(recentQuery(userId).queryKey, (old) => (old ? withItem(old, item).slice(0, recentCount) : old));
    for (const filter of filters) {
      client.setQueryData(notificationPagesQuery(userId, filter).queryKey, (old) =>
        old ? { ...old, pages: pagesWith(old.pages, filter, item) } : old,
      );
    }
  }
}

/** Takes a notification out of every list. */
function hide(client: QueryClient, userId: string, id: string) {
  client.setQueryData(recentQuery(userId).queryKey, (old) => (old ? without(old, id) : old));
  client.setQueriesData<Pages>({ queryKey: notificationKeys.allPages(userId) }, (old) =>
    old ? { ...old, pages: old.pages.map((page) => ({ ...page, items: without(page.items, id) })) } : old,
  );
}

/** Moves the count on the bell. */
function count(client: QueryClient, userId: string, by: number) {
  client.setQueryData(unreadQuery(userId).queryKey, (old) => (old === undefined ? old : Math.max(0, old + by)));
}

/** Every notification that some list shows, once. */
function shown(client: QueryClient, userId: string): Notification[] {
  const known = new Map<string, Notification>();
  for (const item of client.getQueryData(recentQuery(userId).queryKey) ?? []) known.set(item.id, item);
  for (const [, data] of client.getQueriesData<Pages>({ queryKey: notificationKeys.allPages(userId) })) {
    for (const item of data?.pages.flatMap((page) => page.items) ?? []) known.set(item.id, item);
  }
  return [...known.values()];
}

/** What a change did to the lists: as it was before, and by how much it moved the count. */
interface Undo {
  before: Notification[];
  moved: number;
}

/** Told why a change was taken back; also when what asked for it has gone. */
type OnFailed = (error: Error) => void;

/** A change of one's own notifications: shown at once, taken back when it fails, and read again when the last one is done. */
function useChange<V>(
  userId: string,
  onFailed: OnFailed,
  work: (change: V) => Promise<void>,
  showChange: (change: V, client: QueryClient) => Undo,
) {
  const client = useQueryClient();
  const mutationKey = notificationKeys.changing(userId);
  return useMutation({
    mutationKey,
    // One at a time, in the order asked for.
    scope: { id: `notifications-${userId}` },
    mutationFn: work,
    onMutate: (change) => {
      // An answer asked for before would put the old state back.
      void client.cancelQueries({ queryKey: notificationKeys.told(userId) });
      return showChange(change, client);
    },
    onError: (error, _change, undo) => {
      if (undo) {
        show(client, userId, undo.before);
        count(client, userId, -undo.moved);
      }
      onFailed(error);
    },
    onSettled: () => {
      if (client.isMutating({ mutationKey }) === 1)
        void client.invalidateQueries({ queryKey: notificationKeys.told(userId) });
    },
  });
}

interface Mark {
  item: Notification;
  read: boolean;
}

/** Marks a notification as read, or as not read. */
export function useMark(userId: string, onFailed: OnFailed) {
  return useChange<Mark>(
    userId,
    onFailed,
    async ({ item, read }) => {
      const supabase = await getSupabase();
      const read_at = read ? new Date().toISOString() : null;
      unwrap(await supabase.from('notifications').update({ read_at }).eq('id', item.id));
    },
    ({ item, read }, client) => {
      const moved = Number(item.read_at !== null) - Number(read);
      show(client, userId, [{ ...item, read_at: read ? new Date().toISOString() : null }]);
      count(client, userId, moved);
      return { before: [item], moved };
    },
  );
}

/** Marks as read all there are up to the newest shown; what comes in meanwhile stays unread. */
export function useMarkAll(userId: string, onFailed: OnFailed) {
  return useChange<Notification[]>(
    userId,
    onFailed,
    async ([newest]) => {
      if (!newest) return;
      const supabase = await getSupabase();
      unwrap(
        await supabase
          .from('notifications')
          .update({ read_at: new Date().toISOString() })
          .eq('user_id', userId)
          .is('read_at', null)
          .lte('created_at', newest.created_at),
      );
    },
    (_, client) => {
      const before = shown(client, userId).filter(({ read_at }) => read_at === null);
      const read_at = new Date().toISOString();
      show(
        client,
        userId,
        before.map((item) => ({ ...item, read_at })),
      );
      const moved = -(client.getQueryData(unreadQuery(userId).queryKey) ?? 0);
      count(client, userId, moved);
      return { before, moved };
    },
  );
}

/** Removes a notification for good. One that is gone already is no failure. */
export function useRemove(userId: string, onFailed: OnFailed) {
  return useChange<Notification>(
    userId,
    onFailed,
    async ({ id }) => {
      const supabase = await getSupabase();
      unwrap(await supabase.from('notifications').delete().eq('id', id));
    },
    (item, client) => {
      const moved = item.read_at === null ? -1 : 0;
      hide(client, userId, item.id);
      count(client, userId, moved);
      return { before: [item], moved };
    },
  );
}

interface Choice {
  kind: string;
  channel: Channel;
  on: boolean;
}

/** Sets how the member hears of a kind. Shown at once, and as it was before when it fails. */
export function useSetting(userId: string) {
  const client = useQueryClient();
  const { queryKey } = settingsQuery(userId);
  const mutationKey = notificationKeys.setting(userId);
  const set = ({ kind, channel, on }: Choice) => {
    client.setQueryData(queryKey, (old) =>
      old?.map((setting): Setting => (setting.kind === kind ? { ...setting, [channel]: on } : setting)),
    );
  };
  return useMutation({
    mutationKey,
    scope: { id: `notification-settings-${userId}` },
    mutationFn: async ({ kind, channel, on }: Choice) => {
      const supabase = await getSupabase();
      // Only what was pressed: the other choice may have changed in another tab.
      const choice = channel === 'mail' ? { mail: on } : { in_app: on };
      unwrap(
        await supabase
          .from('notification_settings')
          .upsert({ user_id: userId, kind, ...choice }, { onConflict: 'user_id,kind' }),
      );
    },
    onMutate: (choice) => {
      void client.cancelQueries({ queryKey });
      set(choice);
    },
    onError: (_error, choice) => set({ ...choice, on: !choice.on }),
    onSettled: () => {
      if (client.isMutating({ mutationKey }) === 1) void client.invalidateQueries({ queryKey });
    },
  });
}
