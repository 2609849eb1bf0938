import { useMutation } from '@tanstack/react-query';
import { decide } from '@/shared/moderation/api/staff-decisions';
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
  return useMutation({
    mutationFn: ({ id, title, note }: { id: string; title: string; note: string }) =>
      decide('resolve_contact_message', { message_id: id, note }, title),
  });
}
