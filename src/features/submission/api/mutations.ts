import { useMutation, useQueryClient } from '@tanstack/react-query';
import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import { decide } from '@/shared/moderation/api/staff-decisions';
import type { Acceptance } from '../accepted-listing';
import type { PropertyValues } from '../schema';
import { removeUploads } from './files';
import { submissionKeys } from './keys';
import type { PendingSubmission } from './queries';

/** Creates a submission or updates an open one. Idempotent. Fails with code P0001 and a message for the member. */
export function useSaveSubmission() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, lot_sqft, ...property }: PropertyValues) => {
      unwrap(
        await database().rpc('save_submission', {
          submission_id: id,
          ...property,
          ...(lot_sqft !== null && { lot_sqft }),
        }),
      );
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: submissionKeys.all }),
  });
}

/** Submits for review. Idempotent. Fails with code P0001 and a message for the member. */
export function useSubmitProperty() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (submissionId: string) => {
      unwrap(await database().rpc('submit_property', { submission_id: submissionId }));
    },
    // Not awaited: the success screen shows first.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: submissionKeys.all }),
  });
}

/** Deletes a draft and its contract files. Resolves to false if it was no longer a draft. */
export function useDeleteDraft() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (submissionId: string) => {
      const files = unwrap(await database().from('submission_files').select('path').eq('submission_id', submissionId));
      const gone = unwrap(
        await database()
          .from('property_submissions')
          .delete()
          .eq('id', submissionId)
          .eq('status', 'draft')
          .select('id'),
      );
      if (gone.length > 0 && files.length > 0) await removeUploads(files.map(({ path }) => path));
      return gone.length > 0;
    },
    // Not awaited: its own page leaves first.
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: submissionKeys.all }),
  });
}

/** A reviewer's decision on the version of the submission they saw. */
type Decision = { submission: PendingSubmission } & ({ reason: string } | { accepted: Acceptance });

/**
 * Accepts a submission with its completed listing, or returns it with a reason. Fails with code P0001 if it was already
 * reviewed or has been resubmitted.
 */
export function useDecideSubmission() {
  return useMutation({
    mutationFn: ({ submission, ...decision }: Decision) => {
      const which = { submission_id: submission.id, if_unmodified_since: submission.submitted_at };
      if ('reason' in decision)
        return decide('return_submission', { ...which, reason: decision.reason }, submission.address);
      const { valid_until, ...listing } = decision.accepted;
      return decide('accept_submission', { ...which, listing, valid_until }, submission.address);
    },
  });
}
