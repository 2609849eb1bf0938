import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { isUuid } from '@/kit/formatting/ids';
import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import { afterCursor, toPage, type KeysetPage } from '@/kit/network/keyset';
import type { ContractReading } from '@/domain/contract/reading';
import { toCard, type ReviewedContract, type Submission, type SubmissionCard } from '../submission';
import { submissionKeys } from './keys';

const cardColumns = `id, user_id, address, property_type, condition, price, sqft, lot_sqft, status, reason, property_id,
  created_at, submitted_at, decided_at` as const;
const fileColumns = 'id, path, name, size, mime_type, sha256, uploaded_at';
const logColumns = 'log:submission_log(id, step, actor_id, details, created_at)';
const detailColumns = `files:submission_files(${fileColumns}), ${logColumns}` as const;

const pageSize = 10;

/** Pages of the member's own submissions, newest first. */
export function ownSubmissionsQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: submissionKeys.own(userId),
    queryFn: async ({ pageParam, signal }): Promise<KeysetPage<SubmissionCard>> => {
      let query = database().from('property_submissions').select(cardColumns).eq('user_id', userId);
      if (pageParam)
        query = query.or(afterCursor(['created_at', pageParam.created_at], ['id', pageParam.id], 'descending'));
      const rows = unwrap(
        await query
          .order('created_at', { ascending: false })
          .order('id', { ascending: false })
          .limit(pageSize)
          .abortSignal(signal),
      );
      return toPage(rows.map(toCard), pageSize);
    },
    initialPageParam: null as SubmissionCard | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
}

/**
 * One of the member's own submissions with its files and log; null for any other id. Refetched on focus, because
 * another tab may have changed it.
 */
export function submissionQuery(userId: string, submissionId: string) {
  return queryOptions({
    queryKey: submissionKeys.submission(userId, submissionId),
    queryFn: async ({ signal }): Promise<Submission | null> => {
      if (!isUuid(submissionId)) return null;
      const row = unwrap(
        await database()
          .from('property_submissions')
          .select(`${cardColumns}, ${detailColumns}`)
          .eq('id', submissionId)
          .eq('user_id', userId)
          .order('uploaded_at', { referencedTable: 'files' })
          .order('id', { referencedTable: 'log' })
          .abortSignal(signal)
          .maybeSingle(),
      );
      if (!row) return null;
      const { files, log, ...card } = row;
      return { ...toCard(card), files, log };
    },
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}

/** The ID of the member's draft that they changed last; null if there is none. */
export function latestDraftQuery(userId: string) {
  return queryOptions({
    queryKey: submissionKeys.draft(userId),
    queryFn: async ({ signal }): Promise<string | null> => {
      const row = unwrap(
        await database()
          .from('property_submissions')
          .select('id')
          .eq('user_id', userId)
          .eq('status', 'draft')
          .order('updated_at', { ascending: false })
          .limit(1)
          .abortSignal(signal)
          .maybeSingle(),
      );
      return row?.id ?? null;
    },
    // A cached answer could lead to a draft that was deleted.
    gcTime: 0,
  });
}

/** A submission in the review queue, as staff see it. */
export interface PendingSubmission extends Submission {
  files: ReviewedContract[];
  submitted_at: string;
  member: { id: string; name: string; membership_tier: string; email: string | null; phone: string | null };
}

/** Reads submissions that wait for review. */
export async function readSubmissions(ids: readonly string[], signal: AbortSignal): Promise<PendingSubmission[]> {
  const rows = unwrap(
    await database()
      .from('property_submissions')
      .select(
        `${cardColumns}, files:submission_files(${fileColumns}, reading), ${logColumns},
        member:users!property_submissions_user_id_fkey(id, name, membership_tier, email, phone)`,
      )
      .in('id', ids)
      .order('uploaded_at', { referencedTable: 'files' })
      .order('id', { referencedTable: 'log' })
      .abortSignal(signal),
  );
  return rows.map(({ files, log, member, ...card }) => ({
    ...toCard(card),
    submitted_at: card.submitted_at ?? '',
    files: files.map((file) => ({ ...file, reading: file.reading as ContractReading | null })),
    log,
    member,
  }));
}
