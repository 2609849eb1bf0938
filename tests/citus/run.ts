// `npm run test:citus`: search on three workers of Citus, next to one server with the same rows, as docs/scale.md says.
// Builds Citus if it isn’t built; where that isn’t possible, says so and is skipped.
//
//   npm run test:citus                         100,000 listings
//   npm run test:citus -- --rows 10000000      others; beyond a million, rows of search alone
//   npm run test:citus -- --rounds 50          also measures each search, so many times on two connections
//   npm run test:citus -- --require            fails where Citus can’t be built
import { parseArgs } from 'node:util';
import type postgres from 'postgres';
import { Failure } from '../../supabase/local/failure.ts';
import { addCallers, answerOf, closeCallers, connectCallers, searches } from '../backend/search-answers.ts';
import { prepareDatabase } from '../backend/prepare-database.ts';
import { growSearchTo, growTo } from '../bench/listings.ts';
import { measure, type Caller } from '../bench/measure.ts';
import { quantile, rounded } from '../bench/report.ts';
import type { Shape } from '../bench/shapes.ts';
import { citusBinaries } from './build.ts';
import { onDatabase, startCluster, type Cluster, type Node } from './cluster.ts';
import { difference } from './compare.ts';
import { killWorker, type Outage } from './outage.ts';
import { addWritten, copyWritten, type Written } from './writes.ts';

const { values: flags } = parseArgs({
  options: {
    rows: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '0' },
    require: { type: 'boolean', default: false },
  },
});
const rows = Number(flags.rows);
const checks: [what: string, problems: readonly string[]][] = [];

function check(what: string, problems: readonly string[]): void {
  checks.push([what, problems]);
  console.log(`${problems.length === 0 ? 'ok' : 'FAILED'}: ${what}`);
  for (const problem of problems.slice(0, 10)) console.log(`  ${problem}`);
}

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await work();
  console.log(`${what} in ${Math.round((performance.now() - started) / 1000)} s`);
  return result;
}

/** Returns what each search finds on a server. */
async function answersOf(node: Node, callers: Record<string, Caller>): Promise<Map<Shape, unknown[]>> {
  const connections = connectCallers(node.url, callers);
  const answers = new Map<Shape, unknown[]>();
  for (const shape of searches) answers.set(shape, await answerOf(connections, shape));
  await closeCallers(connections);
  return answers;
}

async function compare(cluster: Cluster, callers: Record<string, Caller>): Promise<Map<Shape, unknown[]>> {
  const expected = await answersOf(cluster.single, callers);
  const found = await answersOf(cluster.coordinator, callers);
  const problems = searches.flatMap((shape) => {
    const reason = difference(expected.get(shape) ?? [], found.get(shape) ?? [], rows);
    return reason ? [`${shape.name}: ${reason}`] : [];
  });
  check(`${searches.length} searches find on three workers what they find on one server`, problems);
  return expected;
}

/** Number of rows of search and the sum of their hashes, also of each copy of each shard. */
async function contentOf(sql: postgres.Sql): Promise<string> {
  return JSON.stringify(
    await sql`select count(*), sum(hashtextextended(l::text, 0)::numeric) from private.search_listings l`,
  );
}

async function checkContent({ single, coordinator }: Cluster, written: Written): Promise<void> {
  check('each listing is as its last write left it', await copyWritten(coordinator, single, written));
  const expected = await onDatabase(single.url, contentOf);
  await onDatabase(coordinator.url, async (sql) => {
    const found = await contentOf(sql);
    check('search knows every change', found === expected ? [] : [`expected ${expected}, found ${found}`]);
    const copies = await sql<{ shardid: string; result: string; copies: number }[]>`
      select shardid, count(distinct result) as results, count(*)::int as copies from run_command_on_placements(
        'private.search_listings', 'select (count(*), sum(hashtextextended(l::text, 0)::numeric)) from %s l')
      group by 1 having count(distinct result) > 1 or count(*) <> 2 or not bool_and(success)`;
    check(
      'each shard has two copies with the same rows',
      copies.map((copy) => JSON.stringify(copy)),
    );
  });
}

function checkOutage(outage: Outage): void {
  const { searches: count, writesPerSecond, errors, failedRuns, longestLag, events } = outage;
  console.log(`${count} searches, and ${writesPerSecond.toFixed(1)} of 100 writes a second. Seconds:`, events);
  console.log(
    `The schedule failed ${failedRuns.length} times. The longest lag of search was ${longestLag.toFixed(1)} s.`,
  );
  for (const { second, message } of failedRuns.slice(0, 5)) console.log(`  At ${second} s: ${message}`);
  const seconds = new Set(errors.map(({ second }) => Math.floor(second)));
  console.log(`${errors.length} searches and writes failed, in ${seconds.size} seconds:`);
  for (const { second, message } of errors.slice(0, 20)) console.log(`  At ${second} s: ${message}`);
  check('no answer is wrong while a worker is killed and comes back', outage.wrong);
  check('at most 5 s have errors', seconds.size <= 5 ? [] : [`${seconds.size} s have errors`]);
}

/** Prints p50 and p99 of each search, in milliseconds, measured in turns on one server and on three workers. */
async function printTimes({ single, coordinator }: Cluster, callers: Record<string, Caller>): Promise<void> {
  const onWorkers = (name = 'visitor') => `${name} on workers`;
  const pairs = searches.map((shape) => [shape, { ...shape, caller: onWorkers(shape.caller) }] as const);
  const elsewhere = Object.entries(callers).map(([name, caller]) => [
    onWorkers(name),
    { ...caller, url: coordinator.url },
  ]);
  const timings = await measure(
    single.url,
    pairs.flat(),
    { ...callers, ...(Object.fromEntries(elsewhere) as Record<string, Caller>) },
    Number(flags.rounds),
  );
  const times = (shape: Shape, part: number) => rounded(quantile(timings.get(shape) ?? [], part));
  console.table(
    Object.fromEntries(
      pairs.map(([one, three]) => [
        one.name,
        {
          'one server, p50': times(one, 0.5),
          p99: times(one, 0.99),
          'three workers, p50': times(three, 0.5),
          'p99 ': times(three, 0.99),
        },
      ]),
    ),
  );
}

// Servers end with this process.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

async function main(): Promise<void> {
  const binaries = await citusBinaries();
  let callers: Record<string, Caller> = {};
  const cluster = await timed(`${rows.toLocaleString('en-US')} listings on one server and on three workers`, () =>
    startCluster(binaries, async (url) => {
      await (await prepareDatabase(url)).close();
      await onDatabase(url, async (sql) => {
        await growTo(sql, Math.min(rows, 1_000_000));
        await growSearchTo(sql, rows);
        callers = await addCallers(sql);
      });
      await addWritten(url);
    }),
  );
  try {
    const expected = await compare(cluster, callers);
    const outage = await killWorker(cluster, { callers, expected, rows });
    checkOutage(outage);
    await checkContent(cluster, outage.written);
    await compare(cluster, callers);
    if (Number(flags.rounds) > 0) await timed('Measured', () => printTimes(cluster, callers));
  } finally {
    await cluster.close();
  }
}

await main().catch((error: unknown) => {
  if (!(error instanceof Failure)) throw error;
  console.log(`${flags.require ? 'FAILED' : 'Skipped'}: ${error.message} ${error.nextStep}`);
  if (flags.require) process.exitCode = 1;
});
const failed = checks.filter(([, problems]) => problems.length > 0).length;
if (failed > 0) process.exitCode = 1;
console.log(`${checks.length - failed} passed, ${failed} failed`);
