import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReportKind } from '@/shared/content/report-context';
import { decide } from '@/shared/moderation/api/staff-decisions';
import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import { heldSubject, moderatedSubject } from '../report-snapshot';
import type { Reason } from '../reports';
import type { HeldContent, StoredReport } from './queries';
import { resetCachedData } from './reset-cached-data';

async function addBlock(userId: string, memberId: string): Promise<void> {
  const answer = await database().from('member_blocks').insert({ blocker_id: userId, blocked_id: memberId });
  // Already blocked, for example in another tab.
  if (answer.error?.code !== '23505') unwrap(answer);
}

async function removeBlock(userId: string, memberId: string): Promise<void> {
  unwrap(await database().from('member_blocks').delete().eq('blocker_id', userId).eq('blocked_id', memberId));
}

/** Blocks or unblocks a member, then resets all cached data. Repeating it has no effect. */
export function useBlock(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ memberId, blocked }: { memberId: string; blocked: boolean }) =>
      blocked ? addBlock(userId, memberId) : removeBlock(userId, memberId),
    onSuccess: () => resetCachedData(queryClient),
  });
}

interface Report {
  kind: ReportKind;
  subjectId: string;
  reason: Reason;
  /** May be empty. */
  details: string;
}

/** Reports content to staff. A repeated report is merged with the open one. */
export function useReport() {
  return useMutation({
    mutationFn: async ({ kind, subjectId, reason, details }: Report) => {
      const report = { subject_kind: kind, subject_id: subjectId, reason, ...(details && { details }) };
      unwrap(await database().rpc('report', report));
    },
  });
}

/**
 * Publishes content that waits for review. Fails with code P0001 if someone else decided, or a listing is newer than
 * `version`, its `updated_at`.
 */
export function useApprove() {
  return useMutation({
    mutationFn: ({ item, version }: { item: HeldContent; version: string | null }) =>
      decide(
        'approve_content',
        {
          subject_kind: item.subject_kind,
          subject_id: item.id,
          ...(version !== null && { if_unmodified_since: version }),
        },
        heldSubject(item).name,
      ),
  });
}

/** Closes a report with an outcome. Fails with code P0001 if it was already closed. */
export function useCloseReport() {
  return useMutation({
    mutationFn: ({ report, outcome }: { report: StoredReport; outcome: string }) =>
      decide('handle_report', { report_id: report.id, outcome }, moderatedSubject(report).name),
  });
}
