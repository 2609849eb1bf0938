import { useMutation, useQueryClient } from '@tanstack/react-query';
import { removeFromPages } from '@/platform/query/infinite-pages';
import { database } from '@/platform/supabase/client';
import { RequestFailure, unwrap } from '@/platform/errors/errors';
import { readDatabase } from '@/platform/supabase/anon-client';
import type { NewMessage } from '../message-form';
import { contactKeys } from './keys';

/** 'Sending...' stays visible at least this long. */
const minimumSendMs = 1000;

type Message = NewMessage & { id: string };

async function insertMessage(row: Message) {
  try {
    // No select: only staff may read messages.
    unwrap(await readDatabase().from('contact_messages').insert(row));
  } catch (error) {
    // A previous attempt was stored, but its response was lost.
    if (!(error instanceof RequestFailure && error.kind === 'duplicate')) throw error;
  }
}

/**
 * Sends a message to staff. Idempotent per id. After five messages in an hour it fails with code P0001 and a message to
 * show the user.
 */
export function useSendMessage() {
  return useMutation({
    mutationKey: contactKeys.sending,
    mutationFn: async (row: Message) => {
      await Promise.all([insertMessage(row), new Promise((resolve) => setTimeout(resolve, minimumSendMs))]);
    },
  });
}

/** Marks a message as resolved, with an optional note. Fails with code P0001 if it was already resolved. */
export function useResolveMessage() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, note }: { id: string; note: string }) => {
      unwrap(await database().rpc('resolve_contact_message', { message_id: id, note }));
    },
    onSuccess: (_, { id }) => {
      removeFromPages(queryClient, contactKeys.messages('open'), id);
      void queryClient.invalidateQueries({ queryKey: contactKeys.messages('settled') });
    },
  });
}
