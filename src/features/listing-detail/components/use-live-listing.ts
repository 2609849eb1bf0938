import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useAuth } from '@/platform/auth/auth-provider';
import { useRealtimeChannel } from '@/platform/session/use-realtime-channel';
import { toast } from '@/kit/ui/toast';
import { marketplaceKeys } from '@/shared/listings/api/keys';
import { subscribeToListing, fetchCounts } from '../api/live-listing';
import { listingQuery } from '@/shared/listings/api/listing-query';
import { recordView, pendingViews } from '../api/views';
import type { Listing } from '@/domain/listing/listing';
import { goneTitle } from '../notices';
import { mergeCounts, displayedViews } from '../live-counts';

/** Updates a listing live while it's shown: its counts, and the rest when it's edited, paused, sold, or deleted. */
export function useLiveListing(listingId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = listingQuery(listingId);
  const [connected, setConnected] = useState(false);
  useEffect(
    () =>
      subscribeToListing(listingId, {
        onCounts: (counts) =>
          queryClient.setQueryData(listingQuery(listingId).queryKey, (old) => (old ? { ...old, ...counts } : old)),
        onJoined: () => setConnected(true),
      }),
    [listingId, queryClient],
  );

  const reload = async () => {
    const before = queryClient.getQueryData(queryKey);
    // Other features' queries about this listing, too.
    void queryClient.invalidateQueries({ predicate: ({ meta }) => meta?.['listingId'] === listingId });
    await queryClient.invalidateQueries({ queryKey });
    if (before && queryClient.getQueryData(queryKey) === null) toast.info(goneTitle);
  };
  const voting = () => queryClient.isMutating({ mutationKey: marketplaceKeys.votes(listingId) }) > 0;
  const catchUp = async () => {
    const before = queryClient.getQueryData(queryKey);
    const votedBefore = voting();
    const fetched = await fetchCounts(listingId);
    if (!before) return;
    if (fetched?.status !== before.status) {
      await reload();
      return;
    }
    queryClient.setQueryData(queryKey, (now) =>
      now ? { ...now, ...mergeCounts(before, now, fetched, votedBefore || voting()) } : now,
    );
  };
  // Joined after the page is idle, like the counts. A hidden listing's row changes reach only its owner.
  useRealtimeChannel(connected ? `listing:${listingId}` : null, {
    // If it fails, what's loaded stays until the next live update.
    onChanged: (cause, what) => {
      if (cause === 'joined') void catchUp().catch(() => undefined);
      // Questions and showings, on the same channel, have their own listeners.
      else if (what === 'listing') void reload().catch(() => undefined);
    },
  });
}

/**
 * The view count including this visit, which is recorded once per session. It shows immediately and is taken back when
 * recording fails. The seller's own visits don't count.
 */
export function useViewCount({ id, view_count, user_id }: Pick<Listing, 'id' | 'view_count' | 'user_id'>): number {
  const queryClient = useQueryClient();
  const { status, user } = useAuth();
  const counts = status !== 'loading' && (user === null || user.id !== user_id);
  const pendingFrom = useSyncExternalStore(pendingViews.subscribe, () => pendingViews.from(id));

  useEffect(() => {
    if (!counts) return;
    const { queryKey } = listingQuery(id);
    const known = queryClient.getQueryData(queryKey)?.view_count;
    if (known === undefined) return;
    void recordView(id, known, (count) => {
      // A live update may be newer than this response.
      queryClient.setQueryData(queryKey, (old) =>
        old ? { ...old, view_count: Math.max(old.view_count, count) } : old,
      );
    });
  }, [id, queryClient, counts]);

  return displayedViews(view_count, pendingFrom);
}
