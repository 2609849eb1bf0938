import { useMutation, useQueryClient } from '@tanstack/react-query';
import { decide } from '@/shared/moderation/api/staff-decisions';
import type { StaffRole } from '@/platform/session/staff';
import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import { appealTitle, type ModerateAction } from '../moderation';
import { moderationKeys } from './keys';
import type { StoredAppeal } from './queries';

type Verdict = 'upheld' | 'reversed';

interface Decision {
  action: ModerateAction;
  reason: string;
  /** May be empty. */
  note: string;
  /** For suspensions. */
  until: string | null;
}

interface Target {
  kind: string;
  id: string;
  name: string;
  /** Acts on these reports instead, all or none. */
  reportIds?: readonly string[] | undefined;
}

/** Acts on content, its author, or reports. */
export function useModerate() {
  return useMutation({
    mutationFn: ({ kind, id, name, reportIds, action, reason, note, until }: Target & Decision) => {
      const decision = { action, reason, ...(note && { note }), ...(until && { until }) };
      return reportIds
        ? decide('moderate_reports', { report_ids: [...reportIds], ...decision }, name)
        : decide('moderate', { subject_kind: kind, subject_id: id, ...decision }, name);
    },
  });
}

/** Reverses an action without an appeal. */
export function useReverse() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, reason }: { id: string; reason: string }) => {
      unwrap(await database().rpc('reverse_action', { action_id: id, reason }));
    },
    onSuccess: () => void queryClient.invalidateQueries(),
  });
}

/** Appeals a decision about the member. */
export function useAppeal(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ actionId, message }: { actionId: string; message: string }) => {
      unwrap(await database().rpc('appeal', { action_id: actionId, message }));
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: moderationKeys.own(userId) }),
  });
}

/** Decides an appeal. Fails with code P0001 if it was already decided. */
export function useDecideAppeal() {
  return useMutation({
    mutationFn: ({ appeal, decision, answer }: { appeal: StoredAppeal; decision: Verdict; answer: string }) =>
      decide('decide_appeal', { appeal_id: appeal.id, decision, answer }, appealTitle(appeal)),
  });
}

/** Changes a staff role; null removes the member from the team. */
export function useSetRole() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ memberId, role }: { memberId: string; role: StaffRole | null }) => {
      // The generated types don't allow null for arguments.
      unwrap(await database().rpc('set_staff_role', { member_id: memberId, role: role as StaffRole }));
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: moderationKeys.team }),
  });
}
