import type { Author } from '@/shared/supabase/author';
import type { Database } from '@/shared/supabase/database.types';

type Tables = Database['public']['Tables'];

/**
 * A file that a message carries, stored in the bucket `message-attachments`. Sizes in bytes and pixels; pixels for pictures only.
 * `path` is null when the sender's account is gone, and the file with it.
 */
export type Attachment = Pick<
  Tables['message_attachments']['Row'],
  'path' | 'name' | 'size' | 'mime_type' | 'width' | 'height'
>;

/** A listing that a message is about. */
export interface Subject {
  id: string;
  title: string;
}

/** A message as the database gives it. `user_id` is its sender, null when the account is gone; `property` null where there is none to be seen. */
export type Message = Pick<Tables['messages']['Row'], 'id' | 'user_id' | 'content' | 'created_at'> & {
  property: Subject | null;
  attachments: Attachment[];
};

/** Whom the reader writes with. `id` is null when the account is gone, `author` also where the profile is not to be seen. */
export interface Partner {
  id: string | null;
  author: Author | null;
}

/** A conversation as one of its two members has it. */
export interface Conversation {
  id: string;
  partner: Partner;
  /** How many messages the reader has not read. */
  unread: number;
  /** When the newest message that the partner has read was written; null while either of the two keeps that to themselves. */
  partnerReadAt: string | null;
}

/** A conversation in the list of them. `id` is of the list's own row. */
export interface InboxEntry {
  id: string;
  conversationId: string;
  partner: Partner;
  unread: number;
  last_message_at: string;
  /** The beginning of the last message. */
  preview: string;
  /** The reader wrote the last message. */
  own: boolean;
}

/** A file that is stored and waits for its message. */
export type StoredFile = Attachment & { path: string };

/** What is to be sent, under an id chosen here: sent again, it is the same message. */
export interface Outgoing {
  id: string;
  recipientId: string;
  content: string;
  subject: Subject | null;
  attachments: StoredFile[];
  /** ISO time. */
  writtenAt: string;
}

/** A message on its way. */
export interface Pending extends Outgoing {
  state: 'sending' | 'failed';
  /** Why it was not sent, for the reader. */
  problem: string | null;
}
