import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import { getSupabase } from '@/shared/supabase/client';
import { RequestFailure, unwrap } from '@/shared/supabase/errors';
import { rowsAfter } from '@/shared/supabase/keyset';
import { withMoved, type ListingStatus, type OwnCounts, type OwnFilter } from '../lib/own-listing';
import type { OwnListing } from '../listing';
import { marketplaceKeys } from './keys';

const pageSize = 50;
const newestCount = 6;

const ownColumns =
  'id, title, address, city, state, zip, price, previous_price, price_changed_at, images, verified, status, view_count, likes, saves, jv_share_pct, created_at, reviews:listing_reviews(decision, reason, requested_at, due_at)';

/** The newest first; of the reviews of each only the last, which is the one that counts. */
async function ownPage(
  userId: string,
  status: OwnFilter,
  after: OwnListing | null,
  limit: number,
  signal: AbortSignal,
): Promise<OwnListing[]> {
  const supabase = await getSupabase();
  let query = supabase.from('properties').select(ownColumns).eq('user_id', userId);
  if (status !== 'all') query = query.eq('status', status);
  if (after) query = query.or(rowsAfter(['created_at', after.created_at], ['id', after.id]));
  return unwrap(
    await query
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .order('requested_at', { referencedTable: 'reviews', ascending: false })
      .limit(1, { referencedTable: 'reviews' })
      .limit(limit)
      .retry(false)
      .abortSignal(signal),
  );
}

/** Pages of the member's own listings in a status, or in any; the newest first. Read again when the member returns: staff may have decided. */
export function ownListingsQuery(userId: string, status: OwnFilter) {
  return infiniteQueryOptions({
    queryKey: marketplaceKeys.ownPages(userId, status),
    queryFn: ({ pageParam, signal }) => ownPage(userId, status, pageParam, pageSize, signal),
    initialPageParam: null as OwnListing | null,
    getNextPageParam: (page) => (page.length === pageSize ? page.at(-1) : undefined),
    refetchOnWindowFocus: 'always',
  });
}

/** The member's newest listings, at most six, whatever their status. */
export function ownNewestQuery(userId: string) {
  return queryOptions({
    queryKey: marketplaceKeys.ownNewest(userId),
    queryFn: ({ signal }) => ownPage(userId, 'all', null, newestCount, signal),
  });
}

/** How many listings the member has in each status, and how many of all were returned by staff. Read again when the member returns. */
export function ownCountsQuery(userId: string) {
  return queryOptions({
    queryKey: marketplaceKeys.ownCounts(userId),
    queryFn: async ({ signal }): Promise<OwnCounts> => {
      const supabase = await getSupabase();
      return unwrap(await supabase.rpc('own_listing_counts').retry(false).abortSignal(signal).single());
    },
    refetchOnWindowFocus: 'always',
  });
}

async function storeStatus(id: string, userId: string, status: ListingStatus): Promise<void> {
  const supabase = await getSupabase();
  const stored = unwrap(
    await supabase.from('properties').update({ status }).eq('id', id).eq('user_id', userId).select('id'),
  );
  if (stored.length === 0) throw new RequestFailure('not-found', 'The listing is gone.', null, null);
}

/** Changes the listing wherever a list of the member's own shows it. It stays in its place: a row that leaves under the pointer is missed. */
function changeOwn(queryClient: QueryClient, userId: string, id: string, change: (listing: OwnListing) => OwnListing) {
  const changed = (listings: OwnListing[]) =>
    listings.map((listing) => (listing.id === id ? change(listing) : listing));
  queryClient.setQueriesData<InfiniteData<OwnListing[]>>({ queryKey: marketplaceKeys.ownLists(userId) }, (old) =>
    old ? { ...old, pages: old.pages.map(changed) } : old,
  );
  queryClient.setQueryData<OwnListing[]>(marketplaceKeys.ownNewest(userId), (old) => (old ? changed(old) : old));
}

/** Pauses, sells or activates one own listing. Shown at once, and as it was before when the request fails. */
export function useListingStatus(id: string, current: ListingStatus, userId: string) {
  const queryClient = useQueryClient();
  const show = (from: ListingStatus, to: ListingStatus) => {
    changeOwn(queryClient, userId, id, (listing) => ({ ...listing, status: to }));
    queryClient.setQueryData(ownCountsQuery(userId).queryKey, (old) => (old ? withMoved(old, from, to) : old));
  };
  return useMutation({
    // One at a time, in the order asked for.
    scope: { id: `status-${id}` },
    mutationFn: (status: ListingStatus) => storeStatus(id, userId, status),
    onMutate: (status) => {
      // An answer asked for before would put the old status back.
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

/** Asks staff once more to look at a listing that they returned. */
export function useRequestReview(id: string, userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const supabase = await getSupabase();
      unwrap(await supabase.rpc('request_listing_review', { property_id: id }));
    },
    onSuccess: () => {
      const waiting = { decision: null, reason: null, requested_at: new Date().toISOString(), due_at: null };
      changeOwn(queryClient, userId, id, (listing) => ({ ...listing, reviews: [waiting] }));
      return queryClient.invalidateQueries({ queryKey: marketplaceKeys.ownCounts(userId) });
    },
    // Verified meanwhile, or gone: what stands there is old.
    onError: () => queryClient.invalidateQueries({ queryKey: marketplaceKeys.own(userId) }),
  });
}
