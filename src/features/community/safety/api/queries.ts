import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/shared/supabase/client';
import { unwrap } from '@/shared/supabase/errors';
import { afterCursor, toPage } from '@/shared/supabase/keyset';
import { communityKeys } from '../../api/keys';

/** The members the viewer has blocked, latest first. */
export function blockedQuery(userId: string) {
  return queryOptions({
    queryKey: communityKeys.blocked(userId),
    queryFn: async ({ signal }) => {
      const supabase = await getSupabase();
      return unwrap(await supabase.rpc('blocked_members').retry(false).abortSignal(signal));
    },
  });
}

const pageSize = 20;

const columns = `id, subject_kind, subject_id, reason, details, snapshot, created_at, handled_at, outcome,
    reporter:users!reports_reporter_id_fkey(id, name), reported:users!reports_reported_id_fkey(id,
    name), handler:users!reports_handled_by_fkey(id, name)`;

/** Open reports, or those that staff have closed. */
export type ReportState = 'open' | 'handled';

interface Cursor {
  id: string;
  created_at: string;
  handled_at: string | null;
}

async function fetchReports(state: ReportState, after: Cursor | null, signal: AbortSignal) {
  const supabase = await getSupabase();
  const open = state === 'open';
  const time = open ? 'created_at' : 'handled_at';
  let query = supabase.from('reports').select(columns);
  query = open ? query.is('handled_at', null) : query.not('handled_at', 'is', null);
  if (after)
    query = query.or(afterCursor([time, after[time] ?? ''], ['id', after.id], open ? 'ascending' : 'descending'));
  return unwrap(
    await query
      .order(time, { ascending: open })
      .order('id', { ascending: open })
      .limit(pageSize)
      .retry(false)
      .abortSignal(signal),
  );
}

/** A report as staff see it. */
export type StoredReport = Awaited<ReturnType<typeof fetchReports>>[number];

/** Pages of reports for staff: open ones oldest first, closed ones latest first. Other members would get their own. */
export function reportsQuery(state: ReportState) {
  return infiniteQueryOptions({
    queryKey: communityKeys.reports(state),
    queryFn: async ({ pageParam, signal }) => toPage(await fetchReports(state, pageParam, signal), pageSize),
    initialPageParam: null as Cursor | null,
    getNextPageParam: ({ next }) => next,
    refetchOnWindowFocus: 'always',
  });
}
