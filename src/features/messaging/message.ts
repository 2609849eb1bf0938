import type { Author } from '@/domain/member/author';
import type { Pending } from '@/platform/offline/outgoing';
import type { Database } from '@/domain/database.types';

type Tables = Database['public']['Tables'];

/**
 * A file attached to a message, stored in the bucket `message-attachments`. `size` is in bytes; `width` and `height`
 * are in pixels, for pictures only. `path` is null once the file was deleted with the sender's account.
 */
export type Attachment = Pick<
  Tables['message_attachments']['Row'],
  'path' | 'name' | 'size' | 'mime_type' | 'width' | 'height'
>;

/** The listing a message is about. */
export interface Subject {
  id: string;
  title: string;
}

/**
 * A stored message. `user_id` is the sender, null once the account was deleted; `property` is null without a listing
 * the viewer can see.
 */
export type Message = Pick<Tables['messages']['Row'], 'id' | 'user_id' | 'content' | 'created_at'> & {
  property: Subject | null;
  attachments: Attachment[];
};

/** The other member. `id` is null once the account was deleted; `author` is also null if the profile isn't visible. */
export interface Partner {
  id: string | null;
  author: Author | null;
}

/** A conversation from the viewer's side. */
export interface Conversation {
  id: string;
  partner: Partner;
  /** The number of messages the viewer hasn't read. */
  unread: number;
  /** The time of the newest message the partner has read; null if either member turned off read receipts. */
  partnerReadAt: string | null;
}

/** A conversation in the inbox. `id` is the id of the inbox row. */
export interface InboxEntry {
  id: string;
  conversationId: string;
  partner: Partner;
  unread: number;
  last_message_at: string;
  /** The start of the last message. */
  preview: string;
  /** True if the viewer sent the last message. */
  own: boolean;
}

/** An uploaded file for a message that isn't sent yet. */
export type StoredFile = Attachment & { path: string };

/** A message to send. The client chooses its id, so that a retry can't send it twice. */
export interface OutgoingMessage {
  id: string;
  recipientId: string;
  content: string;
  subject: Subject | null;
  attachments: StoredFile[];
  /** ISO time. */
  writtenAt: string;
}

/** A message that hasn't been sent. */
export type PendingMessage = OutgoingMessage & Pick<Pending, 'state' | 'problem'>;
