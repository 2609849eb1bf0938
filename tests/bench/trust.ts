import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import postgres from 'postgres';
import { prepareDatabase } from '../backend/prepare-database.ts';
import { startTestServer } from '../backend/test-server.ts';

/*
 * `npm run bench:trust`: 1,000 spam accounts among 10,000 members over 30 days, on a real PostgreSQL server, through
 * the real policies, triggers, and functions (`-- --days 5`: fewer days). Who does what is drawn from a fixed seed; see
 * trust.sql for every assumption. Prints which members see spam before it's hidden, and what members may not do.
 */

const days = Number(process.argv[process.argv.indexOf('--days') + 1] ?? 30) || 30;
const members = 10_000;
const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(3)}%`;

async function main(): Promise<void> {
  const server = await startTestServer();
  const database = await prepareDatabase(server.url);
  await database.close();
  const sql = postgres(server.url, { max: 1, onnotice: () => undefined });
  try {
    await simulate(sql);
    await printSeen(sql);
    await printBlocked(sql);
  } finally {
    await sql.end();
    await server.close();
  }
}

async function simulate(sql: postgres.Sql): Promise<void> {
  await sql.unsafe(await readFile(join(import.meta.dirname, 'trust.sql'), 'utf8'));
  await sql.unsafe('call bench.populate()');
  await sql.unsafe('analyze');
  console.table(
    await sql`select p.kind, private.trust_level(p.id) as level, count(*)::integer as people from bench.people p
      group by 1, 2 order by 1, 2`,
  );
  for (let day = 1; day <= days; day += 1) {
    const started = performance.now();
    await sql.unsafe(`call bench.run_day(${day})`);
    await sql.unsafe('analyze');
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    const [row] = await sql`select count(distinct member)::integer as members from bench.seen`;
    console.log(`Day ${day}: ${seconds} s, ${row?.['members']} members have seen spam`);
  }
}

async function printSeen(sql: postgres.Sql): Promise<void> {
  const rows = await sql<
    { strategy: string; accounts: number; attempts: number; published: number; items: number; seen: number }[]
  >`
    select p.strategy, count(distinct p.n)::integer as accounts,
      (select count(*)::integer from bench.outcomes o where o.strategy = p.strategy) as attempts,
      (select count(*)::integer from bench.outcomes o where o.strategy = p.strategy and o.outcome = 'published'
        and o.action not in ('age', 'connect', 'report')) as published,
      (select count(distinct s.content_id)::integer from bench.seen s where s.strategy = p.strategy) as items,
      (select count(distinct s.member)::integer from bench.seen s where s.strategy = p.strategy) as seen
    from bench.people p where p.kind = 'spam' group by p.strategy order by p.strategy`;
  console.log('\nSpam, by strategy');
  console.table(
    rows.map(({ seen, ...row }) => ({ ...row, 'members who saw it': seen, 'of all members': percent(seen, members) })),
  );
  const [total] = await sql<{ seen: number; sightings: number; items: number }[]>`
    select count(distinct member)::integer as seen, count(*)::integer as sightings,
      (select count(*)::integer from bench.outcomes o where o.strategy in (
        'links', 'images', 'text', 'aged', 'messages') and o.action not in ('age', 'connect')) as items
    from bench.seen`;
  if (total) {
    const { seen, sightings, items } = total;
    console.log(`Members who saw any spam in ${days} days: ${seen} of ${members}, ${percent(seen, members)}`);
    console.log(`Members who saw an attempt, on average: ${percent(sightings / items, members)}`);
  }
}

async function printBlocked(sql: postgres.Sql): Promise<void> {
  const rows = await sql<{ who: string; actions: number; held: number; refused: number }[]>`
    select strategy as who, count(*)::integer as actions,
      count(*) filter (where outcome = 'held')::integer as held,
      count(*) filter (where outcome = 'refused')::integer as refused
    from bench.outcomes where strategy in ('member', 'new member') group by 1 order by 1`;
  const [other] = await sql<{ hidden: number; wait: number; longest: number }[]>`
    select (select count(*)::integer from public.moderation_actions a join bench.content c on c.id = a.subject_id
        where a.action = 'hold' and not c.is_spam) as hidden,
      percentile_cont(0.5) within group (order by decided_at - held_at)::float8 as wait,
      max(decided_at - held_at)::float8 as longest
    from bench.waits where not is_spam`;
  console.log('\nLegitimate actions');
  const sum = (key: 'actions' | 'held' | 'refused') => rows.reduce((total, row) => total + row[key], 0);
  console.table(
    [...rows, { who: 'all', actions: sum('actions'), held: sum('held'), refused: sum('refused') }].map((row) => ({
      ...row,
      blocked: percent(row.held + row.refused, row.actions),
      'never published': percent(row.refused, row.actions),
    })),
  );
  const refusals = await sql`select message, count(*)::integer as times from bench.outcomes
    where strategy in ('member', 'new member') and outcome = 'refused' group by 1 order by 2 desc limit 8`;
  if (refusals.length > 0) console.table(refusals);
  const held = await sql`select r.action, count(*)::integer as times from bench.outcomes r
    where strategy in ('member', 'new member') and outcome = 'held' group by 1 order by 2 desc`;
  console.table(held);
  console.log(
    `Legitimate content hidden by reports: ${other?.hidden}. Waiting for review: median ${other?.wait.toFixed(1)} h, ` +
      `longest ${other?.longest.toFixed(1)} h.`,
  );
}

await main();
