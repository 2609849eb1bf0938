import postgres from 'postgres';
import { migratedDatabase } from '../backend/pgtap-database.ts';
import { startPostgresCluster } from '../backend/postgres-cluster.ts';
import { growTo, insertCosts } from './listings.ts';
import { measure, type Timings } from './measure.ts';
import { baseline, shapes, type Shape } from './shapes.ts';

/*
 * `npm run bench:search`: how long searches take on a real PostgreSQL server that holds 10,000, 100,000 and a million
 * listings (`-- --small` leaves out the million), asked by two clients at once, with the policies that visitors meet.
 * Told as ratios to a lookup by primary key that takes its turn among them: machines differ, and so do their moods.
 */

const sizes = process.argv.includes('--small') ? [10_000, 100_000] : [10_000, 100_000, 1_000_000];
const mostGrowth = 3;

const cluster = await startPostgresCluster();
if (cluster) {
  await (await migratedDatabase(cluster.url)).close();
  const owner = postgres(cluster.url, { max: 1, onnotice: () => undefined });
  const measured: Timings[] = [];
  for (const size of sizes) {
    const started = performance.now();
    await growTo(owner, size);
    console.log(`\n${size.toLocaleString('en-US')} listings, made in ${Math.round((performance.now() - started) / 1000)} s`);
    const timings = await measure(cluster.url);
    measured.push(timings);
    printTimings(timings);
  }
  printGrowth(measured);
  console.log('\nIndexes');
  console.table(await indexSizes(owner));
  console.log('\nMilliseconds for one listing more, triggers apart');
  console.table(Object.fromEntries(Object.entries(await insertCosts(owner)).map(([indexes, cost]) => [indexes, rounded(cost)])));
  await owner.end();
  await cluster.close();
}

function quantile(sorted: number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

function ratioOf(timings: Timings, shape: Shape, part = 0.5): number {
  return quantile(timings.get(shape) ?? [], part) / quantile(timings.get(baseline) ?? [], 0.5);
}

function printTimings(timings: Timings): void {
  console.table(
    Object.fromEntries(
      [...timings].map(([shape, held]) => {
        const ratio = ratioOf(timings, shape);
        const verdict = shape.budget === null ? '' : `${ratio <= shape.budget ? '' : 'OVER '}${shape.budget}`;
        return [
          shape.name,
          { 'p50 ms': rounded(quantile(held, 0.5)), 'p95 ms': rounded(quantile(held, 0.95)), 'p50 ×': rounded(ratio), 'p95 ×': rounded(ratioOf(timings, shape, 0.95)), 'budget ×': verdict },
        ];
      }),
    ),
  );
}

function printGrowth(measured: Timings[]): void {
  const [first] = measured;
  const last = measured.at(-1);
  if (!first || !last) return;
  console.log(`\nGrowth of each p50 ratio from ${sizes[0]?.toLocaleString('en-US')} to ${sizes.at(-1)?.toLocaleString('en-US')} listings`);
  console.table(
    Object.fromEntries(
      shapes.map((shape) => {
        const growth = ratioOf(last, shape) / ratioOf(first, shape);
        return [shape.name, { growth: rounded(growth), 'at most': shape.holdsItsTime ? `${growth <= mostGrowth ? '' : 'OVER '}${mostGrowth}` : '' }];
      }),
    ),
  );
}

function rounded(value: number): number {
  return Number(value.toPrecision(3));
}

async function indexSizes(sql: postgres.Sql): Promise<Record<string, string>> {
  const rows = await sql<{ name: string; size: string }[]>`
    select relname as name, pg_size_pretty(pg_relation_size(oid)) as size from pg_class
    where oid = 'public.properties'::regclass or oid in (select indexrelid from pg_index where indrelid = 'public.properties'::regclass)
    order by pg_relation_size(oid) desc`;
  return Object.fromEntries(rows.map(({ name, size }) => [name, size]));
}
