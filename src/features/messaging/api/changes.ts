import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { getSupabase } from '@/shared/supabase/client';
import { unwrap } from '@/shared/supabase/errors';
import { conversationQuery, inboxQuery, readMarksQuery, unreadQuery } from './queries';

/** Shows a conversation as read, wherever it is shown. */
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
  /** When the newest message shown was written, as the database gave it. */
  until: string;
}

/** Marks a conversation as read up to a message. A failure is silent: it stays unread, and is marked with the next message or visit. */
export function useMarkRead(userId: string, address: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ conversationId, until }: Mark) => {
      const supabase = await getSupabase();
      unwrap(await supabase.rpc('mark_conversation_read', { conversation_id: conversationId, read_until: until }));
    },
    onSuccess: (_, { conversationId }) => showRead(client, userId, address, conversationId),
  });
}

/** Sets whether the member shows when they have read. Shown at once, and as it was before when it fails. */
export function useReadMarks(userId: string) {
  const client = useQueryClient();
  const { queryKey } = readMarksQuery(userId);
  return useMutation({
    mutationKey: queryKey,
    scope: { id: `read-marks-${userId}` },
    mutationFn: async (read_marks: boolean) => {
      const supabase = await getSupabase();
      unwrap(
        await supabase.from('message_settings').upsert({ user_id: userId, read_marks }, { onConflict: 'user_id' }),
      );
    },
    onMutate: (read_marks) => {
      void client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, read_marks);
    },
    onError: (_error, read_marks) => client.setQueryData(queryKey, !read_marks),
    onSettled: () => {
      if (client.isMutating({ mutationKey: queryKey }) === 1) void client.invalidateQueries({ queryKey });
    },
  });
}
