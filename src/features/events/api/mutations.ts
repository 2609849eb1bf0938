import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { decide } from '@/shared/moderation/api/staff-decisions';
import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import type { KeysetPage } from '@/kit/network/keyset';
import type { EventCard, EventDetail, Place } from '../event';
import type { SentEvent } from '../schema';
import { eventKeys } from './keys';
import type { Proposal } from './queries';

/** Applies a change to every cached copy of an event. */
export function patchEvent(
  queryClient: QueryClient,
  eventId: string,
  change: (event: EventCard) => Partial<EventCard>,
): void {
  const patch = <T extends EventCard>(event: T): T => (event.id === eventId ? { ...event, ...change(event) } : event);
  queryClient.setQueriesData<InfiniteData<KeysetPage<EventCard>>>({ queryKey: eventKeys.lists }, (old) =>
    old ? { ...old, pages: old.pages.map((page) => ({ ...page, items: page.items.map(patch) })) } : old,
  );
  queryClient.setQueriesData<EventDetail | null>({ queryKey: eventKeys.pages }, (old) => (old ? patch(old) : old));
}

/**
 * Proposes or edits an event; safe to retry. Fails with code P0001 and a message for the member if it isn't allowed.
 */
export function useSaveEvent() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (event: SentEvent) => {
      unwrap(await database().rpc('save_event', event));
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: eventKeys.all }),
  });
}

/** Withdraws a proposal. Resolves to false if it had already been reviewed. */
export function useWithdrawEvent() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (eventId: string) =>
      unwrap(await database().from('events').delete().eq('id', eventId).select('id')).length > 0,
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: eventKeys.all, refetchType: 'none' }),
  });
}

/**
 * Cancels a published event and notifies everyone registered or on the waitlist. Fails with code P0001 and a message
 * for the viewer if it's over or already canceled.
 */
export function useCancelEvent() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ eventId, reason }: { eventId: string; reason: string }) => {
      unwrap(await database().rpc('cancel_event', { event_id: eventId, reason }));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: eventKeys.all }),
  });
}

/**
 * Publishes a proposal, or returns it with a reason. Fails with code P0001 if someone else reviewed or edited it.
 */
export function useDecideEvent() {
  return useMutation({
    mutationFn: ({ event, reason }: { event: Proposal; reason: string | null }) => {
      const decision = reason === null ? { decision: 'published' } : { decision: 'returned', reason };
      const which = { event_id: event.id, if_unmodified_since: event.edited_at };
      return decide('decide_event', { ...which, ...decision }, event.title);
    },
  });
}

/**
 * Registers the viewer for an event, or cancels their registration. Resolves to the new registration, or null. Fails
 * with code P0001 and a message for the viewer if it isn't allowed.
 */
export function useChangePlace(event: EventCard) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (action: 'register' | 'cancel'): Promise<Place | null> => {
      if (action === 'cancel') {
        unwrap(await database().rpc('cancel_registration', { event_id: event.id }));
        return null;
      }
      return unwrap(await database().rpc('register_for_event', { event_id: event.id })) === 'registered'
        ? 'registered'
        : 'waitlisted';
    },
    onSuccess: async (place) => {
      // A response in flight would undo the change.
      await queryClient.cancelQueries({ queryKey: eventKeys.all });
      patchEvent(queryClient, event.id, (known) => {
        // A canceled registration goes to the first on the waitlist.
        const promoted = place === null && known.place === 'registered' && known.waitlisted > 0 ? 1 : 0;
        return {
          place,
          registered: known.registered + count(place, 'registered') - count(known.place, 'registered') + promoted,
          waitlisted: known.waitlisted + count(place, 'waitlisted') - count(known.place, 'waitlisted') - promoted,
        };
      });
    },
    // Others may have registered or moved up too.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: eventKeys.all }),
  });
}

const count = (place: Place | null, which: Place): number => (place === which ? 1 : 0);
