import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLive } from '@/shared/session/live';
import { membershipKeys } from '../api/keys';
import { subscriptionQuery } from '../api/subscription';

/** The member's subscription, read again as soon as the provider has told of a change of it. */
export function useSubscription(userId: string) {
  const queryClient = useQueryClient();
  // Also when the connection comes to stand: what changed between the first answer and that moment was told to nobody here.
  useLive('membership', () => void queryClient.invalidateQueries({ queryKey: membershipKeys.own(userId) }));
  return useQuery(subscriptionQuery(userId));
}
