// Conversations and messages.
import { z } from 'npm:zod@4.6.7';
import { paths } from '../../../../../src/domain/site/paths.ts';
import { answer, made, many, maybe } from '../answer.ts';
import { appLink } from '../links.ts';
import { count, id, oneOf, orNull, page, text, time } from './kinds.ts';
import { member } from './member.ts';

/** The conversation with the other member. */
const conversationPage = (columns: readonly string[]) =>
  made(z.url().nullable().describe('Its page in the app; null once the other account is deleted.'), columns, (row) =>
    row['other_id'] ? appLink(paths.conversation(String(row['other_id']))) : null,
  );

const preview = 'preview:conversations!conversation_members_conversation_id_fkey(last_preview, last_user_id)';

interface Previewed {
  preview: { last_preview: string | null; last_user_id: string | null };
}

export const conversation = answer('Conversation', 'A conversation with another member.', {
  id: made(id('ID of the conversation.'), ['conversation_id'], (row) => row['conversation_id']),
  other_id: orNull(z.guid(), 'The other member; null once their account is deleted.'),
  other: maybe(member, 'users!conversation_members_other_id_fkey', 'Null if their account is deleted or hidden.'),
  unread: count('How many of their messages you haven’t read.'),
  last_message_at: time('When the last message was sent. The list is sorted by it.'),
  last_read_at: orNull(
    z.iso.datetime({ offset: true }),
    'When the newest message you’ve read was sent; null for none.',
  ),
  last_preview: made<Previewed>(
    z.string().nullable().describe('The beginning of the last message, or the names of its attachments.'),
    [preview],
    (row) => row.preview.last_preview,
  ),
  last_user_id: made<Previewed>(
    z.guid().nullable().describe('Who sent the last message.'),
    [preview],
    (row) => row.preview.last_user_id,
  ),
  html_url: conversationPage(['other_id']),
});

const subject = answer('MessageListing', 'The listing that a message is about.', {
  id: id('ID of the listing.'),
  title: text('Its title.'),
  html_url: page('id', paths.listing),
});
const attachment = answer('Attachment', 'A file that was sent with a message.', {
  position: count('Its place among the attachments, from 0.'),
  name: text('The name of the file.'),
  size: count('Bytes.'),
  mime_type: text('Such as image/jpeg.'),
});
export const message = answer('Message', 'A message.', {
  id: id('ID of the message.'),
  conversation_id: id('ID of the conversation.'),
  user_id: orNull(z.guid(), 'Who sent it; null once their account is deleted.'),
  content: text('What they wrote.'),
  type: oneOf(['text', 'image', 'file'], 'What is attached: nothing, only pictures, or also other files.'),
  created_at: time('When it was sent.'),
  property: maybe(subject, 'properties!messages_property_id_fkey', 'The listing it’s about; null for none.'),
  attachments: many(attachment, 'message_attachments!message_attachments_message_id_fkey', 'In order.'),
  html_url: conversationPage([]),
});
