import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getSupabase } from '@/shared/supabase/client';
import { unwrap } from '@/shared/supabase/errors';
import type { EventCard, Place } from '../event';
import { patchEvent } from './events';
import { eventKeys } from './keys';

/**
 * Registers the reader for an event, or gives their place back. Resolves to the place they have then; null for none. Fails with code
 * P0001, whose text is for them, where it is not allowed.
 */
export function useChangePlace(event: EventCard) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (wanted: 'register' | 'cancel'): Promise<Place | null> => {
      const supabase = await getSupabase();
      if (wanted === 'cancel') {
        unwrap(await supabase.rpc('cancel_registration', { event_id: event.id }));
        return null;
      }
      return unwrap(await supabase.rpc('register_for_event', { event_id: event.id })) === 'registered'
        ? 'registered'
        : 'waiting';
    },
    onSuccess: async (place) => {
      // An answer asked for before would take it back.
      await queryClient.cancelQueries({ queryKey: eventKeys.all });
      patchEvent(queryClient, event.id, (known) => ({
        place,
        registered: known.registered + count(place, 'registered') - count(known.place, 'registered'),
        waiting: known.waiting + count(place, 'waiting') - count(known.place, 'waiting'),
      }));
    },
    // What it says has changed for everybody: who moved up, who was quicker.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: eventKeys.all }),
  });
}

const count = (place: Place | null, which: Place): number => (place === which ? 1 : 0);
