import { isDeepStrictEqual } from 'node:util';
import { QueryClient } from '@tanstack/react-query';
import type { SupabaseClient } from '@supabase/supabase-js';
import { brief } from '../../supabase/functions/_shared/mcp/brief.ts';
import type { Backend } from '../../supabase/local/backend.ts';
import { type Api, ApiError, createApi } from './api-client.ts';
import { setClient } from './app-client.ts';
import { apiUrl, keyOf, mcpOf, resetLimits, sessionOf } from './api-keys.ts';
import type { Comparison, Comparisons, ObjectKind, Reading } from './api-parity.ts';
import { dealComparisons } from './api-parity-deals.ts';
import { listingComparisons } from './api-parity-listings.ts';
import type { Random } from './random.ts';

/** How every operation that reads compares with the app. */
export const comparisons: Comparisons = { ...listingComparisons, ...dealComparisons };
const operations = Object.keys(comparisons) as Reading[];

type Query = Backend['database']['query'];

/** Members of each tier and standing, some of whom block each other, have a private profile, or hide a listing. */
async function preparePeople(query: Query): Promise<void> {
  // Every tier has keys here.
  await query(`update membership_rules set tiers = '{free,basic,pro,closer,partner}' where entitlement = 'api_access'`);
  await query(
    `insert into member_blocks (blocker_id, blocked_id)
     select user_id, other_id from (
       select user_id, other_id, row_number() over (order by conversation_id, user_id) as at from conversation_members
       where other_id is not null
     ) sides where at % 9 = 4 on conflict do nothing`,
  );
  await query(
    `update users set profile_status = 'private'
     where id in (select id from (select id, row_number() over (order by id) as at from users) u where at % 6 = 0)`,
  );
  await query(
    `update properties set status = 'paused' where id in (
       select id from (select id, row_number() over (order by id) as at from properties where status = 'active') p
       where at % 25 = 0)`,
  );
  await query(
    `insert into listing_drafts (id, user_id, fields)
     select gen_random_uuid(), user_id, '{"title": "Draft"}' from pipeline_cards group by user_id`,
  );
  await query(
    `with standings as (
       select u.id, (array['read_only', 'suspended', 'read_only', 'banned'])[1 + (at / 7) % 4] as standing, at
       from (
         select id, row_number() over (order by id desc) as at from users u
         where not exists (select from staff s where s.user_id = u.id)
       ) u where at % 7 = 0
     ), actions as (
       insert into moderation_actions (action, subject_kind, subject_id, member_id, reason, until)
       select case standing when 'read_only' then 'restrict' when 'suspended' then 'suspend' else 'ban' end,
         'profile', id, id, 'Test', case standing when 'suspended' then now() + interval '1 day' end
       from standings returning id, member_id, until
     )
     insert into private.member_standings (user_id, standing, until, action_id)
     select s.id, s.standing, a.until, a.id from standings s join actions a on a.member_id = s.id`,
  );
}

/** A way that each of the three answers a member. */
interface Side {
  id: string;
  api: Api;
  mcp: ReturnType<typeof mcpOf>;
  app: SupabaseClient;
  /** Keys of suspended and banned members, and of those who haven't verified their email, are refused. */
  isRefused: boolean;
}

interface Objects {
  all: string[];
  /** By the member who takes part in it. */
  own: Map<string, string[]>;
}

const objectQueries: Readonly<Record<ObjectKind, string>> = {
  listing: 'select id, user_id as member from properties',
  draft: 'select id, user_id as member from listing_drafts',
  offer: 'select id, unnest(array[buyer_id, seller_id]) as member from offers',
  deal: 'select deal_id as id, user_id as member from deal_parties',
  conversation: 'select conversation_id as id, user_id as member from conversation_members',
  card: 'select id, user_id as member from pipeline_cards',
  task: 'select id, user_id as member from pipeline_tasks',
  message: 'select m.id, s.user_id as member from messages m join conversation_members s using (conversation_id)',
  question: 'select id, user_id as member from listing_questions',
  showing: 'select s.id, p.user_id as member from listing_showings s join properties p on p.id = s.property_id',
};

async function readObjects(query: Query): Promise<Record<ObjectKind, Objects>> {
  const read = async (sql: string): Promise<Objects> => {
    const rows = await query<{ id: string; member: string }>(`${sql} order by 1, 2`, []);
    const own = new Map<string, string[]>();
    for (const { id, member } of rows) own.set(member, [...(own.get(member) ?? []), id]);
    return { all: [...new Set(rows.map(({ id }) => id))], own };
  };
  const kinds = Object.entries(objectQueries);
  const found = await Promise.all(kinds.map(async ([kind, sql]) => [kind, await read(sql)] as const));
  return Object.fromEntries(found) as Record<ObjectKind, Objects>;
}

interface Answer {
  data?: unknown;
  problem?: string;
}

