import { infiniteQueryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/shared/supabase/client';
import { unwrap } from '@/shared/supabase/errors';
import { afterCursor, toPage } from '@/shared/supabase/keyset';
import type { MessageState } from '../contact';
import { contactKeys } from './keys';

const pageSize = 20;

const columns = `id, name, email, company, subject, message, created_at, resolved_at, note,
  sender:users!contact_messages_user_id_fkey(id, name, membership_tier),
  settler:users!contact_messages_resolved_by_fkey(id, name)` as const;

interface Cursor {
  id: string;
  created_at: string;
  resolved_at: string | null;
}

async function fetchMessages(state: MessageState, after: Cursor | null, signal: AbortSignal) {
  const supabase = await getSupabase();
  const open = state === 'open';
  const time = open ? 'created_at' : 'resolved_at';
  let query = supabase.from('contact_messages').select(columns);
  query = open ? query.is('resolved_at', null) : query.not('resolved_at', 'is', null);
  if (after)
    query = query.or(afterCursor([time, after[time] ?? ''], ['id', after.id], open ? 'ascending' : 'descending'));
  return unwrap(
    await query
      .order(time, { ascending: open })
      .order('id', { ascending: open })
      .limit(pageSize)
      .retry(false)
      .abortSignal(signal),
  );
}

/** A contact message as staff see it. */
export type ContactMessage = Awaited<ReturnType<typeof fetchMessages>>[number];

/** Pages of contact messages for staff: open ones oldest first, resolved ones most recently resolved first. */
export function messagesQuery(state: MessageState) {
  return infiniteQueryOptions({
    queryKey: contactKeys.messages(state),
    queryFn: async ({ pageParam, signal }) => toPage(await fetchMessages(state, pageParam, signal), pageSize),
    initialPageParam: null as Cursor | null,
    getNextPageParam: ({ next }) => next,
    refetchOnWindowFocus: 'always',
  });
}
