import postgres from 'postgres';
import { prepareDatabase } from '../backend/prepare-database.ts';
import { startTestServer } from '../backend/test-server.ts';
import { growTo } from './listings.ts';
import { measure } from './measure.ts';
import { seedMembers, memberId } from './seed-members.ts';
import { printTimings } from './report.ts';
import { baseline as lookup, type Shape } from './shapes.ts';

/*
 * `npm run bench:dashboard`: the parts of a dashboard on a real PostgreSQL server with 50,000 members and a million
 * listings (`-- --small`: 100,000). Times are relative to a listing’s lookup by primary key.
 */

const members = 50_000;
const listings = process.argv.includes('--small') ? 100_000 : 1_000_000;

const defaultCaller = 'follows five';
const shape = (name: string, sql: string, budget: number | null, caller = defaultCaller): Shape => ({
  name,
  sql,
  parameters: () => [],
  budget,
  caller,
});

async function main(): Promise<void> {
  const server = await startTestServer();
  await (await prepareDatabase(server.url)).close();
  const owner = postgres(server.url, { max: 1, onnotice: () => undefined });
  await seedMembers(owner, members);
  await growTo(owner, listings);
  await seedActivity(owner);
  console.log(`\n${members.toLocaleString('en-US')} members, ${listings.toLocaleString('en-US')} listings`);
  const baseline: Shape = { ...lookup, caller: defaultCaller };
  const shapes = [
    shape('figures', 'select * from dashboard_figures()', 50),
    shape('feed of five', 'select * from following_feed(null, 6)', null),
    shape('feed of a thousand', 'select * from following_feed(null, 6)', null, 'follows a thousand'),
    shape('analytics of 500 listings', 'select listing_analytics()', null, 'seller'),
  ];
  const [seller] = await owner<
    { id: string }[]
  >`select user_id as id from public.properties group by 1 order by count(*) desc limit 1`;
  const [five, thousand] = await owner<
    { id: string }[]
  >`select id from (values (1, ${owner.unsafe(memberId(5000))}), (2, ${owner.unsafe(memberId(6000))})) as m (place, id)
    order by place`;
  const callers = { [defaultCaller]: five, 'follows a thousand': thousand, seller };
  const timings = await measure(
    server.url,
    [baseline, ...shapes],
    Object.fromEntries(
      Object.entries(callers).map(([name, member]) => [name, { role: 'authenticated', sub: member?.id }]),
    ),
  );
  printTimings(timings, baseline);
  await owner.end();
  await server.close();
}

/**
 * Adds 90 days of sign-ins, a member who follows 1,000 sellers, and a seller with 500 listings and two months of views.
 * Daily totals are computed from the rows.
 */
async function seedActivity(sql: postgres.Sql): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`update auth.users set last_sign_in_at = now() - random() * interval '90 days'`;
    await tx`
      insert into public.follows (follower_id, followed_id)
      select ${tx.unsafe(memberId(6000))}, u.user_id
      from (select distinct user_id from public.properties limit 1000) as u on conflict do nothing`;
    await tx`
      update public.properties set images = '{}', user_id = (select user_id from public.properties order by id limit 1)
      where id in (select id from public.properties order by id limit 500)`;
    await tx`
      insert into public.listing_days (property_id, day, views, saves, contacts)
      select p.id, (now() at time zone 'utc')::date - n, 20, 2, 1
      from (select id from public.properties order by id limit 500) as p, generate_series(0, 60) as n`;
    await tx`
      select private.record_daily_changes(
        array(select (private.utc_day(p.created_at), count(*), sum(p.price), 0)::private.day_change
          from public.properties p where p.status = 'active' group by private.utc_day(p.created_at))
        || array(select (private.utc_day(a.last_sign_in_at), 0, 0, count(*))::private.day_change from auth.users a
          group by private.utc_day(a.last_sign_in_at))
      )`;
    // The largest number of changes before compaction.
    await tx`
      insert into private.daily_changes (day, listings, asking, members)
      select (now() at time zone 'utc')::date - n % 3, 1, 100000, 0 from generate_series(1, 255) as n`;
  });
  await sql`vacuum analyze`;
}

await main();
