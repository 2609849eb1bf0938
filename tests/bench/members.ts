import postgres from 'postgres';
import { prepareDatabase } from '../backend/prepare-database.ts';
import { startTestServer } from '../backend/test-server.ts';
import { measure } from './measure.ts';
import { seedMembers, memberId } from './seed-members.ts';
import { printTimings } from './report.ts';
import type { Shape } from './shapes.ts';

/*
 * `npm run bench:members`: the member directory on a real PostgreSQL server with 50,000 members, two concurrent
 * clients, and the policies for signed-in members. Times are relative to a member’s lookup by primary key, measured in
 * turns with the rest, because machines differ.
 */

const members = 50_000;

/** Columns of a card, without the reader’s relation to the member. */
const columns = 'id, name, title, location, profile_image_url, membership_tier';
/** The screen’s query, which adds that relation and the counts. */
const card = `m.id, m.name, m.title, m.location, m.profile_image_url, m.membership_tier,
  connection(m), followed(m), to_jsonb(s) as stats`;

const directory = (name: string, texts: readonly string[], tier = 'all', after: unknown = null): Shape => ({
  name,
  sql: `select ${columns} from search_members($1, $2, $3::jsonb)`,
  parameters: (round) => [texts[round % texts.length], tier, after],
  budget: 10,
  caller: 'member',
});
/** The cursor of a page deep in the directory. */
const deepCursor = { membership_tier: 'free', name: 'Jordan', id: '00000000-0000-0000-0000-000000000000' };

const baseline: Shape = {
  name: 'lookup by primary key',
  sql: `select ${columns} from users where id = md5('member ' || $1::int)::uuid`,
  parameters: (round) => [101 + ((round * 97) % 9000)],
  budget: null,
  caller: 'member',
};

const shapes: readonly Shape[] = [
  directory('first page', ['']),
  directory('next page', [''], 'all', deepCursor),
  directory('common word', ['wholesaler', 'investor', 'tx']),
  directory('first name', ['maria', 'zoe', 'jordan']),
  directory('surname', ['clayton', 'franklin', 'salem']),
  directory('rare word', ['kumquat', 'umquat grov']),
  directory('nothing found', ['xylophone', 'qqq']),
  directory('two letters', ['st', 'ar', 'zo']),
  directory('rare two letters', ['#q', 'q#']),
  directory('partners', [''], 'partner'),
  directory('closers, common word', ['investor', 'agent'], 'pro'),
  { ...directory('first page, with blocks', ['']), caller: 'blocker' },
  { ...directory('common word, with blocks', ['wholesaler', 'investor']), caller: 'blocker' },
  {
    name: 'first page in the app',
    caller: 'member',
    budget: null,
    parameters: () => [],
    sql: `select ${card} from search_members() as m left join member_stats s on s.user_id = m.id`,
  },
  {
    name: 'suggestions',
    caller: 'member',
    budget: null,
    parameters: () => [],
    sql: `select ${columns} from suggested_members()`,
  },
  {
    name: 'mutual connections',
    caller: 'member',
    budget: null,
    parameters: (round) => [2 + (round % 90)],
    sql: `select ${columns} from mutual_connections(md5('member ' || $1::int)::uuid)`,
  },
];

async function main(): Promise<void> {
  const server = await startTestServer();
  await (await prepareDatabase(server.url)).close();
  const owner = postgres(server.url, { max: 1, onnotice: () => undefined });
  const started = performance.now();
  await seedMembers(owner, members);
  console.log(
    `\n${members.toLocaleString('en-US')} members, inserted in ${Math.round((performance.now() - started) / 1000)} s`,
  );
  const [ids] = await owner.unsafe<{ member: string; blocker: string }[]>(
    `select ${memberId(2)} as member, ${memberId(1)} as blocker`,
  );
  printTimings(
    await measure(server.url, [baseline, ...shapes], {
      member: { role: 'authenticated', sub: ids?.member },
      blocker: { role: 'authenticated', sub: ids?.blocker },
    }),
    baseline,
  );
  await owner.end();
  await server.close();
}

await main();
