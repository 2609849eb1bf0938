import { useLiveQueries } from '@/platform/session/use-live-queries';
import { dealKeys } from './api/keys';

/** Refetches offers and deals when one that the member takes part in changes, in any tab. */
export function useLiveDeals(): void {
  useLiveQueries('deals', dealKeys.all);
}
