import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { persisted } from '@/platform/query/persisted';
import { isUuid } from '@/kit/formatting/ids';
import { authorColumns, type Author } from '@/domain/member/author';
import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import { afterCursor, toPage, type KeysetPage } from '@/kit/network/keyset';
import { fetchUnreadCounts } from '@/platform/supabase/unread-counts';
import type { Conversation, InboxEntry, Subject } from '../message';
import type { MessagePage } from '../thread';
import { messagingKeys } from './keys';

/** The columns of a member's side of a conversation, for `select`. */
export const memberColumns = `id, conversation_id, other_id, unread, last_message_at,
    other:users!conversation_members_other_id_fkey(id, name, profile_image_url, membership_tier)`;

/** The number of conversations with unread messages. Refetched on focus. */
export function unreadQuery(userId: string) {
  return queryOptions({
    queryKey: messagingKeys.unread(userId),
    meta: persisted,
    queryFn: async () => (await fetchUnreadCounts()).messages,
    // The realtime connection refetches it when it opens, unless it has just been loaded.
    staleTime: 2000,
    refetchOnWindowFocus: 'always',
  });
}

const inboxPageSize = 20;

/** Pages of the member's conversations, latest message first. */
export function inboxQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: messagingKeys.inbox(userId),
    meta: persisted,
    queryFn: async ({ pageParam: after, signal }): Promise<KeysetPage<InboxEntry>> => {
      let page = database()
        .from('conversation_members')
        .select(
          `${memberColumns},
            conversation:conversations!conversation_members_conversation_id_fkey(last_preview, last_user_id)` as const,
        )
        .eq('user_id', userId);
      if (after) page = page.or(afterCursor(['last_message_at', after.last_message_at], ['id', after.id]));
      const rows = unwrap(
        await page
          .order('last_message_at', { ascending: false })
          .order('id', { ascending: false })
          .limit(inboxPageSize)
          .abortSignal(signal),
      );
      const entries = rows.map(
        ({ id, conversation_id, other_id, other, unread, last_message_at, conversation }): InboxEntry => ({
          id,
          conversationId: conversation_id,
          partner: { id: other_id, author: other },
          unread,
          last_message_at,
          preview: conversation.last_preview ?? '',
          own: conversation.last_user_id === userId,
        }),
      );
      return toPage(entries, inboxPageSize);
    },
    staleTime: 2000,
    initialPageParam: null as InboxEntry | null,
    getNextPageParam: ({ next }) => next,
    refetchOnWindowFocus: 'always',
  });
}

/** A conversation by the partner's id or its own; null before the first message. */
export function conversationQuery(userId: string, address: string) {
  return queryOptions({
    queryKey: messagingKeys.conversation(userId, address),
    meta: persisted,
    queryFn: async ({ signal }): Promise<Conversation | null> => {
      if (!isUuid(address)) return null;
      const row = unwrap(
        await database()
          .from('conversation_members')
          .select(
            `${memberColumns}, conversation:conversations!conversation_members_conversation_id_fkey(other_read_at)`,
          )
          .eq('user_id', userId)
          .or(`other_id.eq.${address},conversation_id.eq.${address}`)
          .abortSignal(signal)
          .maybeSingle(),
      );
      if (!row) return null;
      return {
        id: row.conversation_id,
        partner: { id: row.other_id, author: row.other },
        unread: row.unread,
        partnerReadAt: row.conversation.other_read_at,
      };
    },
    staleTime: 2000,
    refetchOnWindowFocus: 'always',
  });
}

const messageColumns = `id, user_id, content, created_at, property:properties!messages_property_id_fkey(id, title),
    attachments:message_attachments!message_attachments_message_id_fkey(path, name, size, mime_type,
    width, height)`;

const threadPageSize = 30;

/**
 * A page of messages before a time, newest first; the newest page for null. Timestamps within a conversation are
 * unique.
 */
export async function readMessages(
  conversationId: string,
  before: string | null,
  signal?: AbortSignal,
): Promise<MessagePage> {
  let page = database().from('messages').select(messageColumns).eq('conversation_id', conversationId);
  if (before) page = page.lt('created_at', before);
  page = page
    .order('created_at', { ascending: false })
    .order('position', { referencedTable: 'attachments' })
    .limit(threadPageSize);
  if (signal) page = page.abortSignal(signal);
  const items = unwrap(await page);
  return { items, next: items.length === threadPageSize ? (items.at(-1)?.created_at ?? null) : null };
}

/** Pages of a conversation's messages, newest first. Never refetched; `catchUp` loads newer messages. */
export function threadQuery(userId: string, conversationId: string) {
  return infiniteQueryOptions({
    queryKey: messagingKeys.thread(userId, conversationId),
    meta: persisted,
    queryFn: ({ pageParam, signal }) => readMessages(conversationId, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }: MessagePage) => next,
    staleTime: Infinity,
  });
}

/** A member to write to for the first time; null if they don't exist for the viewer. */
export function personQuery(userId: string, memberId: string) {
  return queryOptions({
    queryKey: messagingKeys.person(userId, memberId),
    queryFn: async ({ signal }): Promise<Author | null> => {
      if (!isUuid(memberId)) return null;
      return unwrap(
        await database().from('users').select(authorColumns).eq('id', memberId).abortSignal(signal).maybeSingle(),
      );
    },
  });
}

/** The reason why the viewer can't message a member, as a text for them; null if they can. */
export function refusalQuery(userId: string, memberId: string) {
  return queryOptions({
    queryKey: messagingKeys.refusal(userId, memberId),
    meta: persisted,
    queryFn: async ({ signal }): Promise<string | null> => {
      // Null if they can, which the generated type lacks.
      const refusal: string | null = unwrap(
        await database().rpc('message_refusal', { member_id: memberId }).abortSignal(signal),
      );
      return refusal;
    },
    staleTime: 2000,
    refetchOnWindowFocus: 'always',
  });
}

/** The listing to write about; null if it doesn't exist for the viewer. */
export function subjectQuery(listingId: string) {
  return queryOptions({
    queryKey: messagingKeys.subject(listingId),
    queryFn: async ({ signal }): Promise<Subject | null> => {
      if (!isUuid(listingId)) return null;
      return unwrap(
        await database().from('properties').select('id, title').eq('id', listingId).abortSignal(signal).maybeSingle(),
      );
    },
    staleTime: 5 * 60_000,
  });
}

/** True if the member has read receipts on. */
export function readReceiptsQuery(userId: string) {
  return queryOptions({
    queryKey: messagingKeys.settings(userId),
    meta: persisted,
    queryFn: async ({ signal }): Promise<boolean> => {
      const row = unwrap(
        await database()
          .from('message_settings')
          .select('read_receipts')
          .eq('user_id', userId)
          .abortSignal(signal)
          .maybeSingle(),
      );
      return row?.read_receipts ?? true;
    },
  });
}