/** Asks the API and the MCP server the same. A list with pages is continued once. */
async function ask({ api, mcp }: Side, operation: Reading, id: string, query: object, pageSize: number | undefined) {
  const viaRest = async (more: object): Promise<Answer> => {
    try {
      return { data: (await api[operation](...(id ? [id] : []), more)).data };
    } catch (error) {
      if (error instanceof ApiError) return { problem: error.problem.code };
      throw error;
    }
  };
  const viaMcp = async (more: object): Promise<Answer> => {
    const { data, problem } = await mcp(operation, { ...(id && { id }), ...more });
    return problem ? { problem: problem.code } : { data };
  };
  const answer = async (via: typeof viaRest): Promise<Answer> => {
    const limited = { ...query, ...(pageSize && { limit: pageSize }) };
    const first = await via(limited);
    const page = first.data as { items: unknown[]; next_cursor?: string | null } | undefined;
    if (!pageSize || !page?.next_cursor) return first;
    const next = (await via({ ...limited, cursor: page.next_cursor })).data as typeof page;
    return { data: { ...next, items: [...page.items, ...next.items] } };
  };
  return Promise.all([answer(viaRest), answer(viaMcp)]);
}

/** An answer with what the app has instead of addresses: paths of pictures, and no links to its own pages. */
function asInApp(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asInApp);
  if (typeof value !== 'object' || value === null) return value;
  const pathIn = (url: unknown) => decodeURIComponent(String(url).split(/\/public\/\w+\//)[1] ?? '');
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]: [string, unknown]) => {
      if (name === 'html_url') return [];
      if (name === 'images') return [[name, (one as { url: string }[]).map(({ url }) => pathIn(url))]];
      if (name === 'profile_image_url') return [[name, one === null ? null : pathIn(one)]];
      return [[name === 'at_least' ? 'atLeast' : name, asInApp(one)]];
    }),
  );
}

/** As JSON has it. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

/** What the three disagree about, null for nothing, and whether there is something that they agree about. */
async function compareAnswers(side: Side, operation: Reading, id: string, random: Random) {
  const { compare, query: ofQuery, pageSize } = comparisons[operation] as Comparison<unknown>;
  const query = ofQuery?.(random) ?? {};
  const [rest, mcp] = await ask(side, operation, id, query, pageSize);
  const where = { operation, reader: side.id, id, query };
  const nothing = { difference: null, isFound: false };
  const differing = (...answers: unknown[]) => ({ difference: { ...where, answers }, isFound: false });
  if (!isDeepStrictEqual(plain(brief(rest)), plain(mcp))) return differing(rest, mcp);
  if (side.isRefused) return rest.problem === 'account-restricted' ? nothing : differing(rest);
  if (rest.problem !== undefined && rest.problem !== 'not-found') return differing(rest);
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  // Used one after the other: the app has one client.
  setClient(side.app);
  const [api, app] = (await compare(asInApp(rest.data ?? null), { reader: side.id, id, query, cache })).map(plain);
  if (!isDeepStrictEqual(api, app)) return differing(api, app);
  return { difference: null, isFound: api !== null && !(Array.isArray(api) && api.length === 0) };
}

/** Compares what the API, the MCP server, and the app answer random members about random objects. */
export async function comparePairs(backend: Backend, count: number, random: Random) {
  const query: Query = (sql, params) => backend.database.query(sql, params);
  await preparePeople(query);
  const objects = await readObjects(query);
  const people = await query<{ id: string; is_refused: boolean; is_rich: boolean }>(
    `select u.id, private.program_refusal(u.id) is not null as is_refused,
       u.id in (select user_id from deal_parties union select user_id from conversation_members) as is_rich
     from users u where not exists (select from staff s where s.user_id = u.id) order by u.id`,
    [],
  );
  const rich = people.filter(({ is_rich }) => is_rich);
  const sides = new Map<string, Side>();
  const sideOf = async ({ id, is_refused }: (typeof people)[number]): Promise<Side> => {
    const known = sides.get(id);
    if (known) return known;
    const key = await keyOf(backend, id);
    const side = {
      id,
      api: await createApi(apiUrl(backend), key),
      mcp: mcpOf(backend, key),
      app: await sessionOf(backend, id),
      isRefused: is_refused,
    };
    sides.set(id, side);
    return side;
  };
  const differences: object[] = [];
  let found = 0;
  for (let pair = 0; pair < count; pair++) {
    if (pair % 10 === 0) await resetLimits(backend);
    const operation = operations[pair % operations.length] ?? 'getMe';
    const side = await sideOf(random.pick(random.chance(0.6) ? rich : people));
    const kind = comparisons[operation].of;
    const own = (kind && objects[kind].own.get(side.id)) ?? [];
    const id = kind ? random.pick(own.length > 0 && random.chance(0.5) ? own : objects[kind].all) : '';
    const { difference, isFound } = await compareAnswers(side, operation, id, random);
    if (difference) differences.push(difference);
    if (isFound) found += 1;
  }
  return { differences, found };
}
