import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { leaveList } from '@/shared/lib/list-pages';
import { getSupabase } from '@/shared/supabase/client';
import { unwrap } from '@/shared/supabase/errors';
import { rowsAfter, toPage, type KeysetPage } from '@/shared/supabase/keyset';
import type { ListingValues } from '../schema';
import { toCard, type Submission } from '../submission';
import { submissionKeys } from './keys';
import { cardColumns, fileColumns } from './submissions';

const pageSize = 10;

/** A submission that waits, as staff read it. */
export interface WaitingSubmission extends Submission {
  submitted_at: string;
  member: { id: string; name: string; membership_tier: string; email: string | null; phone: string | null };
}

/** Pages of the submissions that wait for staff, but for the reader's own: the oldest first. */
export function queueQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: submissionKeys.queue(userId),
    queryFn: async ({ pageParam, signal }): Promise<KeysetPage<WaitingSubmission>> => {
      const supabase = await getSupabase();
      let query = supabase
        .from('property_submissions')
        .select(
          `${cardColumns}, member:users!property_submissions_user_id_fkey(id, name, membership_tier, email, phone), files:submission_files(${fileColumns}), log:submission_log(id, step, actor_id, details, created_at)`,
        )
        .eq('status', 'submitted')
        .neq('user_id', userId);
      if (pageParam)
        query = query.or(rowsAfter(['submitted_at', pageParam.submitted_at], ['id', pageParam.id], 'ascending'));
      const rows = unwrap(
        await query
          .order('submitted_at')
          .order('id')
          .order('uploaded_at', { referencedTable: 'files' })
          .order('id', { referencedTable: 'log' })
          .limit(pageSize)
          .retry(false)
          .abortSignal(signal),
      );
      return toPage(
        rows.map(({ files, log, member, ...card }) => ({
          ...toCard(card),
          submitted_at: card.submitted_at ?? '',
          files,
          log,
          member,
        })),
        pageSize,
      );
    },
    initialPageParam: null as WaitingSubmission | null,
    getNextPageParam: ({ next }) => next,
    refetchOnWindowFocus: 'always',
  });
}

/** What staff decide of a submission, as it was read. */
type Decision = { submission: WaitingSubmission } & ({ reason: string } | { listing: ListingValues });

/** Accepts a submission with what completes its listing, or returns it with a reason. It leaves the queue. Fails with code P0001 when it was decided or submitted again meanwhile. */
export function useDecideSubmission(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ submission, ...decision }: Decision) => {
      const supabase = await getSupabase();
      const which = { submission_id: submission.id, seen: submission.submitted_at };
      if ('reason' in decision) {
        unwrap(await supabase.rpc('return_submission', { ...which, reason: decision.reason }));
        return;
      }
      const { propertyType, lotSqft, ...same } = decision.listing;
      unwrap(
        await supabase.rpc('accept_submission', {
          ...which,
          listing: { ...same, property_type: propertyType, lot_sqft: lotSqft },
        }),
      );
    },
    onSuccess: (_, { submission }) => leaveList(queryClient, submissionKeys.queue(userId), submission.id),
  });
}
