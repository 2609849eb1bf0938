import postgres from 'postgres';
import { distributeSearch, findCitus, startCitus } from '../backend/citus.ts';
import { prepareDatabase } from '../backend/prepare-database.ts';
import { addBuyBoxes, buyBoxShapes } from './buy-boxes.ts';
import { dropSecondaryIndexes, growSearchTo, growTo } from './listings.ts';
import { measure, type Timings } from './measure.ts';
import { rounded } from './report.ts';
import { baseline, shapes } from './shapes.ts';

/*
 * `npm run bench:citus -- 10000000`: search on one server, and on three workers on the same machine, with so many rows
 * (a million by default), with two concurrent clients. Then without one of the workers, which is killed.
 */

const rows = Number(process.argv[2] ?? 1_000_000);
/** A search takes several times as long as on one server. */
const rounds = 8;
const measured = [baseline, ...shapes.filter(({ caller }) => !caller), ...buyBoxShapes];

async function main(): Promise<void> {
  const binaries = await findCitus();
  if (!binaries) {
    console.log('No PostgreSQL on this machine has Citus; see docs/scale.md.');
    return;
  }
  const cluster = await startCitus(binaries, 3);
  await (await prepareDatabase(cluster.coordinator.url)).close();
  const sql = postgres(cluster.coordinator.url, { max: 1, onnotice: () => undefined });
  await timed('Rows added', async () => {
    await growTo(sql, Math.min(rows, 1_000_000));
    await growSearchTo(sql, rows);
  });
  const callers = { visitor: { role: 'anon' }, ...(await addBuyBoxes(sql)) };
  const runs: Record<string, Timings> = {};
  const measureAll = async (name: string) => {
    runs[name] = await measure(cluster.coordinator.url, measured, callers, rounds);
    print(runs);
  };
  await measureAll('one server');
  await timed('Distributed', async () => {
    const indexes = await sql.begin((tx) => dropSecondaryIndexes(tx, 'private.search_listings'));
    await distributeSearch(sql, cluster);
    for (const { definition } of indexes) await sql.unsafe(definition);
    await sql`analyze private.search_listings`;
  });
  await measureAll('three workers');
  await cluster.workers[0]?.kill();
  await measureAll('one of them killed');
  await sql.end();
  await cluster.close();
}

async function timed(what: string, work: () => Promise<void>): Promise<void> {
  const started = performance.now();
  await work();
  console.log(`${what} in ${Math.round((performance.now() - started) / 1000)} s`);
}

/** Prints p50 (p95) in milliseconds. */
function print(runs: Record<string, Timings>): void {
  const at = (times: readonly number[], share: number) => rounded(times[Math.floor(times.length * share)] ?? 0);
  console.table(
    Object.fromEntries(
      measured.map((shape) => [
        shape.name,
        Object.fromEntries(
          Object.entries(runs).map(([name, timings]) => {
            const times = timings.get(shape) ?? [];
            return [name, `${at(times, 0.5)} (${at(times, 0.95)})`];
          }),
        ),
      ]),
    ),
  );
}

await main();
