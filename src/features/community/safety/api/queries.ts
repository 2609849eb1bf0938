import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import { afterCursor, toPage } from '@/kit/network/keyset';
import { communityKeys } from '../../api/keys';

/** The members the viewer has blocked, latest first. */
export function blockedQuery(userId: string) {
  return queryOptions({
    queryKey: communityKeys.blocked(userId),
    queryFn: async ({ signal }) => unwrap(await database().rpc('blocked_members').abortSignal(signal)),
  });
}

const pageSize = 20;

const columns = `id, is_automatic, subject_kind, subject_id, reason, severity, details, snapshot, created_at,
    handled_at, outcome, reporter:users!reports_reporter_id_fkey(id, name),
    reported:users!reports_reported_id_fkey(id, name), handler:users!reports_handled_by_fkey(id, name)`;

/** Reads content that waits for review, by its own IDs. */
export async function readHeld(ids: readonly string[], signal: AbortSignal) {
  return unwrap(
    await database()
      .from('held_content')
      .select('id:subject_id, subject_kind, reason, explanation, snapshot, created_at, member:users(id, name)')
      .in('subject_id', ids)
      .abortSignal(signal),
  );
}

/** Content that waits for review, as staff see it. */
export type HeldContent = Awaited<ReturnType<typeof readHeld>>[number];

/** Open reports, or those that staff have closed. */
export type ReportState = 'open' | 'handled';

interface Cursor {
  id: string;
  severity: number;
  created_at: string;
  handled_at: string | null;
}

/** The rows after a cursor in the order of the open queue: the most severe first, then the oldest. */
function afterOpen({ id, severity, created_at }: Cursor): string {
  return `severity.lt.${severity},and(severity.eq.${severity},${afterCursor(
    ['created_at', created_at],
    ['id', id],
    'ascending',
  ).replace(/^and\(/, '')}`;
}

async function fetchReports(state: ReportState, after: Cursor | null, signal: AbortSignal) {
  let query = database().from('reports').select(columns).limit(pageSize).abortSignal(signal);
  if (state === 'open') {
    query = query.is('handled_at', null).order('severity', { ascending: false }).order('created_at').order('id');
    if (after) query = query.or(afterOpen(after));
  } else {
    query = query.not('handled_at', 'is', null);
    query = query.order('handled_at', { ascending: false }).order('id', { ascending: false });
    if (after) query = query.or(afterCursor(['handled_at', after.handled_at ?? ''], ['id', after.id]));
  }
  return unwrap(await query);
}

/** A report as staff see it. */
export type StoredReport = Awaited<ReturnType<typeof fetchReports>>[number];

/**
 * Pages of reports for staff: open ones by severity and age, closed ones latest first. Other members would get their
 * own.
 */
export function reportsQuery(state: ReportState) {
  return infiniteQueryOptions({
    queryKey: communityKeys.reports(state),
    queryFn: async ({ pageParam, signal }) => toPage(await fetchReports(state, pageParam, signal), pageSize),
    initialPageParam: null as Cursor | null,
    getNextPageParam: ({ next }) => next,
    refetchOnWindowFocus: 'always',
  });
}

const linkedSchema = z.array(z.object({ id: z.string(), name: z.string(), by: z.array(z.string()) }));
export type LinkedAccount = z.infer<typeof linkedSchema>[number];

/** For moderators: a member's age, earlier reports, and linked accounts; null if the account is gone. */
export function memberRecordQuery(memberId: string) {
  return queryOptions({
    queryKey: communityKeys.memberRecord(memberId),
    queryFn: async ({ signal }) => {
      const [record] = unwrap(
        await database()
          .rpc('reported_members', { member_ids: [memberId] })
          .abortSignal(signal),
      );
      return record ? { ...record, linked: linkedSchema.parse(record.linked) } : null;
    },
    staleTime: 60_000,
  });
}
