import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { isUuid } from '@/shared/lib/ids';
import { getSupabase } from '@/shared/supabase/client';
import { unwrap } from '@/shared/supabase/errors';
import { rowsAfter, toPage, type KeysetPage } from '@/shared/supabase/keyset';
import type { PropertyValues } from '../schema';
import { toCard, type Submission, type SubmissionCard } from '../submission';
import { removeUploads } from './files';
import { submissionKeys } from './keys';

export const cardColumns =
  'id, user_id, address, property_type, condition, price, sqft, lot_sqft, status, reason, property_id, created_at, submitted_at, decided_at' as const;
export const fileColumns = 'id, path, name, size, mime_type, sha256, uploaded_at' as const;

const pageSize = 10;

/** Pages of the member's own submissions, the newest first. */
export function ownSubmissionsQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: submissionKeys.own(userId),
    queryFn: async ({ pageParam, signal }): Promise<KeysetPage<SubmissionCard>> => {
      const supabase = await getSupabase();
      let query = supabase.from('property_submissions').select(cardColumns).eq('user_id', userId);
      if (pageParam)
        query = query.or(rowsAfter(['created_at', pageParam.created_at], ['id', pageParam.id], 'descending'));
      const rows = unwrap(
        await query
          .order('created_at', { ascending: false })
          .order('id', { ascending: false })
          .limit(pageSize)
          .retry(false)
          .abortSignal(signal),
      );
      return toPage(rows.map(toCard), pageSize);
    },
    initialPageParam: null as SubmissionCard | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
}

/** One of the member's own submissions with files and log; null for any other id. Asked again whenever its screen is come back to: another tab may have changed it. */
export function submissionQuery(userId: string, submissionId: string) {
  return queryOptions({
    queryKey: submissionKeys.submission(userId, submissionId),
    queryFn: async ({ signal }): Promise<Submission | null> => {
      if (!isUuid(submissionId)) return null;
      const supabase = await getSupabase();
      const row = unwrap(
        await supabase
          .from('property_submissions')
          .select(
            `${cardColumns}, files:submission_files(${fileColumns}), log:submission_log(id, step, actor_id, details, created_at)`,
          )
          .eq('id', submissionId)
          .eq('user_id', userId)
          .order('uploaded_at', { referencedTable: 'files' })
          .order('id', { referencedTable: 'log' })
          .retry(false)
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

/** Starts a submission, or changes an open one. Sent again, it is the same one. Fails with code P0001 and a text for the member where it is not allowed. */
export function useSaveSubmission() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, address, propertyType, condition, price, sqft, lotSqft }: PropertyValues) => {
      const supabase = await getSupabase();
      unwrap(
        await supabase.rpc('save_submission', {
          submission_id: id,
          address,
          property_type: propertyType,
          condition,
          price,
          sqft,
          ...(lotSqft !== null && { lot_sqft: lotSqft }),
        }),
      );
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: submissionKeys.all }),
  });
}

/** Hands a submission to staff; again, it is the same. Fails with code P0001 and a text for the member where it is not allowed. */
export function useSubmitProperty() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (submissionId: string) => {
      const supabase = await getSupabase();
      unwrap(await supabase.rpc('submit_property', { submission_id: submissionId }));
    },
    // Not waited for: the screen says that it is done first.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: submissionKeys.all }),
  });
}

/** Removes a draft with its contract. Resolves with whether it was still one. */
export function useDeleteDraft() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (submissionId: string) => {
      const supabase = await getSupabase();
      const files = unwrap(
        await supabase.from('submission_files').select('path').eq('submission_id', submissionId).retry(false),
      );
      const gone = unwrap(
        await supabase.from('property_submissions').delete().eq('id', submissionId).eq('status', 'draft').select('id'),
      );
      if (gone.length > 0 && files.length > 0) await removeUploads(files.map(({ path }) => path));
      return gone.length > 0;
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: submissionKeys.all }),
  });
}
