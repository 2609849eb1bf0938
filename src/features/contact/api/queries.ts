import { infiniteQueryOptions } from '@tanstack/react-query';
import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import { afterCursor, toPage } from '@/kit/network/keyset';
import type { MessageState } from '../contact';
import { contactKeys } from './keys';

const pageSize = 20;

const columns = `id, name, email, company, subject, message, created_at, resolved_at, note,
  is_legal, links, address, good_faith, accurate, signature,
  sender:users!contact_messages_user_id_fkey(id, name, membership_tier),
  settler:users!contact_messages_resolved_by_fkey(id, name)` as const;

interface Cursor {
  id: string;
  is_legal: boolean;
  created_at: string;
  resolved_at: string | null;
}

/** The rows after a cursor in the order of the open queue: legal notices first, then the oldest. */
function afterOpen({ id, is_legal, created_at }: Cursor): string {
  const older = afterCursor(['created_at', created_at], ['id', id], 'ascending').replace(/^and\(/, '');
  return `${is_legal ? 'is_legal.eq.false,' : ''}and(is_legal.eq.${is_legal},${older}`;
}

async function fetchMessages(state: MessageState, after: Cursor | null, signal: AbortSignal) {
  let query = database().from('contact_messages').select(columns).limit(pageSize).abortSignal(signal);
  if (state === 'open') {
    query = query.is('resolved_at', null).order('is_legal', { ascending: false }).order('created_at').order('id');
    if (after) query = query.or(afterOpen(after));
  } else {
    query = query.not('resolved_at', 'is', null);
    query = query.order('resolved_at', { ascending: false }).order('id', { ascending: false });
    if (after) query = query.or(afterCursor(['resolved_at', after.resolved_at ?? ''], ['id', after.id]));
  }
  return unwrap(await query);
}

/** A contact message as staff see it. */
export type ContactMessage = Awaited<ReturnType<typeof fetchMessages>>[number];

/**
 * Pages of contact messages for staff: open ones oldest first, but after all legal notices, resolved ones most recently
 * resolved first.
 */
export function messagesQuery(state: MessageState) {
  return infiniteQueryOptions({
    queryKey: contactKeys.messages(state),
    queryFn: async ({ pageParam, signal }) => toPage(await fetchMessages(state, pageParam, signal), pageSize),
    initialPageParam: null as Cursor | null,
    getNextPageParam: ({ next }) => next,
    refetchOnWindowFocus: 'always',
  });
}
