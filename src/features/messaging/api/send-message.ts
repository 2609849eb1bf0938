import type { SenderContext } from '@/platform/offline/outgoing';
import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import type { OutgoingMessage } from '../message';
import { messagingKeys } from './keys';
import { conversationQuery } from './queries';
import { addSentMessage } from './thread-cache';

/**
 * Sends a message, and adds it to the cached conversation before the promise resolves. Sending it again changes
 * nothing.
 */
export async function sendMessage(message: OutgoingMessage, { client, userId }: SenderContext): Promise<void> {
  const { id, recipientId, content, subject, attachments } = message;
  const conversationId = unwrap(
    await database().rpc('send_message', {
      recipient_id: recipientId,
      message_id: id,
      content,
      ...(subject && { property_id: subject.id }),
      // The database reads size and MIME type from storage.
      attachments: attachments.map(({ path, name, width, height }) => ({ path, name, width, height })),
    }),
  );
  addSentMessage(client, userId, conversationId, message);
  const { queryKey } = conversationQuery(userId, recipientId);
  const refetched = client.invalidateQueries({ queryKey: messagingKeys.live(userId) });
  // The first message creates the conversation. Until it's loaded, the message stays in the outbox.
  if (client.getQueryData(queryKey) === null) await refetched;
}
