import { maxHeaderSize } from 'node:http';
import { seeded, type Random } from '../random.ts';
import type { Backend } from '../../../supabase/local/backend.ts';
import { messageOf } from '../../../supabase/local/failure.ts';
import { newMember } from '../client.ts';

/** A backend with the tables and accounts the requests need. */
export interface FuzzTarget {
  backend: Backend;
  token: string;
  memberId: string;
}

interface FuzzOptions {
  requests: number;
  seed: string;
  /** Called after each request with the number sent. */
  onSent?: (sent: number) => void;
}

interface FuzzResult {
  sent: number;
  /** One line for each request whose response was wrong. */
  problems: string[];
  /** Responses by status. */
  statuses: Record<number, number>;
}

interface FuzzRequest {
  path: string;
  init: { method: string; headers: Record<string, string>; body?: string };
}

/** Creates a member, and a table only members may write to. */
export async function prepareFuzz(backend: Backend): Promise<FuzzTarget> {
  const statements = [
    'create table public.fuzz_rows (id int primary key, note text not null check (length(note) < 100))',
    'alter table public.fuzz_rows enable row level security',
    'revoke all on public.fuzz_rows from anon, authenticated',
    'grant select, insert, update on public.fuzz_rows to authenticated',
    'create policy fuzz_read on public.fuzz_rows for select to authenticated using (true)',
    'create policy fuzz_insert on public.fuzz_rows for insert to authenticated with check (id > 0)',
    'create policy fuzz_update on public.fuzz_rows for update to authenticated using (true) with check (id > 0)',
    `insert into public.fuzz_rows values (1, 'first')`,
    `notify pgrst, 'reload schema'`,
  ];
  for (const statement of statements) await backend.database.query(statement);
  const { client, id } = await newMember(backend);
  const { data } = await client.auth.getSession();
  return { backend, token: data.session?.access_token ?? '', memberId: id };
}

/** Sends seeded random requests. After every few, checks that rejected writes are reported and accepted ones kept. */
export async function fuzz(target: FuzzTarget, { requests, seed, onSent }: FuzzOptions): Promise<FuzzResult> {
  const random = seeded(seed);
  const result: FuzzResult = { sent: 0, problems: [], statuses: {} };
  while (result.sent < requests) {
    const batch = Array.from({ length: Math.min(5, requests - result.sent) }, () => hostileRequest(random, target));
    const outcomes = await Promise.all(batch.map((request) => send(target, request)));
    for (const [at, outcome] of outcomes.entries()) {
      result.sent += 1;
      if (typeof outcome === 'string') result.problems.push(`${describe(batch[at])}: ${outcome}`);
      else result.statuses[outcome.status] = (result.statuses[outcome.status] ?? 0) + 1;
      onSent?.(result.sent);
    }
    for (const problem of await wrongWrites(target, result.sent)) {
      result.problems.push(`after ${batch.map(describe).join(' | ')}: ${problem}`);
    }
  }
  return result;
}

/** Returns the response, or what went wrong in reaching the backend. */
async function send({ backend }: FuzzTarget, { path, init }: FuzzRequest): Promise<Response | string> {
  try {
    const response = await fetch(backend.url + path, init);
    await response.arrayBuffer();
    return response;
  } catch (error) {
    // Node.js refuses such a request before we see it, and may close the connection before its response is read.
    if (path.length + JSON.stringify(init.headers).length > maxHeaderSize) return new Response(null, { status: 431 });
    // It also refuses to send some.
    return error instanceof TypeError && /invalid|ByteString|headers/i.test(messageOf(error.cause ?? error))
      ? new Response(null, { status: 400 })
      : String(error);
  }
}

/** Returns what's wrong with how known good and bad writes are answered now. */
async function wrongWrites(target: FuzzTarget, count: number): Promise<string[]> {
  const { backend, token } = target;
  const headers = { apikey: backend.anonKey, 'content-type': 'application/json' };
  const asMember = { ...headers, authorization: `Bearer ${token}` };
  const write = async (method: string, path: string, body: unknown, as: Record<string, string>) =>
    (await fetch(`${backend.url}/rest/v1/${path}`, { method, headers: as, body: JSON.stringify(body) })).status;
  const note = `note ${count}`;
  const [read] = [
    await write('POST', 'fuzz_rows', { id: 1, note: 'again' }, asMember),
    await write('POST', 'fuzz_rows', { id: -1, note: 'denied' }, asMember),
    await write('PATCH', 'fuzz_rows?id=eq.1', { note: 'x'.repeat(100) }, asMember),
    await write('POST', 'fuzz_rows', { id: 3, note: 'visitor' }, headers),
    await write('PATCH', 'fuzz_rows?id=eq.1', { note }, asMember),
  ].reduce<string[][]>((all, status, at) => {
    const expected = [409, 403, 400, 401, 204][at];
    return status === expected ? all : [[...(all[0] ?? []), `write ${at} returned ${status} instead of ${expected}`]];
  }, []);
  const rows = await backend.database.query('select id, note from public.fuzz_rows order by id');
  const isKept = JSON.stringify(rows) === JSON.stringify([{ id: 1, note }]);
  return [...(read ?? []), ...(isKept ? [] : [`the table holds ${JSON.stringify(rows)}`])];
}

