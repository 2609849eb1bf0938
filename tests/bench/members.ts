import postgres from 'postgres';
import { migratedDatabase } from '../backend/pgtap-database.ts';
import { startPostgresCluster } from '../backend/postgres-cluster.ts';
import { measure } from './measure.ts';
import { makeMembers, memberId } from './people.ts';
import { printTimings } from './report.ts';
import type { Shape } from './shapes.ts';

/*
 * `npm run bench:members`: how long the directory takes on a real PostgreSQL server that holds 50,000 members, asked by two
 * clients at once, with the policies that a signed-in member meets. Told as ratios to a member's lookup by primary key,
 * which takes its turn among them: machines differ, and so do their moods.
 */

const members = 50_000;

/** What a card shows, but for what stands between the reader and the member. */
const columns = 'id, name, title, location, profile_image_url, membership_tier';
/** The same with that and the counts: what the screen asks for. */
const card = `m.id, m.name, m.title, m.location, m.profile_image_url, m.membership_tier, connection(m), followed(m), to_jsonb(s) as stats`;

const directory = (name: string, texts: readonly string[], tier = 'all', after: unknown = null): Shape => ({
  name,
  sql: `select ${columns} from search_members($1, $2, $3::jsonb)`,
  parameters: (round) => [texts[round % texts.length], tier, after],
  budget: 10,
  by: 'member',
});
/** A page far down the directory begins here. */
const farDown = { membership_tier: 'free', name: 'Jordan', id: '00000000-0000-0000-0000-000000000000' };

const baseline: Shape = {
  name: 'lookup by primary key',
  sql: `select ${columns} from users where id = md5('member ' || $1::int)::uuid`,
  parameters: (round) => [101 + ((round * 97) % 9000)],
  budget: null,
  by: 'member',
};

const shapes: readonly Shape[] = [
  directory('first page', ['']),
  directory('next page', [''], 'all', farDown),
  directory('common word', ['wholesaler', 'investor', 'tx']),
  directory('first name', ['maria', 'zoe', 'jordan']),
  directory('surname', ['clayton', 'franklin', 'salem']),
  directory('rare word', ['kumquat', 'umquat grov']),
  directory('nothing found', ['xylophone', 'qqq']),
  directory('two letters', ['st', 'ar', 'zo']),
  directory('rare two letters', ['#q', 'q#']),
  directory('partners', [''], 'partner'),
  directory('closers, common word', ['investor', 'agent'], 'pro'),
  { ...directory('first page, with blocks', ['']), by: 'blocker' },
  { ...directory('common word, with blocks', ['wholesaler', 'investor']), by: 'blocker' },
  {
    name: 'first page as the screen asks',
    by: 'member',
    budget: null,
    parameters: () => [],
    sql: `select ${card} from search_members() as m left join member_stats s on s.user_id = m.id`,
  },
  {
    name: 'suggestions',
    by: 'member',
    budget: null,
    parameters: () => [],
    sql: `select ${columns} from suggested_members()`,
  },
  {
    name: 'mutual connections',
    by: 'member',
    budget: null,
    parameters: (round) => [2 + (round % 90)],
    sql: `select ${columns} from mutual_connections(md5('member ' || $1::int)::uuid)`,
  },
];

const cluster = await startPostgresCluster();
if (cluster) {
  await (await migratedDatabase(cluster.url)).close();
  const owner = postgres(cluster.url, { max: 1, onnotice: () => undefined });
  const started = performance.now();
  await makeMembers(owner, members);
  console.log(
    `\n${members.toLocaleString('en-US')} members, made in ${Math.round((performance.now() - started) / 1000)} s`,
  );
  const [asking] = await owner.unsafe<{ member: string; blocker: string }[]>(
    `select ${memberId(2)} as member, ${memberId(1)} as blocker`,
  );
  printTimings(
    await measure(cluster.url, [baseline, ...shapes], {
      member: { role: 'authenticated', sub: asking?.member },
      blocker: { role: 'authenticated', sub: asking?.blocker },
    }),
    baseline,
  );
  await owner.end();
  await cluster.close();
}
