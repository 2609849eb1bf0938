import { queryOptions } from '@tanstack/react-query';
import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';

/** Why content waits for a moderator, as its author explains it; null if it doesn't. For its author and moderators. */
export function heldQuery(subjectId: string) {
  return queryOptions({
    queryKey: ['held', subjectId],
    queryFn: async ({ signal }) =>
      unwrap(
        await database()
          .from('held_content')
          .select('reason, explanation')
          .eq('subject_id', subjectId)
          .abortSignal(signal)
          .maybeSingle(),
      ),
  });
}

/** Whether its seller can edit a listing that waits for review: unless members reported it. */
export function canEditHeld(reason: string | null | undefined): boolean {
  return typeof reason === 'string' && reason !== 'reports';
}
