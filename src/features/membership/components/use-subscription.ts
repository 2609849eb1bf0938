import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLive } from '@/shared/session/live';
import { membershipKeys } from '../api/keys';
import { subscriptionQuery } from '../api/subscription';

/** The member's subscription, read again as soon as the provider has told of a change of it. */
export function useSubscription(userId: string) {
  const queryClient = useQueryClient();
  useLive('membership', (cause) => {
    const queryKey = membershipKeys.own(userId);
    if (cause === 'changed') void queryClient.invalidateQueries({ queryKey });
    // The connection has only just come to stand: what was read a moment ago, as on every first load, is not read twice.
    else void queryClient.refetchQueries({ queryKey, type: 'active', stale: true });
  });
  return useQuery(subscriptionQuery(userId));
}
