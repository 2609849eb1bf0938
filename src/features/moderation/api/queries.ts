import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import { afterCursor, toPage } from '@/kit/network/keyset';
import { moderationKeys } from './keys';

/** What moderators decided about the member, latest first. */
export function ownModerationQuery(userId: string) {
  return queryOptions({
    queryKey: moderationKeys.own(userId),
    queryFn: async ({ signal }) => unwrap(await database().rpc('my_moderation').abortSignal(signal)),
  });
}

const pageSize = 20;

const actionColumns = `id, action, subject_kind, subject_id, title, reason, note, until, parent_id, created_at,
    member:users!moderation_actions_member_id_fkey(id, name), actor:users!moderation_actions_actor_id_fkey(id, name)`;

/** Undecided appeals, or decided ones. */
export type AppealState = 'open' | 'decided';

interface AppealCursor {
  id: string;
  created_at: string;
  decided_at: string | null;
}

async function fetchAppeals(state: AppealState, after: AppealCursor | null, signal: AbortSignal) {
  const open = state === 'open';
  const time = open ? 'created_at' : 'decided_at';
  let query = database()
    .from('moderation_appeals')
    .select(
      `id, message, created_at, decision, answer, decided_at,
      decider:users!moderation_appeals_decided_by_fkey(id, name),
      action:moderation_actions!inner(${actionColumns})`,
    );
  query = open ? query.is('decided_at', null) : query.not('decided_at', 'is', null);
  if (after)
    query = query.or(afterCursor([time, after[time] ?? ''], ['id', after.id], open ? 'ascending' : 'descending'));
  return unwrap(
    await query.order(time, { ascending: open }).order('id', { ascending: open }).limit(pageSize).abortSignal(signal),
  );
}

/** An appeal as staff see it. */
export type StoredAppeal = Awaited<ReturnType<typeof fetchAppeals>>[number];

/** Pages of appeals for moderators: open ones oldest first, decided ones latest first. */
export function appealsQuery(state: AppealState) {
  return infiniteQueryOptions({
    queryKey: moderationKeys.appeals(state),
    queryFn: async ({ pageParam, signal }) => toPage(await fetchAppeals(state, pageParam, signal), pageSize),
    initialPageParam: null as AppealCursor | null,
    getNextPageParam: ({ next }) => next,
    refetchOnWindowFocus: 'always',
  });
}

/** Filters of the log: an action, and the names of the member and of the staff member; '' for all. */
export interface LogFilters {
  action: string;
  member: string;
  actor: string;
}

interface LogCursor {
  id: string;
  created_at: string;
}

/** Escapes a name for `ilike`. */
const pattern = (name: string) => `%${name.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

async function fetchLog({ action, member, actor }: LogFilters, after: LogCursor | null, signal: AbortSignal) {
  // An inner join drops entries whose member doesn't match.
  const inner = (columns: string, side: string) => columns.replace(`_${side}_id_fkey(`, `_${side}_id_fkey!inner(`);
  const byMember = member.trim() ? inner(actionColumns, 'member') : actionColumns;
  const columns = (actor.trim() ? inner(byMember, 'actor') : byMember) as typeof actionColumns;
  let query = database().from('moderation_actions').select(columns);
  if (action) query = query.eq('action', action);
  if (member.trim()) query = query.ilike('member.name', pattern(member));
  if (actor.trim()) query = query.ilike('actor.name', pattern(actor));
  if (after) query = query.or(afterCursor(['created_at', after.created_at], ['id', after.id]));
  return unwrap(
    await query
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(pageSize)
      .abortSignal(signal),
  );
}

/** An entry of the moderation log. */
export type LogEntry = Awaited<ReturnType<typeof fetchLog>>[number];

/** Pages of the moderation log, latest first. */
export function logQuery(filters: LogFilters) {
  return infiniteQueryOptions({
    queryKey: moderationKeys.log(filters),
    queryFn: async ({ pageParam, signal }) => toPage(await fetchLog(filters, pageParam, signal), pageSize),
    initialPageParam: null as LogCursor | null,
    getNextPageParam: ({ next }) => next,
  });
}

/** The staff and their roles, for admins: admins first, then by when they joined. */
export const teamQuery = queryOptions({
  queryKey: moderationKeys.team,
  queryFn: async ({ signal }) =>
    unwrap(
      await database()
        .from('staff')
        .select('user_id, role, granted_at, member:users(id, name, profile_image_url, membership_tier)')
        .order('role')
        .order('granted_at')
        .abortSignal(signal),
    ),
});
