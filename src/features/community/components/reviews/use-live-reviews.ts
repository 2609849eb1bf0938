import { useQueryClient } from '@tanstack/react-query';
import { useLive } from '@/shared/session/live';
import { communityKeys } from '../../api/keys';

/**
 * Keeps the reviews on an open page as they are now: the reviewed member is told of a new one, its author of the answer. What
 * is being typed stays. Whoever hears nothing of reviews in the app reads them with the next visit.
 */
export function useLiveReviews(readerId: string, memberId: string) {
  const queryClient = useQueryClient();
  useLive('notifications', (cause) => {
    // The average stands with the member.
    for (const queryKey of [communityKeys.reviews(readerId, memberId), communityKeys.member(readerId, memberId)]) {
      if (cause === 'changed') void queryClient.invalidateQueries({ queryKey });
      else void queryClient.refetchQueries({ queryKey, type: 'active', stale: true });
    }
  });
}
