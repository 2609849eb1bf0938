import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { marketplaceKeys } from '../../api/keys';
import { followListing, readCounts } from '../../api/live-listing';
import { listingQuery } from '../../api/queries';
import { countView, viewsOnTheirWay } from '../../api/views';
import type { Listing } from '../../listing';
import { caughtUp, shownViews } from '../../rules';

/** Keeps the counts of a loaded listing live while it is shown. */
export function useLiveCounts(listingId: string) {
  const queryClient = useQueryClient();
  useEffect(() => {
    const { queryKey } = listingQuery(listingId);
    const voting = () => queryClient.isMutating({ mutationKey: marketplaceKeys.votes(listingId) }) > 0;
    const catchUp = async () => {
      const asked = queryClient.getQueryData(queryKey);
      const votedBefore = voting();
      const read = await readCounts(listingId);
      if (!asked || !read) return;
      queryClient.setQueryData(queryKey, (now) =>
        now ? { ...now, ...caughtUp(asked, now, read, votedBefore || voting()) } : now,
      );
    };
    return followListing(listingId, {
      onCounts: (counts) => queryClient.setQueryData(queryKey, (old) => (old ? { ...old, ...counts } : old)),
      // The counts that were loaded stand until the next live update tells better.
      onJoined: () => void catchUp().catch(() => undefined),
    });
  }, [listingId, queryClient]);
}

/**
 * The view count to show for a loaded listing, this visit included. The visit is counted once a session;
 * it shows at once and disappears again when counting it fails.
 */
export function useViewCount({ id, view_count }: Pick<Listing, 'id' | 'view_count'>): number {
  const queryClient = useQueryClient();
  const pendingFrom = useSyncExternalStore(viewsOnTheirWay.subscribe, () => viewsOnTheirWay.from(id));

  useEffect(() => {
    const { queryKey } = listingQuery(id);
    const known = queryClient.getQueryData(queryKey)?.view_count;
    if (known === undefined) return;
    void countView(id, known, (count) => {
      // A live update may have gone further than this answer.
      queryClient.setQueryData(queryKey, (old) =>
        old ? { ...old, view_count: Math.max(old.view_count, count) } : old,
      );
    });
  }, [id, queryClient]);

  return shownViews(view_count, pendingFrom);
}
