import { infiniteQueryOptions } from '@tanstack/react-query';
import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import { toPage } from '@/kit/network/keyset';
import { marketplaceKeys } from '@/shared/listings/api/keys';
import { listingColumns } from '@/shared/listings/api/listing-query';
import { queueCursor } from '../review';

const pageSize = 10;

const posterColumns = 'poster:users!properties_user_id_fkey(id, name, membership_tier, email, phone)';
const historyColumns =
  'history:listing_reviews(id, decision, reason, requested_at, decided_at, moved_at, approved_listing)';
const queueColumns = 'id, requested_at, due_at';
const propertyColumns = `${listingColumns}, unreviewed_changes, ${posterColumns}, ${historyColumns}` as const;
const reviewColumns = `${queueColumns}, property:properties!inner(${propertyColumns})` as const;

async function queuePage(userId: string, after: Cursor | null, signal: AbortSignal) {
  let query = database()
    .from('listing_reviews')
    .select(reviewColumns, after === null ? { count: 'exact' } : {})
    .is('decision', null)
    // Staff don't review their own listings.
    .neq('property.user_id', userId);
  if (after) query = query.or(queueCursor(after));
  const response = await query
    .order('due_at', { ascending: true, nullsFirst: false })
    .order('requested_at', { ascending: true })
    .order('id', { ascending: true })
    .limit(pageSize)
    .abortSignal(signal);
  return { waiting: response.count, ...toPage(unwrap(response), pageSize) };
}

type Cursor = Parameters<typeof queueCursor>[0];

/** A listing awaiting verification, with its seller and earlier decisions. */
export type PendingReview = Awaited<ReturnType<typeof queuePage>>['items'][number];

/** Pages of listings awaiting verification, except the reader's own. The first page's `waiting` is the total. */
export function reviewQueueQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: marketplaceKeys.reviewQueue(userId),
    queryFn: ({ pageParam, signal }) => queuePage(userId, pageParam, signal),
    initialPageParam: null as Cursor | null,
    getNextPageParam: ({ next }) => next,
    refetchOnWindowFocus: 'always',
  });
}
