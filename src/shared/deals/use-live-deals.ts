import { useQueryClient } from '@tanstack/react-query';
import { useMemberChanges } from '@/shared/session/use-realtime-channel';
import { dealKeys } from './api/keys';

/** Refetches offers and deals when one that the member takes part in changes, in any tab. */
export function useLiveDeals(): void {
  const queryClient = useQueryClient();
  useMemberChanges('deals', (cause) => {
    if (cause === 'changed') void queryClient.invalidateQueries({ queryKey: dealKeys.all });
    // The channel has just connected: skip what was fetched a moment ago, as on every first load.
    else void queryClient.refetchQueries({ queryKey: dealKeys.all, type: 'active', stale: true });
  });
}
