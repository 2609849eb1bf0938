import { useQuery, useQueryClient } from '@tanstack/react-query';
import { refetchChanged } from '@/platform/query/refetch-changed';
import { useMemberChanges } from '@/platform/session/use-realtime-channel';
import { membershipKeys } from '../api/keys';
import { subscriptionQuery } from '../api/queries';

/** The member's subscription, refetched when a webhook changes it. */
export function useSubscription(userId: string) {
  const queryClient = useQueryClient();
  // Also runs when the channel connects, to catch changes made before that.
  useMemberChanges('membership', () => void refetchChanged(queryClient, { queryKey: membershipKeys.own(userId) }));
  return useQuery(subscriptionQuery(userId));
}
