import { useMutation, useQueryClient, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import { pagesWith, withItem, without, type NotificationPage } from '../notification-list';
import type { NotificationKindId } from '@/domain/notification/catalog';
import type { Channel, Notification, Setting } from '../notification';
import { notificationKeys } from './keys';
import { notificationPagesQuery, recentCount, recentQuery, unreadQuery } from './queries';
import { settingsQuery } from './settings-query';

type Pages = InfiniteData<NotificationPage>;

const filters = ['all', 'unread'] as const;

/** Puts changed notifications into every cached list they belong to. */
function updateLists(client: QueryClient, userId: string, items: readonly Notification[]) {
  for (const item of items) {
    client.setQueryData(recentQuery(userId).queryKey, (old) => (old ? withItem(old, item).slice(0, recentCount) : old));
    for (const filter of filters) {
      client.setQueryData(notificationPagesQuery(userId, filter).queryKey, (old) =>
        old ? { ...old, pages: pagesWith(old.pages, filter, item) } : old,
      );
    }
  }
}

/** Removes a notification from every cached list. */
function removeFromLists(client: QueryClient, userId: string, id: string) {
  client.setQueryData(recentQuery(userId).queryKey, (old) => (old ? without(old, id) : old));
  client.setQueriesData<Pages>({ queryKey: notificationKeys.allPages(userId) }, (old) =>
    old ? { ...old, pages: old.pages.map((page) => ({ ...page, items: without(page.items, id) })) } : old,
  );
}

/** Adds to the unread count on the bell. */
function addToUnread(client: QueryClient, userId: string, by: number) {
  client.setQueryData(unreadQuery(userId).queryKey, (old) => (old === undefined ? old : Math.max(0, old + by)));
}

/** Every notification in a cached list, once. */
function cachedNotifications(client: QueryClient, userId: string): Notification[] {
  const known = new Map<string, Notification>();
  for (const item of client.getQueryData(recentQuery(userId).queryKey) ?? []) known.set(item.id, item);
  for (const [, data] of client.getQueriesData<Pages>({ queryKey: notificationKeys.allPages(userId) })) {
    for (const item of data?.pages.flatMap((page) => page.items) ?? []) known.set(item.id, item);
  }
  return [...known.values()];
}

/** How to undo a change: the notifications as they were, and what it added to the unread count. */
interface Undo {
  before: Notification[];
  added: number;
}

/** Called when a change is undone, even after the component has unmounted. */
type OnError = (error: Error) => void;

/** An optimistic change: undone if it fails. Lists are refetched after the last change under way. */
function useChange<V>(
  userId: string,
  onError: OnError,
  mutationFn: (change: V) => Promise<void>,
  apply: (change: V, client: QueryClient) => Undo,
) {
  const client = useQueryClient();
  const mutationKey = notificationKeys.changing(userId);
  return useMutation({
    mutationKey,
    // One at a time, in order.
    scope: { id: `notifications-${userId}` },
    mutationFn,
    onMutate: (change) => {
      // A response to an earlier request would restore the old state.
      void client.cancelQueries({ queryKey: notificationKeys.all(userId) });
      return apply(change, client);
    },
    onError: (error, _change, undo) => {
      if (undo) {
        updateLists(client, userId, undo.before);
        addToUnread(client, userId, -undo.added);
      }
      onError(error);
    },
    onSettled: () => {
      if (client.isMutating({ mutationKey }) === 1)
        void client.invalidateQueries({ queryKey: notificationKeys.all(userId) });
    },
  });
}

interface Mark {
  item: Notification;
  read: boolean;
}

/** Marks a notification as read or unread. */
export function useMark(userId: string, onError: OnError) {
  return useChange<Mark>(
    userId,
    onError,
    async ({ item, read }) => {
      const read_at = read ? new Date().toISOString() : null;
      unwrap(await database().from('notifications').update({ read_at }).eq('id', item.id));
    },
    ({ item, read }, client) => {
      const added = Number(item.read_at !== null) - Number(read);
      updateLists(client, userId, [{ ...item, read_at: read ? new Date().toISOString() : null }]);
      addToUnread(client, userId, added);
      return { before: [item], added };
    },
  );
}

/** Marks every notification up to the newest one shown as read; ones that arrive later stay unread. */
export function useMarkAll(userId: string, onError: OnError) {
  return useChange<Notification[]>(
    userId,
    onError,
    async ([newest]) => {
      if (!newest) return;
      unwrap(
        await database()
          .from('notifications')
          .update({ read_at: new Date().toISOString() })
          .eq('user_id', userId)
          .is('read_at', null)
          .lte('created_at', newest.created_at),
      );
    },
    (_, client) => {
      const before = cachedNotifications(client, userId).filter(({ read_at }) => read_at === null);
      const read_at = new Date().toISOString();
      updateLists(
        client,
        userId,
        before.map((item) => ({ ...item, read_at })),
      );
      const added = -(client.getQueryData(unreadQuery(userId).queryKey) ?? 0);
      addToUnread(client, userId, added);
      return { before, added };
    },
  );
}

/** Deletes a notification. Succeeds if it's already gone. */
export function useRemove(userId: string, onError: OnError) {
  return useChange<Notification>(
    userId,
    onError,
    async ({ id }) => {
      unwrap(await database().from('notifications').delete().eq('id', id));
    },
    (item, client) => {
      const added = item.read_at === null ? -1 : 0;
      removeFromLists(client, userId, item.id);
      addToUnread(client, userId, added);
      return { before: [item], added };
    },
  );
}

interface Choice {
  kinds: readonly NotificationKindId[];
  channel: Channel;
  on: boolean;
}

/** Switches a channel of one or more kinds on or off; optimistic, undone if it fails. */
export function useSetting(userId: string) {
  const client = useQueryClient();
  const { queryKey } = settingsQuery(userId);
  const mutationKey = notificationKeys.setting(userId);
  const set = ({ kinds, channel }: Choice, isOn: (setting: Setting) => boolean) => {
    client.setQueryData(queryKey, (old) =>
      old?.map((setting) => (kinds.includes(setting.kind) ? { ...setting, [channel]: isOn(setting) } : setting)),
    );
  };
  return useMutation({
    mutationKey,
    scope: { id: `notification-settings-${userId}` },
    mutationFn: async ({ kinds, channel, on }: Choice) => {
      // Only the switched channel: the others may have changed in another tab.
      const choice = { in_app: { in_app: on }, mail: { mail: on }, push: { push: on } }[channel];
      unwrap(
        await database()
          .from('notification_settings')
          .upsert(
            kinds.map((kind) => ({ user_id: userId, kind, ...choice })),
            { onConflict: 'user_id,kind' },
          ),
      );
    },
    onMutate: (choice) => {
      void client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      set(choice, () => choice.on);
      return before;
    },
    onError: (_error, choice, before) =>
      set(choice, (setting) => before?.find(({ kind }) => kind === setting.kind)?.[choice.channel] ?? !choice.on),
    onSettled: () => {
      if (client.isMutating({ mutationKey }) === 1) void client.invalidateQueries({ queryKey });
    },
  });
}
