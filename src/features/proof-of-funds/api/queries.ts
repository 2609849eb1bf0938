import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import { afterCursor, toPage } from '@/kit/network/keyset';
import { fundsKeys } from './keys';

const proofColumns =
  'id, user_id, kind, amount, expires_on, name, size, mime_type, sha256, status, reason, created_at, decided_at';
const logColumns = 'log:proof_log(id, step, details, created_at)';
const shareColumns = 'shares:proof_shares(offer_id, shared_at, revoked_at, offer:offers(title, seller_name, state))';
const ownColumns = `${proofColumns}, ${logColumns}, ${shareColumns}` as const;

async function ownProofs(userId: string, signal: AbortSignal) {
  return unwrap(
    await database()
      .from('proofs_of_funds')
      .select(ownColumns)
      .eq('user_id', userId)
      .neq('status', 'withdrawn')
      .order('created_at', { ascending: false })
      .order('id', { referencedTable: 'log' })
      .order('shared_at', { referencedTable: 'shares' })
      .limit(100)
      .abortSignal(signal),
  );
}

/** One of the member's own proofs of funds with its log and shares. Amounts in whole USD, dates as ISO dates. */
export type Proof = Awaited<ReturnType<typeof ownProofs>>[number];

/** The member's proofs of funds that they haven't removed, newest first. */
export function ownProofsQuery(userId: string) {
  return queryOptions({
    queryKey: fundsKeys.own(userId),
    queryFn: ({ signal }) => ownProofs(userId, signal),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}

/** The member's offers whose sellers a document can be shared with, newest first. */
export function shareableOffersQuery(userId: string) {
  return queryOptions({
    queryKey: fundsKeys.offers(userId),
    queryFn: async ({ signal }) =>
      unwrap(
        await database()
          .from('offers')
          .select('id, title, seller_name')
          .eq('buyer_id', userId)
          .in('state', ['open', 'backup', 'accepted'])
          .order('changed_at', { ascending: false })
          .limit(100)
          .abortSignal(signal),
      ),
    staleTime: 0,
  });
}

/** Documents that buyers share with the member, newest first. */
export function sharedWithMeQuery(userId: string) {
  return queryOptions({
    queryKey: fundsKeys.shared(userId),
    queryFn: async ({ signal }) => unwrap(await database().rpc('proofs_shared_with_me').abortSignal(signal)),
    staleTime: 0,
  });
}

const pageSize = 10;
const memberColumns = 'member:users!proofs_of_funds_user_id_fkey(id, name, membership_tier, email, phone)';
const queueColumns = `${proofColumns}, ${logColumns}, ${memberColumns}` as const;

interface Cursor {
  created_at: string;
  id: string;
}

async function queuePage(userId: string, after: Cursor | null, signal: AbortSignal) {
  let query = database()
    .from('proofs_of_funds')
    .select(queueColumns, after === null ? { count: 'exact' } : {})
    .eq('status', 'pending')
    // Staff don't review their own.
    .neq('user_id', userId);
  if (after) query = query.or(afterCursor(['created_at', after.created_at], ['id', after.id], 'ascending'));
  const response = await query
    .order('created_at')
    .order('id')
    .order('id', { referencedTable: 'log' })
    .limit(pageSize)
    .abortSignal(signal);
  return { waiting: response.count, ...toPage(unwrap(response), pageSize) };
}

/** A proof of funds in the review queue, with its member. */
export type PendingProof = Awaited<ReturnType<typeof queuePage>>['items'][number];

/** The review queue, oldest first, without the reviewer's own. The first page's `waiting` is the total. */
export function proofQueueQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: fundsKeys.queue(userId),
    queryFn: ({ pageParam, signal }) => queuePage(userId, pageParam, signal),
    initialPageParam: null as Cursor | null,
    getNextPageParam: ({ next }) => next,
    refetchOnWindowFocus: 'always',
  });
}
