import type { QueryClient } from '@tanstack/react-query';

/**
 * Call after blocking or unblocking: any cached data may now show, or lack, the member. Queries on screen are
 * refetched; all others are dropped, so that other screens don't show old data first.
 */
export function resetCachedData(queryClient: QueryClient): void {
  queryClient.removeQueries({ type: 'inactive', fetchStatus: 'idle' });
  void queryClient.invalidateQueries();
}
