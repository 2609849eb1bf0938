import { useQueryClient } from '@tanstack/react-query';
import { useRealtimeChannel } from '@/platform/session/use-realtime-channel';
import { outreachKeys } from '../api/keys';

/** Refetches a listing's questions and showings when they change, and what may have been missed before joining. */
export function useLiveOutreach(listingId: string): void {
  const queryClient = useQueryClient();
  const queryKey = outreachKeys.listing(listingId);
  useRealtimeChannel(`listing:${listingId}`, {
    onChanged: (cause, what) => {
      if (cause === 'joined') void queryClient.refetchQueries({ queryKey, type: 'active', stale: true });
      else if (what === 'questions' || what === 'showings') void queryClient.invalidateQueries({ queryKey });
    },
  });
}
