import { useLiveQueries } from '@/platform/session/use-live-queries';
import { eventKeys } from '../api/keys';

/**
 * Refetches events when a notification arrives: the member may have moved up the waitlist, or an event was canceled.
 */
export function useLiveEvents(): void {
  useLiveQueries('notifications', eventKeys.all);
}
