import { useQueryClient } from '@tanstack/react-query';
import { useLive } from '@/shared/session/live';
import { notificationKeys } from '../../api/keys';

/** Keeps everything shown of a member's notifications up to date, in every tab and on both hosts. */
export function useLiveNotifications(userId: string) {
  const client = useQueryClient();
  useLive('notifications', (cause) => {
    // A change of one's own is shown already, and read again when it is done.
    if (client.isMutating({ mutationKey: notificationKeys.changing(userId) }) > 0) return;
    const queryKey = notificationKeys.told(userId);
    if (cause === 'changed') void client.invalidateQueries({ queryKey });
    // The connection has only just come to stand: what was read a moment ago, as on every first load, is not read twice.
    else void client.refetchQueries({ queryKey, type: 'active', stale: true });
  });
}
