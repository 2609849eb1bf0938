import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { leaveList } from '@/shared/lib/list-pages';
import { getSupabase } from '@/shared/supabase/client';
import { unwrap } from '@/shared/supabase/errors';
import { rowsAfter, toPage } from '@/shared/supabase/keyset';
import type { MessageState } from '../contact';
import { contactKeys } from './keys';

const pageSize = 20;

const columns =
  'id, name, email, company, subject, message, created_at, settled_at, note, sender:users!contact_messages_user_id_fkey(id, name), settler:users!contact_messages_settled_by_fkey(id, name)';

interface Place {
  id: string;
  created_at: string;
  settled_at: string | null;
}

async function readMessages(state: MessageState, after: Place | null, signal: AbortSignal) {
  const supabase = await getSupabase();
  const open = state === 'open';
  const time = open ? 'created_at' : 'settled_at';
  let query = supabase.from('contact_messages').select(columns);
  query = open ? query.is('settled_at', null) : query.not('settled_at', 'is', null);
  if (after)
    query = query.or(rowsAfter([time, after[time] ?? ''], ['id', after.id], open ? 'ascending' : 'descending'));
  return unwrap(
    await query
      .order(time, { ascending: open })
      .order('id', { ascending: open })
      .limit(pageSize)
      .retry(false)
      .abortSignal(signal),
  );
}

/** A message as staff read it. */
export type StoredMessage = Awaited<ReturnType<typeof readMessages>>[number];

/** Pages of what was written to us, for staff: of the open ones the oldest first, of the others the last settled. */
export function messagesQuery(state: MessageState) {
  return infiniteQueryOptions({
    queryKey: contactKeys.messages(state),
    queryFn: async ({ pageParam, signal }) => toPage(await readMessages(state, pageParam, signal), pageSize),
    initialPageParam: null as Place | null,
    getNextPageParam: ({ next }) => next,
    refetchOnWindowFocus: 'always',
  });
}

/** Settles a message, with a note or none. It leaves the open ones. Fails with code P0001 when it was settled already. */
export function useSettleMessage() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, note }: { id: string; note: string }) => {
      const supabase = await getSupabase();
      unwrap(await supabase.rpc('settle_contact_message', { message_id: id, note }));
    },
    onSuccess: (_, { id }) => {
      leaveList(queryClient, contactKeys.messages('open'), id);
      void queryClient.invalidateQueries({ queryKey: contactKeys.messages('settled') });
    },
  });
}
