import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { getSupabase } from '@/shared/supabase/client';
import { RequestFailure, unwrap } from '@/shared/supabase/errors';
import { Outbox } from '../outbox';
import type { Outgoing, Pending } from '../message';
import { sendErrorMessage } from '../composing';
import { messagingKeys } from './keys';
import { conversationQuery } from './queries';
import { addSentMessage } from './thread-cache';

/** The timeout for sending a message. It may have arrived anyway; resending is idempotent. */
const timeoutMs = 30_000;

/** Sends a message, and adds it to the cached conversation before the promise resolves. */
async function deliver(client: QueryClient, userId: string, message: Outgoing): Promise<void> {
  const { id, recipientId, content, subject, attachments } = message;
  const supabase = await getSupabase();
  const conversationId = unwrap(
    await supabase
      .rpc('send_message', {
        recipient_id: recipientId,
        message_id: id,
        content,
        ...(subject && { property_id: subject.id }),
        // The database reads size and MIME type from storage.
        attachments: attachments.map(({ path, name, width, height }) => ({ path, name, width, height })),
      })
      .abortSignal(AbortSignal.timeout(timeoutMs)),
  );
  addSentMessage(client, userId, conversationId, message);
  const { queryKey } = conversationQuery(userId, recipientId);
  const refetched = client.invalidateQueries({ queryKey: messagingKeys.live(userId) });
  // The first message creates the conversation. Until it's loaded, the message stays in the outbox.
  if (client.getQueryData(queryKey) === null) await refetched;
}

const outboxes = new WeakMap<QueryClient, Map<string, Outbox>>();

function outboxOf(client: QueryClient, userId: string): Outbox {
  const own = outboxes.get(client) ?? new Map<string, Outbox>();
  outboxes.set(client, own);
  const outbox =
    own.get(userId) ??
    new Outbox(`outbox_${userId}`, {
      deliver: (message) => deliver(client, userId, message),
      explain: sendErrorMessage,
      isOffline: (error) => error instanceof RequestFailure && error.kind === 'offline',
    });
  own.set(userId, outbox);
  return outbox;
}

/** The member's outbox and its pending messages, for all recipients. */
export function useOutbox(userId: string): { outbox: Outbox; pending: readonly Pending[] } {
  const outbox = outboxOf(useQueryClient(), userId);
  return { outbox, pending: useSyncExternalStore(outbox.subscribe, outbox.getSnapshot) };
}
