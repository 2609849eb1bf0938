import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { refetchChanged } from '@/platform/query/refetch-changed';
import { useMemberChanges, type MemberChange } from './use-realtime-channel';

/** Refetches queries when `subject` changes for the signed-in member, on any device. */
export function useLiveQueries(subject: MemberChange, ...queryKeys: readonly QueryKey[]): void {
  const client = useQueryClient();
  useMemberChanges(subject, (cause) => {
    for (const queryKey of queryKeys) {
      if (cause === 'changed') void refetchChanged(client, { queryKey });
      // The channel has just connected: skip what was fetched a moment ago, as on every first load.
      else void client.refetchQueries({ queryKey, type: 'active', stale: true });
    }
  });
}
