import { queryOptions } from '@tanstack/react-query';
import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
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

const memberColumns = 'member:users!proofs_of_funds_user_id_fkey(id, name, membership_tier, email, phone)';
const queueColumns = `${proofColumns}, ${logColumns}, ${memberColumns}` as const;

/** Reads proofs of funds that wait for review, with their members. */
export async function readPendingProofs(ids: readonly string[], signal: AbortSignal) {
  return unwrap(
    await database()
      .from('proofs_of_funds')
      .select(queueColumns)
      .in('id', ids)
      .order('id', { referencedTable: 'log' })
      .abortSignal(signal),
  );
}

/** A proof of funds in the review queue, with its member. */
export type PendingProof = Awaited<ReturnType<typeof readPendingProofs>>[number];
