import { useQueryClient } from '@tanstack/react-query';
import { useRealtimeChannel } from '@/platform/session/use-realtime-channel';
import { feedKeys } from '../api/keys';

/** Refetches what the feed shows when a moderator hides or restores a post or comment. */
export function useLiveRemovals(): void {
  const queryClient = useQueryClient();
  useRealtimeChannel('feed', {
    onChanged: (_, what) => {
      if (what === 'removed') void queryClient.invalidateQueries({ queryKey: feedKeys.all });
    },
  });
}
