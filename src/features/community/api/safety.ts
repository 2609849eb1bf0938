import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { getSupabase } from '@/shared/supabase/client';
import { unwrap } from '@/shared/supabase/errors';
import type { SubjectKind } from '@/shared/ui/report-slot';
import type { Reason } from '../safety-rules';
import { communityKeys } from './keys';

/** Whom the reader has blocked, the last first. */
export function blockedQuery(userId: string) {
  return queryOptions({
    queryKey: communityKeys.blocked(userId),
    queryFn: async ({ signal }) => {
      const supabase = await getSupabase();
      return unwrap(await supabase.rpc('blocked_members').retry(false).abortSignal(signal));
    },
  });
}

async function storeBlock(userId: string, memberId: string): Promise<void> {
  const supabase = await getSupabase();
  const answer = await supabase.from('member_blocks').insert({ blocker_id: userId, blocked_id: memberId });
  // Blocked already, in another tab: that is what was wanted.
  if (answer.error?.code !== '23505') unwrap(answer);
}

async function takeBlockBack(userId: string, memberId: string): Promise<void> {
  const supabase = await getSupabase();
  unwrap(await supabase.from('member_blocks').delete().eq('blocker_id', userId).eq('blocked_id', memberId));
}

/**
 * After a block, or its end: whatever was read may show whom it must not show now, or lack them. What is on the screen is asked
 * again, not waited for; what was read for other screens is forgotten, or they would show it first.
 */
export function readEverythingAgain(queryClient: QueryClient): void {
  queryClient.removeQueries({ type: 'inactive', fetchStatus: 'idle' });
  void queryClient.invalidateQueries();
}

/** Blocks a member, or takes that back; doing it again does nothing. Everything is then read again. */
export function useBlock(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ memberId, blocked }: { memberId: string; blocked: boolean }) =>
      blocked ? storeBlock(userId, memberId) : takeBlockBack(userId, memberId),
    onSuccess: () => readEverythingAgain(queryClient),
  });
}

interface Report {
  kind: SubjectKind;
  subjectId: string;
  reason: Reason;
  /** Empty: none. */
  details: string;
}

/** Tells staff of something. The same again, while staff have not looked at it, is the same report. */
export function useReport() {
  return useMutation({
    mutationFn: async ({ kind, subjectId, reason, details }: Report) => {
      const supabase = await getSupabase();
      const report = { subject_kind: kind, subject_id: subjectId, reason, ...(details && { details }) };
      unwrap(await supabase.rpc('report', report));
    },
  });
}
