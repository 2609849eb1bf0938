import { queryOptions } from '@tanstack/react-query';
import { staffKey } from '@/platform/session/staff';
import { database } from '@/platform/supabase/client';
import type { Database, Json } from '@/domain/database.types';
import { unwrap } from '@/platform/errors/errors';

type Functions = Database['public']['Functions'];

/** A row of `private.undoable_decisions`. */
type DecisionName =
  | 'accept_submission'
  | 'approve_content'
  | 'decide_appeal'
  | 'decide_event'
  | 'decide_listing_review'
  | 'decide_proof'
  | 'handle_report'
  | 'moderate'
  | 'moderate_reports'
  | 'resolve_contact_message'
  | 'return_submission'
  | 'settle_claim';

/**
 * Decides as staff. The database carries it out ten seconds later, unless it's undone, also if this page is closed.
 * `title` says what it's about. Fails as the function that it names, right away.
 */
export async function decide<Name extends DecisionName>(
  decision: Name,
  args: Functions[Name]['Args'],
  title: string,
): Promise<void> {
  unwrap(await database().rpc('decide', { decision, arguments: args as Json, title }));
}

/** Undoes an own decision, or forgets one that couldn't be carried out. Fails with code P0001 if it's too late. */
export async function undoDecision(id: string): Promise<void> {
  unwrap(await database().rpc('undo_decision', { decision_id: id }));
}

/** Query for the decisions of staff that aren't carried out yet, and the member's own that couldn't be. */
export function staffDecisionsQuery(userId: string) {
  return queryOptions({
    queryKey: [...staffKey, 'decisions', userId],
    queryFn: async ({ signal }): Promise<StaffDecision[]> =>
      unwrap(await database().rpc('staff_decisions').abortSignal(signal)),
    refetchOnWindowFocus: 'always',
    // Until they're carried out.
    refetchInterval: ({ state }) => (state.data?.some(({ error }) => error === null) ? 3000 : false),
  });
}

/** A decision of staff that isn't carried out; with the error, if it couldn't be. */
export type StaffDecision = Omit<Functions['staff_decisions']['Returns'][number], 'error'> & { error: string | null };
