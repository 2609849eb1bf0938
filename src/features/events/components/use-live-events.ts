import { useQueryClient } from '@tanstack/react-query';
import { useLive } from '@/shared/session/live';
import { eventKeys } from '../api/keys';

/** Reads the shown events again when the member is told of something: they may have moved up, or an event is cancelled. */
export function useLiveEvents(): void {
  const queryClient = useQueryClient();
  useLive('notifications', (cause) => {
    if (cause === 'changed') void queryClient.invalidateQueries({ queryKey: eventKeys.all });
  });
}
