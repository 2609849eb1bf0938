import postgres from 'postgres';
import { prepareDatabase } from '../backend/prepare-database.ts';
import { startTestServer } from '../backend/test-server.ts';
import { growTo, insertCosts } from './listings.ts';
import { measure, type Caller, type Timings } from './measure.ts';
import { printTimings, ratioOf, rounded } from './report.ts';
import { baseline, shapes } from './shapes.ts';

/*
 * `npm run bench:search`: search queries on a real PostgreSQL server with 10,000, 100,000, and a million listings (or
 * other numbers: `-- 1000 5000`), with two concurrent clients and the policies for visitors. Times are relative to a
 * lookup by primary key, measured in turns with the rest, because machines differ.
 */

const chosen = process.argv.slice(2).map(Number);
const sizes = chosen.length > 0 ? chosen : [10_000, 100_000, 1_000_000];
const maxGrowth = 3;

async function main(): Promise<void> {
  const server = await startTestServer();
  await (await prepareDatabase(server.url)).close();
  const owner = postgres(server.url, { max: 1, onnotice: () => undefined });
  const measured: Timings[] = [];
  for (const size of sizes) {
    const started = performance.now();
    await growTo(owner, size);
    console.log(
      `\n${size.toLocaleString('en-US')} listings, inserted in ${Math.round((performance.now() - started) / 1000)} s`,
    );
    const timings = await measure(server.url, [baseline, ...shapes], {
      visitor: { role: 'anon' },
      paid: await paidMember(owner),
    });
    measured.push(timings);
    printTimings(timings, baseline);
  }
  printGrowth(measured);
  console.log('\nIndexes');
  console.table(await indexSizes(owner));
  console.log('\nMilliseconds to insert a listing without triggers');
  console.table(
    Object.fromEntries(Object.entries(await insertCosts(owner)).map(([indexes, cost]) => [indexes, rounded(cost)])),
  );
  await owner.end();
  await server.close();
}

function printGrowth(measured: Timings[]): void {
  const [first] = measured;
  const last = measured.at(-1);
  if (!first || !last) return;
  console.log(
    `\nGrowth of each p50 ratio
      from ${sizes[0]?.toLocaleString('en-US')} to ${sizes.at(-1)?.toLocaleString('en-US')} listings`,
  );
  console.table(
    Object.fromEntries(
      shapes.map((shape) => {
        const growth = ratioOf(last, baseline, shape) / ratioOf(first, baseline, shape);
        return [
          shape.name,
          {
            growth: rounded(growth),
            'at most': shape.limitsGrowth ? `${growth <= maxGrowth ? '' : 'OVER '}${maxGrowth}` : '',
          },
        ];
      }),
    ),
  );
}

async function paidMember(sql: postgres.Sql): Promise<Caller> {
  const [seller] = await sql<{ id: string }[]>`
    update public.users set membership_tier = 'closer' where id = (select id from public.users order by id limit 1)
    returning id`;
  return { role: 'authenticated', sub: seller?.id };
}

async function indexSizes(sql: postgres.Sql): Promise<Record<string, string>> {
  const rows = await sql<{ name: string; size: string }[]>`
    select relname as name, pg_size_pretty(pg_relation_size(oid)) as size from pg_class
    where oid in ('public.properties'::regclass, 'private.search_listings'::regclass)
    or oid in (
      select indexrelid from pg_index
      where indrelid in ('public.properties'::regclass, 'private.search_listings'::regclass)
    )
    order by pg_relation_size(oid) desc`;
  return Object.fromEntries(rows.map(({ name, size }) => [name, size]));
}

await main();
