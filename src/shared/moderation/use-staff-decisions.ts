import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { toast } from '@/kit/ui/toast';
import { useUser } from '@/platform/auth/auth-provider';
import { userMessage } from '@/platform/errors/errors';
import { staffCountsKey } from '@/platform/session/staff-counts';
import { staffDecisionsQuery, undoDecision, type StaffDecision } from './api/staff-decisions';

const undoMs = 10_000;

async function refetchDecisions(queryClient: QueryClient, userId: string): Promise<StaffDecision[]> {
  void queryClient.invalidateQueries({ queryKey: staffCountsKey });
  return await queryClient.fetchQuery({ ...staffDecisionsQuery(userId), staleTime: 0 });
}

interface Decided {
  /** What was decided about: the items of a queue, or content. */
  subjects: readonly string[];
  /** What happened: 'Approved'. */
  message: string;
  /** What the subject is called. */
  title: string;
  onUndone?: () => void;
}

/** Returns a function that undoes a decision of the member, and says whether that worked. */
export function useUndoDecision(): (decision: StaffDecision, onUndone?: () => void) => Promise<void> {
  const user = useUser();
  const queryClient = useQueryClient();
  return async function undo(decision, onUndone): Promise<void> {
    const { id, title } = decision;
    toast.dismiss(id);
    try {
      await undoDecision(id);
      toast.info('Undone', { description: title });
      onUndone?.();
    } catch (error) {
      const tooLate = userMessage(error);
      toast.error(tooLate ?? 'We couldn’t undo this.', {
        description: title,
        duration: undoMs,
        ...(tooLate === null && { action: { label: 'Try again', onClick: () => void undo(decision, onUndone) } }),
      });
    }
    // Without it, the list changes a few seconds later.
    await refetchDecisions(queryClient, user.id).catch(() => undefined);
  };
}

/** Returns a function that says what the member has just decided, with a button that undoes it for ten seconds. */
export function useToastDecision(): (decided: Decided) => Promise<void> {
  const user = useUser();
  const queryClient = useQueryClient();
  const undo = useUndoDecision();
  return async ({ subjects, message, title, onUndone }) => {
    // Without it, the decision can't be undone here.
    const decisions = await refetchDecisions(queryClient, user.id).catch(() => []);
    const made = decisions.findLast(
      (one) => one.is_own && one.error === null && one.subjects.some((id) => subjects.includes(id)),
    );
    toast.success(message, {
      description: title,
      duration: undoMs,
      ...(made && { id: made.id, action: { label: 'Undo', onClick: () => void undo(made, onUndone) } }),
    });
  };
}

/**
 * The decisions of staff about the items of a queue. `decided` are the items that staff have decided about, until the
 * queue, which `refetch` reads, knows. `latest` is the member's last one, also of another tab, while it can be undone,
 * and `failed` are the member's own that couldn't be carried out.
 */
export function useStaffDecisions(refetch: () => Promise<unknown>) {
  const user = useUser();
  const queryClient = useQueryClient();
  const { data = [] } = useQuery(staffDecisionsQuery(user.id));
  const [known, setKnown] = useState<readonly string[]>([]);
  const waiting = data.filter(({ error }) => error === null).flatMap(({ subjects }) => subjects);
  const update = useEffectEvent((ids: string) => {
    const next = ids.split(',');
    // What has left was carried out, undone, or failed: the queue says which.
    const read = known.some((id) => !next.includes(id)) ? refetch() : Promise.resolve();
    const show = async () => {
      await read;
      setKnown(next);
    };
    void show();
  });
  const key = waiting.join();
  useEffect(() => update(key), [key]);
  return {
    decided: new Set([...known, ...waiting]),
    latest: data.findLast(({ is_own, error }) => is_own && error === null),
    failed: data.filter(({ is_own, error }) => is_own && error !== null),
    forget: async (id: string) => {
      await undoDecision(id).catch(() => undefined);
      await refetchDecisions(queryClient, user.id);
    },
  };
}
