import { useLiveQueries } from '@/platform/session/use-live-queries';
import { communityKeys } from '../../api/keys';

/**
 * Refetches the reviews on an open page when a notification arrives: the reviewed member gets one for a new review, the
 * author for a response. Text being typed stays. Members without those notifications see changes on their next visit.
 */
export function useLiveReviews(readerId: string, memberId: string) {
  // The average belongs to the member.
  useLiveQueries('notifications', communityKeys.reviews(readerId, memberId), communityKeys.member(readerId, memberId));
}