function describe(request: FuzzRequest | undefined): string {
  return `${request?.init.method} ${request?.path.slice(0, 200)} ${request?.init.body?.slice(0, 100) ?? ''}`;
}

const texts = [
  '(x{1,250}){1,250}',
  '((((((((((a+)+)+)+)+)+)+)+)+)+)+$',
  '\u0000',
  '\ud800',
  '%',
  '*'.repeat(300),
  "'; drop table public.users; --",
  '"',
  '\\',
  '{}',
  '{"a":',
  '(,)',
  'null',
  '9'.repeat(400),
  '-1',
  '1e999',
  'NaN',
  '2026-13-45',
  '00000000-0000-0000-0000-000000000000',
  '(a&(b|!c',
  '['.repeat(200),
  '('.repeat(200),
  '../../../../etc/passwd',
  'a'.repeat(3000),
] as const;
const operators = 'eq neq gt lt gte like ilike match imatch in is fts plfts phfts wfts cs cd ov sl isdistinct zz'.split(
  ' ',
);
const tables =
  'users properties posts messages notifications fuzz_rows events no_such_table rpc/search_properties'.split(' ');
const columns = 'id name title email created_at price state details->a->>b users.name ""'.split(' ');
const headerNames = 'prefer range accept accept-profile content-profile x-client-info cookie if-none-match'.split(' ');
const headerValues = [
  'return=representation',
  'count=exact',
  'max-affected=-1,handling=strict',
  'resolution=merge-duplicates',
  '0-99999999',
  'application/vnd.pgrst.object+json',
  'application/vnd.pgrst.plan',
  'text/csv',
  'auth',
  'pg_catalog',
  'a=b; c',
  'x'.repeat(4000),
];

function hostileRequest(random: Random, target: FuzzTarget): FuzzRequest {
  const headers: Record<string, string> = { apikey: target.backend.anonKey };
  if (random.chance(0.5)) headers['authorization'] = `Bearer ${target.token}`;
  if (random.chance(0.1)) headers['authorization'] = `Bearer ${random.pick(texts.slice(7))}`.trim();
  for (let count = random.int(0, 2); count > 0; count -= 1)
    headers[random.pick(headerNames)] = random.pick(headerValues);
  if (random.chance(0.15)) return otherApi(random, headers);
  const method = random.pick(['GET', 'GET', 'GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'PUT']);
  const table = random.pick(tables);
  const query = Array.from({ length: random.int(0, 3) }, () => parameter(random)).join('&');
  // The checks own this table's rows.
  const isWrite = !['GET', 'HEAD'].includes(method);
  const path = `/rest/v1/${isWrite && table === 'fuzz_rows' ? 'users' : table}?${query}`;
  if (!isWrite) return { path, init: { method, headers } };
  headers['content-type'] = random.pick(['application/json', 'application/json', 'text/csv', 'text/plain', 'x/y']);
  return { path, init: { method, headers, body: hostileBody(random) } };
}

function parameter(random: Random): string {
  const kind = random.int(0, 5);
  const text = () => encodeURIComponent(sendable(random.pick(texts)));
  if (kind === 0) return `select=${text()}`;
  if (kind === 1) return `select=*,${'users('.repeat(random.int(1, 30))}id${')'.repeat(random.int(1, 30))}`;
  if (kind === 2) return `${random.pick(['order', 'limit', 'offset', 'columns', 'on_conflict'])}=${text()}`;
  const filter = `${random.chance(0.2) ? 'not.' : ''}${random.pick(operators)}.${text()}`;
  const column = random.pick(columns);
  if (kind === 3) return `${encodeURIComponent(column)}=${filter}`;
  const depth = random.int(1, 40);
  return `${random.pick(['or', 'and', 'not.or'])}=(${'and('.repeat(depth)}${column}.${filter}${')'.repeat(depth)})`;
}

function hostileBody(random: Random): string {
  const kind = random.int(0, 5);
  const text = sendable(random.pick(texts));
  if (kind === 0) return text;
  if (kind === 1) return '['.repeat(random.int(1, 20_000));
  if (kind === 2) return `{"filters":${'{"a":'.repeat(300)}1${'}'.repeat(300)}}`;
  if (kind === 3) return JSON.stringify(Array.from({ length: random.int(0, 50) }, () => ({ id: text, name: text })));
  return JSON.stringify({ id: random.pick([text, null, 1, true, [text], { text }]), [random.pick(columns)]: text });
}

function otherApi(random: Random, headers: Record<string, string>): FuzzRequest {
  const text = encodeURIComponent(sendable(random.pick(texts)));
  const path = random.pick([
    `/auth/v1/${random.pick(['user', 'token?grant_type=password', 'verify', 'recover', text])}`,
    `/storage/v1/object/${random.pick(['public', 'list', 'sign', 'upload/sign', text])}/${text}`,
    `/storage/v1/render/image/public/${text}?width=${text}`,
    `/realtime/v1/api/broadcast`,
    `/${text}`,
  ]);
  const method = random.pick(['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS']);
  if (method === 'GET' || method === 'OPTIONS') return { path, init: { method, headers } };
  return {
    path,
    init: { method, headers: { ...headers, 'content-type': 'application/json' }, body: hostileBody(random) },
  };
}

/** `encodeURIComponent` and `fetch` refuse half a surrogate pair. */
function sendable(text: string): string {
  return text.replaceAll('\ud800', '\ufffd');
}
