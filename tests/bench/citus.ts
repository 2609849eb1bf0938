import postgres from 'postgres';
import { distributeSearch, findCitus, startCitus } from '../backend/citus.ts';
import { prepareDatabase } from '../backend/prepare-database.ts';
import { addBuyBoxes, buyBoxShapes } from './buy-boxes.ts';
import { growSearchTo, growTo } from './listings.ts';
import { measure, type Timings } from './measure.ts';
import { rounded } from './report.ts';
import { baseline, shapes } from './shapes.ts';

/*
 * `npm run bench:citus -- 10000000`: search on one server, and on three workers on the same machine, with so many rows
 * (a million by default), with two concurrent clients. Then without one of the workers, which is killed.
 */

const rows = Number(process.argv[2] ?? 1_000_000);
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
  const measureAll = () => measure(cluster.coordinator.url, measured, callers);
  const one = await measureAll();
  await timed('Distributed', async () => {
    await distributeSearch(sql, cluster);
    await sql`analyze private.search_listings`;
  });
  const three = await measureAll();
  await cluster.workers[0]?.kill();
  const two = await measureAll();
  print({ 'one server': one, 'three workers': three, 'one of them killed': two });
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
