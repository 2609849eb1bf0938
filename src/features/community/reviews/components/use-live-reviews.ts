import { useQueryClient } from '@tanstack/react-query';
import { useMemberChanges } from '@/shared/session/use-realtime-channel';
import { communityKeys } from '../../api/keys';

/**
 * Refetches the reviews on an open page when a notification arrives: the reviewed member gets one for a new review, the
 * author for a response. Text being typed stays. Members without those notifications see changes on their next visit.
 */
export function useLiveReviews(readerId: string, memberId: string) {
  const queryClient = useQueryClient();
  useMemberChanges('notifications', (cause) => {
    // The average belongs to the member.
    for (const queryKey of [communityKeys.reviews(readerId, memberId), communityKeys.member(readerId, memberId)]) {
      if (cause === 'changed') void queryClient.invalidateQueries({ queryKey });
      else void queryClient.refetchQueries({ queryKey, type: 'active', stale: true });
    }
  });
}
