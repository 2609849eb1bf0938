import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { paths } from '@/domain/site/paths';
import { outboxOf } from '@/platform/offline/outbox';
import { usePending } from '@/platform/offline/outgoing';
import type { OutgoingMessage, PendingMessage } from '../message';
import { sendMessage } from './send-message';

interface MessageOutbox {
  /** Messages to a member that haven't been sent, oldest first. */
  pending: readonly PendingMessage[];
  send: (message: OutgoingMessage) => void;
  /** Tries to send a refused message again. */
  retry: (id: string) => void;
  discard: (id: string) => void;
}

/** The member's messages to another one that wait in the outbox. */
export function useOutbox(userId: string, recipientId: string | null): MessageOutbox {
  const client = useQueryClient();
  const all = usePending<OutgoingMessage>('message');
  const pending = useMemo(
    () =>
      all
        .filter(({ value }) => value.recipientId === recipientId)
        .map(({ value, state, problem }) => ({ ...value, state, problem })),
    [all, recipientId],
  );
  const outbox = outboxOf({ client, userId });
  const entryOf = (id: string) => all.find(({ key }) => key === id)?.id ?? '';
  return {
    pending,
    send: (message) => {
      const path = paths.conversation(message.recipientId);
      const failure = 'Your message wasn’t sent.';
      void outbox.add({ kind: 'message', key: message.id, failure, path, value: message }, sendMessage);
    },
    retry: (id) => void outbox.retry(entryOf(id)),
    discard: (id) => void outbox.discard(entryOf(id)),
  };
}
