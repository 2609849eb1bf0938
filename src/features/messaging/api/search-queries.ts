import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Database } from '@/domain/database.types';
import { plainText } from '@/domain/text/mentions';
import { unwrap } from '@/platform/errors/errors';
import { database } from '@/platform/supabase/client';
import type { InboxEntry } from '../message';
import { messagingKeys } from './keys';
import { memberColumns } from './queries';

const mostFound = 50;

/** Up to 50 conversations in which the words are, with the newest message that has them. */
export function foundQuery(userId: string, search: string) {
  return queryOptions({
    queryKey: messagingKeys.found(userId, search),
    queryFn: async ({ signal }): Promise<InboxEntry[]> => {
      const rows = unwrap(
        await database()
          .rpc('search_messages', { search, page_size: mostFound })
          .select(
            `user_id, content, created_at, conversation:conversations!messages_conversation_id_fkey(last_preview,
              sides:conversation_members!conversation_members_conversation_id_fkey(${memberColumns}))` as const,
          )
          .abortSignal(signal),
      );
      const { excerpt } = await import('../excerpt');
      return rows.flatMap(({ user_id, content, created_at, conversation: { last_preview, sides } }) =>
        // Members read only their own.
        sides.map(({ id, conversation_id, other_id, other, unread }) => ({
          id,
          conversationId: conversation_id,
          partner: { id: other_id, author: other },
          unread,
          last_message_at: created_at,
          preview: content ? excerpt(plainText(content), search) : (last_preview ?? ''),
          own: user_id === userId,
        })),
      );
    },
    placeholderData: keepPreviousData,
    staleTime: 2000,
  });
}

/** A member to write to. */
export type Recipient = Pick<
  Database['public']['Tables']['users']['Row'],
  'id' | 'name' | 'title' | 'location' | 'profile_image_url' | 'membership_tier'
>;

/** Members the viewer may write to; without a search, those they have written with, and their connections. */
export function recipientsQuery(userId: string, search: string) {
  return queryOptions({
    queryKey: messagingKeys.recipients(userId, search),
    queryFn: async ({ signal }): Promise<Recipient[]> =>
      unwrap(
        await database()
          .rpc('members_to_message', { search })
          .select('id, name, title, location, profile_image_url, membership_tier')
          .abortSignal(signal),
      ),
    placeholderData: keepPreviousData,
    staleTime: 2000,
  });
}
