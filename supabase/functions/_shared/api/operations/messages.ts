import { z } from 'npm:zod@4.6.7';
import { pageOf } from '../answer.ts';
import { conversation, message } from '../answers/message.ts';
import { changedPage, rowsOf, syncPageOf, syncQuery, wholeList } from '../changes.ts';
import { keysetPage, pageQuery } from '../cursor.ts';
import { operation } from '../operation.ts';
import { Problem, unwrap } from '../problem.ts';

interface Row {
  conversation_id: string;
}

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
      }),
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
      const sides = client.from('conversation_members').select('other_id').eq('user_id', memberId);
      const { other_id } = unwrap(await sides.eq('conversation_id', id).single()) as { other_id: string | null };
      const withOther = (row: object) => ({ ...row, other_id });
      const messages = client.from('messages').select(message.select).eq('conversation_id', id);
      const list = messages.order('position', { referencedTable: 'attachments' });
      if (updated_since !== undefined) {
        return changedPage(context, { kind: 'messages', updated_since, within: id, ...page }, async (ids) =>
          rowsOf(await list.in('id', ids)).map(withOther),
        );
      }
      const { items, next_cursor } = await keysetPage(list, { ...page, key: 'created_at', id: 'id' });
      return { items: items.map(withOther), next_cursor, ...wholeList };
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
    run: async ({ client, memberId }, { params: { id } }) => {
      const found = client.from('messages').select(message.select).eq('id', id);
      const row = unwrap(await found.order('position', { referencedTable: 'attachments' }).single()) as unknown as Row;
      const sides = client.from('conversation_members').select('other_id').eq('user_id', memberId);
      const side = unwrap(await sides.eq('conversation_id', row.conversation_id).maybeSingle());
      return { ...row, other_id: side?.other_id ?? null };
    },
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
      content: z.string().trim().min(1).max(4000).describe('The text.'),
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
      const row = unwrap(await client.from('messages').select(message.select).eq('id', newId).single());
      return { ...(row as object), other_id: recipient_id };
    },
  }),
];
