import { useMutation, useQueryClient } from '@tanstack/react-query';
import { removeFromPages } from '@/platform/query/infinite-pages';
import type { StaffRole } from '@/platform/session/staff';
import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import type { ModerateAction } from '../moderation';
import { moderationKeys } from './keys';

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
  /** Acts on these reports instead, all or none. */
  reportIds?: readonly string[] | undefined;
}

async function moderate({ kind, id, reportIds, action, reason, note, until }: Target & Decision): Promise<void> {
  const decision = { action, reason, ...(note && { note }), ...(until && { until }) };
  unwrap(
    reportIds
      ? await database().rpc('moderate_reports', { report_ids: [...reportIds], ...decision })
      : await database().rpc('moderate', { subject_kind: kind, subject_id: id, ...decision }),
  );
}

/** Acts on content, its author, or reports. Any screen may show something that changed. */
export function useModerate() {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: moderate, onSuccess: () => void queryClient.invalidateQueries() });
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
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, decision, answer }: { id: string; decision: 'upheld' | 'reversed'; answer: string }) => {
      unwrap(await database().rpc('decide_appeal', { appeal_id: id, decision, answer }));
    },
    onSuccess: (_, { id }) => {
      removeFromPages(queryClient, moderationKeys.appeals('open'), id);
      void queryClient.invalidateQueries({ queryKey: moderationKeys.appeals('decided') });
      void queryClient.invalidateQueries({ queryKey: ['moderation', 'log'] });
    },
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
