import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { followListing } from '../api/live-listing';
import { listingQuery } from '../api/queries';
import { countView } from '../api/views';
import type { Listing } from '../listing';
import { shownViews } from '../rules';

/** Keeps the counts of a loaded listing live while it is shown. */
export function useLiveCounts(listingId: string) {
  const queryClient = useQueryClient();
  useEffect(() => {
    const { queryKey } = listingQuery(listingId);
    return followListing(listingId, {
      onCounts: (counts) => queryClient.setQueryData(queryKey, (old) => (old ? { ...old, ...counts } : old)),
      onMissed: () => void queryClient.invalidateQueries({ queryKey }),
    });
  }, [listingId, queryClient]);
}

/**
 * The view count to show for a loaded listing, this visit included. The visit is counted once a session;
 * it shows at once and disappears again when counting it fails.
 */
export function useViewCount({ id, view_count }: Pick<Listing, 'id' | 'view_count'>): number {
  const queryClient = useQueryClient();
  const [pendingFrom, setPendingFrom] = useState<number | null>(null);

  useEffect(() => {
    const counting = countView(id);
    if (!counting) return undefined;
    let shown = true;
    const { queryKey } = listingQuery(id);
    setPendingFrom(queryClient.getQueryData(queryKey)?.view_count ?? null);
    const settle = (count: number | null) => {
      // A live update may have gone further than this answer.
      queryClient.setQueryData(queryKey, (old) =>
        old && count !== null ? { ...old, view_count: Math.max(old.view_count, count) } : old,
      );
      if (shown) setPendingFrom(null);
    };
    counting.then(settle, () => settle(null));
    return () => {
      shown = false;
    };
  }, [id, queryClient]);

  return shownViews(view_count, pendingFrom);
}
