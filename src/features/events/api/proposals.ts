import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { leaveList } from '@/shared/lib/list-pages';
import { getSupabase } from '@/shared/supabase/client';
import { unwrap } from '@/shared/supabase/errors';
import { rowsAfter, toPage, type KeysetPage } from '@/shared/supabase/keyset';
import { toEventCard, type EventCard, type EventRow } from '../event';
import type { SentEvent } from '../form';
import { cardColumns } from './events';
import { eventKeys } from './keys';

/** Proposes an event, or changes one. Sent again, it is the same event. Fails with code P0001 and a text for the member where it is not allowed. */
export function useSaveEvent() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (event: SentEvent) => {
      const supabase = await getSupabase();
      unwrap(await supabase.rpc('save_event', event));
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: eventKeys.all }),
  });
}

/** Takes a proposal back. Resolves with whether it was still one. */
export function useWithdrawEvent() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (eventId: string) => {
      const supabase = await getSupabase();
      return unwrap(await supabase.from('events').delete().eq('id', eventId).select('id')).length > 0;
    },
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: eventKeys.all, refetchType: 'none' }),
  });
}

/** Cancels a published event; everybody with a place is told. Fails with code P0001 and a text for the reader when it is over or cancelled. */
export function useCancelEvent() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ eventId, reason }: { eventId: string; reason: string }) => {
      const supabase = await getSupabase();
      unwrap(await supabase.rpc('cancel_event', { event_id: eventId, reason }));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: eventKeys.all }),
  });
}

const pageSize = 10;

/** A proposal, as staff read it. */
export interface Proposal extends EventCard {
  description: string;
  link: string | null;
  created_at: string;
}

/** Pages of the events that wait for a decision, those that were proposed first in front. For staff. */
export const proposalsQuery = infiniteQueryOptions({
  queryKey: eventKeys.proposals,
  queryFn: async ({ pageParam, signal }): Promise<KeysetPage<Proposal>> => {
    const supabase = await getSupabase();
    let query = supabase
      .from('events')
      .select(`${cardColumns}, description, created_at, event_links(url)`)
      .eq('status', 'proposed');
    if (pageParam) query = query.or(rowsAfter(['created_at', pageParam.created_at], ['id', pageParam.id], 'ascending'));
    const rows = unwrap(await query.order('created_at').order('id').limit(pageSize).retry(false).abortSignal(signal));
    return toPage(
      rows.map(({ description, created_at, event_links, ...card }) => ({
        ...toEventCard(card satisfies EventRow),
        description,
        created_at,
        link: event_links?.url ?? null,
      })),
      pageSize,
    );
  },
  initialPageParam: null as Proposal | null,
  getNextPageParam: ({ next }) => next,
  refetchOnWindowFocus: 'always',
});

/** Publishes a proposal, or returns it with a reason. It leaves the list. Fails with code P0001 when it was decided or edited meanwhile. */
export function useDecideEvent() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ event, reason }: { event: Proposal; reason: string | null }) => {
      const supabase = await getSupabase();
      const decision = reason === null ? { decision: 'published' } : { decision: 'returned', reason };
      unwrap(await supabase.rpc('decide_event', { event_id: event.id, seen: event.edited_at, ...decision }));
    },
    onSuccess: (_, { event }) => {
      leaveList(queryClient, eventKeys.proposals, event.id);
      void queryClient.invalidateQueries({ queryKey: eventKeys.lists });
      void queryClient.invalidateQueries({ queryKey: eventKeys.pages });
    },
  });
}
