import { useQueryClient } from '@tanstack/react-query';
import { useRealtimeChannel } from '@/platform/session/use-realtime-channel';
import { forumKeys } from '../../api/keys';

/** Refetches a topic, with the number of its newest post, whenever someone writes in it. */
export function useLiveTopic(userId: string, topicId: string) {
  const queryClient = useQueryClient();
  useRealtimeChannel(`topic:${topicId}`, {
    onChanged: (cause, what) => {
      // A moderator hid or restored one of its posts.
      if (what === 'removed') void queryClient.invalidateQueries({ queryKey: forumKeys.threads(userId, topicId) });
      const queryKey = forumKeys.topic(userId, topicId);
      if (cause === 'changed') void queryClient.invalidateQueries({ queryKey });
      // The topic may have been loaded a moment ago.
      else void queryClient.refetchQueries({ queryKey, stale: true });
    },
  });
}
