import { z } from 'npm:zod@4.6.7';
import { changedPage, rowsOf, syncPageOf, syncQuery, wholeList } from '../changes.ts';
import { keysetPage, pageQuery } from '../cursor.ts';
import { operation } from '../operation.ts';
import { Problem, unwrap } from '../problem.ts';
import { pageOf, resource } from '../resource.ts';

/** A member, as others see them. */
export const person = resource('Person', 'users', ['id', 'name', 'profile_image_url', 'membership_tier']);
const preview = resource('ConversationPreview', 'conversations', ['last_preview', 'last_user_id']);
const conversation = resource(
  'Conversation',
  'conversation_members',
  ['conversation_id', 'other_id', 'unread', 'last_message_at', 'last_read_at'],
  {
    other: {
      of: person,
      from: 'users!conversation_members_other_id_fkey',
      kind: 'maybe',
      description: 'Null if the account is deleted or hidden.',
    },
    conversation: { of: preview, from: 'conversations!conversation_members_conversation_id_fkey', kind: 'one' },
  },
);
const subject = resource('MessageListing', 'properties', ['id', 'title']);
const attachment = resource('Attachment', 'message_attachments', ['position', 'name', 'size', 'mime_type']);
const message = resource('Message', 'messages', ['id', 'conversation_id', 'user_id', 'content', 'type', 'created_at'], {
  property: {
    of: subject,
    from: 'properties!messages_property_id_fkey',
    kind: 'maybe',
    description: 'The listing it’s about.',
  },
  attachments: { of: attachment, from: 'message_attachments!message_attachments_message_id_fkey', kind: 'many' },
});

export const messageOperations = [
  operation({
    id: 'listConversations',
    method: 'GET',
    path: '/v1/conversations',
    scope: 'messages',
    tag: 'Messages',
    summary: 'List conversations',
    description: 'Latest message first.',
    query: z.strictObject(pageQuery),
    response: pageOf(conversation),
    run: ({ client, memberId }, { query }) =>
      keysetPage(client.from('conversation_members').select(`${conversation.select}, id`).eq('user_id', memberId), {
        ...query,
        key: 'last_message_at',
        id: 'id',
      }).then(({ items, next_cursor }) => ({ items: items.map(({ id: _, ...entry }) => entry), next_cursor })),
  }),
  operation({
    id: 'listMessages',
    method: 'GET',
    path: '/v1/conversations/{id}/messages',
    scope: 'messages',
    tag: 'Messages',
    summary: 'List the messages of a conversation',
    description: 'Newest first. Reading them here doesn’t mark them as read. A removed one was removed by our team.',
    params: z.strictObject({ id: z.guid().describe('ID of a conversation.') }),
    query: z.strictObject({ ...syncQuery, ...pageQuery }),
    response: syncPageOf(message),
    run: async (context, { params: { id }, query: { updated_since, ...page } }) => {
      const { client, memberId } = context;
      const sides = client.from('conversation_members').select('id').eq('conversation_id', id).eq('user_id', memberId);
      unwrap(await sides.single());
      const messages = client.from('messages').select(message.select).eq('conversation_id', id);
      const list = messages.order('position', { referencedTable: 'attachments' });
      if (updated_since !== undefined) {
        return changedPage(context, { kind: 'messages', updated_since, within: id, ...page }, async (ids) =>
          rowsOf(await list.in('id', ids)),
        );
      }
      return { ...(await keysetPage(list, { ...page, key: 'created_at', id: 'id' })), ...wholeList };
    },
  }),
  operation({
    id: 'getMessage',
    method: 'GET',
    path: '/v1/messages/{id}',
    scope: 'messages',
    tag: 'Messages',
    summary: 'Get a message',
    params: z.strictObject({ id: z.guid().describe('ID of a message.') }),
    response: message,
    run: async ({ client }, { params: { id } }) =>
      unwrap(
        await client
          .from('messages')
          .select(message.select)
          .eq('id', id)
          .order('position', { referencedTable: 'attachments' })
          .single(),
      ),
  }),
  operation({
    id: 'sendMessage',
    method: 'POST',
    path: '/v1/messages',
    scope: 'messages',
    tag: 'Messages',
    summary: 'Send a message',
    description: 'Starts the conversation if there is none. The limits of the app apply.',
    body: z.strictObject({
      recipient_id: z.guid().describe('A member.'),
      content: z.string().trim().min(1).max(4000),
      property_id: z.guid().optional().describe('The listing it’s about.'),
    }),
    example: { body: { recipient_id: '$MEMBER_ID', content: 'Is it still available?' } },
    response: message,
    status: 201,
    run: async ({ client, newId }, { body: { recipient_id, content, property_id } }) => {
      const sent = await client.rpc('send_message', {
        recipient_id,
        message_id: newId,
        content,
        ...(property_id && { property_id }),
      });
      if (sent.error?.code === '23505') throw new Problem('idempotency-key-reused', 'It was used for another message.');
      unwrap(sent);
      return unwrap(await client.from('messages').select(message.select).eq('id', newId).single());
    },
  }),
];
