import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { getSupabase } from '@/shared/supabase/client';
import { RequestFailure, unwrap } from '@/shared/supabase/errors';
import { Outbox } from '../lib/outbox';
import type { Outgoing, Pending } from '../message';
import { sendFailureText } from '../rules';
import { messagingKeys } from './keys';
import { conversationQuery } from './queries';
import { showSent } from './thread';

/** How long a message may be on its way before it counts as not sent. It may have arrived: sent again, it is the same one. */
const patienceMs = 30_000;

/** Sends, and shows the message where it belongs before the promise resolves. */
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
        // Its size and kind the database asks of storage.
        attachments: attachments.map(({ path, name, width, height }) => ({ path, name, width, height })),
      })
      .abortSignal(AbortSignal.timeout(patienceMs)),
  );
  showSent(client, userId, conversationId, message);
  const { queryKey } = conversationQuery(userId, recipientId);
  const told = client.invalidateQueries({ queryKey: messagingKeys.told(userId) });
  // The first message makes the conversation: until it is there, the message is seen among those on their way.
  if (client.getQueryData(queryKey) === null) await told;
}

const outboxes = new WeakMap<QueryClient, Map<string, Outbox>>();

function outboxOf(client: QueryClient, userId: string): Outbox {
  const own = outboxes.get(client) ?? new Map<string, Outbox>();
  outboxes.set(client, own);
  const outbox =
    own.get(userId) ??
    new Outbox(`outbox_${userId}`, {
      deliver: (message) => deliver(client, userId, message),
      explain: sendFailureText,
      isOffline: (error) => error instanceof RequestFailure && error.kind === 'offline',
    });
  own.set(userId, outbox);
  return outbox;
}

/** The member's messages on their way, to everybody, and what can be done with them. */
export function useOutbox(userId: string): { outbox: Outbox; pending: readonly Pending[] } {
  const outbox = outboxOf(useQueryClient(), userId);
  return { outbox, pending: useSyncExternalStore(outbox.subscribe, outbox.getSnapshot) };
}
