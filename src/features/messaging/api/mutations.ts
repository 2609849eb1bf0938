import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import { conversationQuery, inboxQuery, readReceiptsQuery, unreadQuery } from './queries';

/** Marks a conversation as read in every cached query. */
function showRead(client: QueryClient, userId: string, address: string, conversationId: string) {
  client.setQueryData(conversationQuery(userId, address).queryKey, (old) => (old ? { ...old, unread: 0 } : old));
  client.setQueryData(unreadQuery(userId).queryKey, (old) => (old === undefined ? old : Math.max(0, old - 1)));
  client.setQueryData(inboxQuery(userId).queryKey, (old) =>
    old
      ? {
          ...old,
          pages: old.pages.map((page) => ({
            ...page,
            items: page.items.map((entry) =>
              entry.conversationId === conversationId ? { ...entry, unread: 0 } : entry,
            ),
          })),
        }
      : old,
  );
}

interface Mark {
  conversationId: string;
  /** The database timestamp of the newest message shown. */
  until: string;
}

/** Marks a conversation as read up to a message. Failures are silent; the next message or visit tries again. */
export function useMarkRead(userId: string, address: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ conversationId, until }: Mark) => {
      unwrap(await database().rpc('mark_conversation_read', { conversation_id: conversationId, read_until: until }));
    },
    onSuccess: (_, { conversationId }) => showRead(client, userId, address, conversationId),
  });
}

/** Turns read receipts on or off, optimistically. */
export function useSetReadReceipts(userId: string) {
  const client = useQueryClient();
  const { queryKey } = readReceiptsQuery(userId);
  return useMutation({
    mutationKey: queryKey,
    scope: { id: `read-marks-${userId}` },
    mutationFn: async (read_receipts: boolean) => {
      unwrap(
        await database().from('message_settings').upsert({ user_id: userId, read_receipts }, { onConflict: 'user_id' }),
      );
    },
    onMutate: (read_receipts) => {
      void client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, read_receipts);
    },
    onError: (_error, read_receipts) => client.setQueryData(queryKey, !read_receipts),
    onSettled: () => {
      if (client.isMutating({ mutationKey: queryKey }) === 1) void client.invalidateQueries({ queryKey });
    },
  });
}
