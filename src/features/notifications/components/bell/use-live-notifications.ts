import { useQueryClient } from '@tanstack/react-query';
import { refetchChanged } from '@/platform/query/refetch-changed';
import { useMemberChanges } from '@/platform/session/use-realtime-channel';
import { notificationKeys } from '../../api/keys';

/** Refetches a member's notifications when they change, in every tab and on both hosts. */
export function useLiveNotifications(userId: string) {
  const client = useQueryClient();
  useMemberChanges('notifications', (cause) => {
    // The reader's own changes are shown already and refetched when they're done.
    if (client.isMutating({ mutationKey: notificationKeys.changing(userId) }) > 0) return;
    const queryKey = notificationKeys.all(userId);
    if (cause === 'changed') void refetchChanged(client, { queryKey });
    // The channel has just connected: skip what was fetched a moment ago, as on every first load.
    else void client.refetchQueries({ queryKey, type: 'active', stale: true });
  });
}
