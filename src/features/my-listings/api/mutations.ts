import { useMutation, useQueryClient, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import { database } from '@/platform/supabase/client';
import { RequestFailure, unwrap } from '@/platform/errors/errors';
import { marketplaceKeys } from '@/shared/listings/api/keys';
import type { OwnListing } from '@/domain/listing/listing';
import { moveCount, type ChosenStatus, type ListingStatus } from '../own-listing';
import { ownCountsQuery } from './queries';

async function storeStatus(id: string, userId: string, status: ChosenStatus): Promise<void> {
  const stored = unwrap(
    await database().from('properties').update({ status }).eq('id', id).eq('user_id', userId).select('id'),
  );
  if (stored.length === 0) throw new RequestFailure('not-found', 'This listing no longer exists.', null, null);
}

/**
 * Updates a listing in all cached lists of My Listings. It keeps its position, so that rows don't jump under the
 * pointer.
 */
function updateOwn(queryClient: QueryClient, userId: string, id: string, change: (listing: OwnListing) => OwnListing) {
  const update = (listings: OwnListing[]) => listings.map((listing) => (listing.id === id ? change(listing) : listing));
  queryClient.setQueriesData<InfiniteData<OwnListing[]>>({ queryKey: marketplaceKeys.ownLists(userId) }, (old) =>
    old ? { ...old, pages: old.pages.map(update) } : old,
  );
  queryClient.setQueryData<OwnListing[]>(marketplaceKeys.ownNewest(userId), (old) => (old ? update(old) : old));
}

/** Pauses, sells or activates an own listing. Updates immediately and reverts when the request fails. */
export function useListingStatus(id: string, current: ListingStatus, userId: string) {
  const queryClient = useQueryClient();
  const show = (from: ListingStatus, to: ListingStatus) => {
    updateOwn(queryClient, userId, id, (listing) => ({ ...listing, status: to }));
    queryClient.setQueryData(ownCountsQuery(userId).queryKey, (old) => (old ? moveCount(old, from, to) : old));
  };
  return useMutation({
    // One request at a time, in order.
    scope: { id: `status-${id}` },
    mutationFn: (status: ChosenStatus) => storeStatus(id, userId, status),
    onMutate: (status) => {
      // A response to an earlier request would restore the old status.
      void queryClient.cancelQueries({ queryKey: marketplaceKeys.own(userId) });
      show(current, status);
      return { before: current };
    },
    onError: (_, status, shown) => {
      if (shown) show(status, shown.before);
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: marketplaceKeys.lists, refetchType: 'none' }),
        queryClient.invalidateQueries({ queryKey: marketplaceKeys.ownCounts(userId) }),
        queryClient.invalidateQueries({ queryKey: marketplaceKeys.listing(id) }),
      ]),
  });
}

/** Requests another review of a returned listing. */
export function useRequestReview(id: string, userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      unwrap(await database().rpc('request_listing_review', { property_id: id }));
    },
    onSuccess: () => {
      const pending = { decision: null, reason: null, requested_at: new Date().toISOString(), due_at: null };
      updateOwn(queryClient, userId, id, (listing) => ({ ...listing, reviews: [pending] }));
      return queryClient.invalidateQueries({ queryKey: marketplaceKeys.ownCounts(userId) });
    },
    // It may have been verified or deleted: refetch.
    onError: () => queryClient.invalidateQueries({ queryKey: marketplaceKeys.own(userId) }),
  });
}

/** Says that an own listing is still available. */
export function useConfirmListing(id: string, userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      unwrap(await database().rpc('confirm_listing', { property_id: id }));
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: marketplaceKeys.listing(id) }),
    // Its badge may be back, or it may be gone.
    onSettled: () => queryClient.invalidateQueries({ queryKey: marketplaceKeys.own(userId) }),
  });
}
