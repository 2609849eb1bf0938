import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { leaveList } from '@/shared/lib/list-pages';
import { getSupabase } from '@/shared/supabase/client';
import { unwrap } from '@/shared/supabase/errors';
import { rowsAfter, toPage } from '@/shared/supabase/keyset';
import { communityKeys } from './keys';
import { removeReview } from './reviews';

const pageSize = 20;

const columns =
  'id, subject_kind, subject_id, reason, details, snapshot, created_at, handled_at, outcome, reporter:users!reports_reporter_id_fkey(id, name), reported:users!reports_reported_id_fkey(id, name), handler:users!reports_handled_by_fkey(id, name)';

/** Reports that wait for staff, and those that are closed. */
export type ReportState = 'open' | 'handled';

interface Place {
  id: string;
  created_at: string;
  handled_at: string | null;
}

async function readReports(state: ReportState, after: Place | null, signal: AbortSignal) {
  const supabase = await getSupabase();
  const open = state === 'open';
  const time = open ? 'created_at' : 'handled_at';
  let query = supabase.from('reports').select(columns);
  query = open ? query.is('handled_at', null) : query.not('handled_at', 'is', null);
  if (after)
    query = query.or(rowsAfter([time, after[time] ?? ''], ['id', after.id], open ? 'ascending' : 'descending'));
  return unwrap(
    await query
      .order(time, { ascending: open })
      .order('id', { ascending: open })
      .limit(pageSize)
      .retry(false)
      .abortSignal(signal),
  );
}

/** A report as staff read it. */
export type StoredReport = Awaited<ReturnType<typeof readReports>>[number];

/** Pages of the reports: of the open ones the oldest first, of the handled ones the last handled. For staff; reporters would find their own. */
export function reportsQuery(state: ReportState) {
  return infiniteQueryOptions({
    queryKey: communityKeys.reports(state),
    queryFn: async ({ pageParam, signal }) => toPage(await readReports(state, pageParam, signal), pageSize),
    initialPageParam: null as Place | null,
    getNextPageParam: ({ next }) => next,
    refetchOnWindowFocus: 'always',
  });
}

/** Closes a report with what was done about it. It leaves the open ones. Fails with code P0001 when it was closed already. */
export function useCloseReport() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, outcome }: { id: string; outcome: string }) => {
      const supabase = await getSupabase();
      unwrap(await supabase.rpc('handle_report', { report_id: id, outcome }));
    },
    onSuccess: (_, { id }) => {
      leaveList(queryClient, communityKeys.reports('open'), id);
      void queryClient.invalidateQueries({ queryKey: communityKeys.reports('handled') });
    },
  });
}

/** Removes a reported review, as staff. Resolves with whether it was still there. */
export function useRemoveReportedReview() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: removeReview,
    // The member's average with it.
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: communityKeys.all, refetchType: 'none' }),
  });
}
