import { useQueryClient } from '@tanstack/react-query';
import { useMemberChanges } from '@/shared/session/use-realtime-channel';
import { eventKeys } from '../api/keys';

/**
 * Refetches events when a notification arrives: the member may have moved up the waitlist, or an event was canceled.
 */
export function useLiveEvents(): void {
  const queryClient = useQueryClient();
  useMemberChanges('notifications', (cause) => {
    if (cause === 'changed') void queryClient.invalidateQueries({ queryKey: eventKeys.all });
  });
}
