import { infiniteQueryOptions, queryOptions, type QueryKey } from '@tanstack/react-query';
import { persisted } from '@/platform/query/persisted';
import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import { afterCursor } from '@/kit/network/keyset';
import { marketplaceKeys } from '@/shared/listings/api/keys';
import type { OwnListing } from '@/domain/listing/listing';
import type { OwnCounts, OwnFilter } from '../own-listing';

const pageSize = 50;
const newestCount = 6;

const listingColumns = 'id, title, address, city, state, zip, price, previous_price, price_changed_at, images';
const countColumns =
  'verified, unreviewed_changes, status, view_count, likes, saves, jv_share_pct, created_at, removed_at, held_at';
const reviewColumns = 'reviews:listing_reviews(decision, reason, requested_at, due_at)';
const controlColumns =
  'control:listing_control(checked, checked_at, valid_until, confirmed_at, asked_at, ended_for, ended_at)';
/** What My Listings shows of a listing. */
export const ownColumns = `${listingColumns}, ${countColumns}, ${reviewColumns}, ${controlColumns}` as const;

/** Where a page continues, and how large it is. */
interface OwnPage {
  userId: string;
  status: OwnFilter;
  after: OwnListing | null;
  limit: number;
  signal: AbortSignal;
}

/** A page of own listings, newest first, each with its latest review. `columns` are those of `Row`. */
async function ownPage<Row extends OwnListing>(columns: string, page: OwnPage): Promise<Row[]> {
  const { userId, status, after, limit, signal } = page;
  let query = database().from('properties').select(columns).eq('user_id', userId);
  if (status === 'held') query = query.not('held_at', 'is', null);
  else if (status === 'removed') query = query.not('removed_at', 'is', null).is('held_at', null);
  else if (status !== 'all') query = query.eq('status', status).is('removed_at', null).is('held_at', null);
  if (after) query = query.or(afterCursor(['created_at', after.created_at], ['id', after.id]));
  return unwrap(
    await query
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .order('requested_at', { referencedTable: 'reviews', ascending: false })
      .limit(1, { referencedTable: 'reviews' })
      .limit(limit)
      .abortSignal(signal)
      .overrideTypes<Row[], { merge: false }>(),
  );
}

/** Pages of own listings in one group or all, under a key. `columns` are those of `Row`. */
export function ownPagesQuery<Row extends OwnListing>(
  columns: string,
  queryKey: QueryKey,
  userId: string,
  status: OwnFilter,
) {
  return {
    queryKey,
    queryFn: ({ pageParam, signal }: { pageParam: Row | null; signal: AbortSignal }) =>
      ownPage<Row>(columns, { userId, status, after: pageParam, limit: pageSize, signal }),
    initialPageParam: null as Row | null,
    getNextPageParam: (page: Row[]) => (page.length === pageSize ? page.at(-1) : undefined),
  };
}

/**
 * Pages of the member's own listings in one group or all, newest first. Refetched on focus: staff may have reviewed
 * some.
 */
export function ownListingsQuery(userId: string, status: OwnFilter) {
  return infiniteQueryOptions({
    ...ownPagesQuery<OwnListing>(ownColumns, marketplaceKeys.ownPages(userId, status), userId, status),
    meta: persisted,
    refetchOnWindowFocus: 'always',
  });
}

/** Up to six of the member's newest listings in any status. */
export function ownNewestQuery(userId: string) {
  return queryOptions({
    queryKey: marketplaceKeys.ownNewest(userId),
    meta: persisted,
    queryFn: ({ signal }) => {
      const page = { userId, status: 'all', after: null, limit: newestCount, signal } as const;
      return ownPage<OwnListing>(ownColumns, page);
    },
  });
}

/** The member's listings by status, and how many were returned by reviewers. Refetched on focus. */
export function ownCountsQuery(userId: string) {
  return queryOptions({
    queryKey: marketplaceKeys.ownCounts(userId),
    meta: persisted,
    queryFn: async ({ signal }): Promise<OwnCounts> =>
      unwrap(await database().rpc('own_listing_counts').abortSignal(signal).single()),
    refetchOnWindowFocus: 'always',
  });
}
