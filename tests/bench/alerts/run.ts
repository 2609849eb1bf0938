import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import postgres from 'postgres';
import { prepareDatabase } from '../../backend/prepare-database.ts';
import { startTestServer } from '../../backend/test-server.ts';
import { quantile, rounded } from '../report.ts';
import { addBuyBoxes, drawListings, postListing, type Draft } from './boxes.ts';

/*
 * `npm run bench:alerts`: how long it takes from posting a listing to its last alert among 5,000,000 buy boxes, on a
 * PostgreSQL server of its own. `-- --boxes 250000 --posts 20 --workers 1` varies it. Workers run every two seconds, as
 * docs/deploying.md schedules them. 5,000,000 boxes take 15 GB of disk, and half an hour.
 */

const schedule = 2000;
const settings = ['shared_buffers=4GB', 'max_wal_size=16GB', 'work_mem=16MB'];

const connect = (url: string) =>
  postgres(url, {
    max: 1,
    onnotice: () => undefined,
    connection: { search_path: '"$user", public, extensions' },
  });

async function main(): Promise<void> {
  const { values: flags } = parseArgs({
    options: {
      boxes: { type: 'string', default: '5000000' },
      posts: { type: 'string', default: '100' },
      workers: { type: 'string', default: '2' },
    },
  });
  const server = await startTestServer(settings);
  await (await prepareDatabase(server.url)).close();
  const [owner, seller] = [connect(server.url), connect(server.url)];
  await printServer(owner);
  const drafts = await drawListings(owner, Number(flags.posts));
  const started = performance.now();
  await addBuyBoxes(owner, Number(flags.boxes));
  console.log(`${flags.boxes} buy boxes in ${Math.round((performance.now() - started) / 1000)} s`);
  await printSizes(owner);
  const workers = startWorkers(server.url, Number(flags.workers));
  const results = await measure(owner, seller, drafts);
  print('Alerts of a listing', results, ({ alerts }) => alerts);
  print('From its commit to its last alert, ms', results, ({ latency }) => latency);
  print('The seller’s transaction, ms', results, ({ posting }) => posting);
  print('The seller’s count of matching boxes, ms', results, ({ counting }) => counting);
  const alerts = results.reduce((sum, result) => sum + result.alerts, 0);
  const seconds = await workers.stop();
  console.log(`Processor time of the workers: ${rounded((1000 * seconds) / alerts)} s for 1,000 alerts`);
  await owner.end();
  await seller.end();
  await server.close();
}

async function printServer(owner: postgres.Sql): Promise<void> {
  const [row] = await owner<{ version: string; settings: string }[]>`
    select current_setting('server_version') as version,
      string_agg(name || ' ' || current_setting(name), ', ') as settings
    from pg_settings
    where name in ('shared_buffers', 'work_mem', 'max_wal_size', 'fsync', 'synchronous_commit', 'wal_level', 'jit')`;
  console.log(`PostgreSQL ${row?.version}: ${row?.settings}`);
}

async function printSizes(owner: postgres.Sql): Promise<void> {
  const [size] = await owner<Record<string, string>[]>`
    select to_char(count(*), 'FM999,999,999') as "rows of the index of boxes",
      pg_size_pretty(pg_table_size('private.box_index')) as table,
      pg_size_pretty(pg_indexes_size('private.box_index')) as index,
      pg_size_pretty(pg_total_relation_size('public.buybox_profiles')) as "buy boxes"
    from private.box_index`;
  console.table([size]);
}

/** Starts workers that send what is due and then pause. `stop` ends them, and resolves to their processor seconds. */
function startWorkers(url: string, count: number): { stop: () => Promise<number> } {
  const stopped = new AbortController();
  const running = Array.from({ length: count }, async () => {
    const sql = connect(url);
    const [backend] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
    while (!stopped.signal.aborted) {
      const due = performance.now() + schedule;
      for (let more = true; more;) {
        const [sent] = await sql<{ more: boolean }[]>`select public.send_deal_alerts() as more`;
        more = sent?.more === true;
      }
      await wait(Math.max(due - performance.now(), 0), undefined, { signal: stopped.signal }).catch(() => undefined);
    }
    const seconds = await processorSeconds(backend?.pid);
    await sql.end();
    return seconds;
  });
  return {
    stop: async () => {
      stopped.abort();
      return (await Promise.all(running)).reduce((sum, seconds) => sum + seconds, 0);
    },
  };
}

/** What a process has used, in ticks of 10 ms. NaN where there is no /proc. */
async function processorSeconds(pid: number | undefined): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const [user, system] = stat.split(') ').at(-1)?.split(' ').slice(11, 13) ?? [];
  return (Number(user) + Number(system)) / 100;
}

interface Result {
  posting: number;
  latency: number;
  alerts: number;
  counting: number;
}

/** Posts the listings one after the other, each when the alerts of the one before are sent. */
async function measure(owner: postgres.Sql, seller: postgres.Sql, drafts: Draft[]): Promise<Result[]> {
  const results: Result[] = [];
  for (const draft of drafts) {
    // At any time between two runs of the schedule.
    await wait(Math.random() * schedule);
    const { id, ms: posting } = await postListing(owner, seller, draft);
    const posted = performance.now();
    while ((await owner`select from private.alert_events where property_id = ${id}`).length > 0) await wait(10);
    const latency = performance.now() - posted;
    const [sent] = await owner<{ alerts: number }[]>`
      select count(*)::int as alerts from public.deal_alerts where property_id = ${id}`;
    const asked = performance.now();
    await seller`select matching_buy_boxes(${id})`;
    results.push({ posting, latency, alerts: sent?.alerts ?? 0, counting: performance.now() - asked });
  }
  return results;
}

function print(name: string, results: Result[], value: (result: Result) => number): void {
  const sorted = results.map(value).toSorted((a, b) => a - b);
  const [p50, p90, p99, most] = [0.5, 0.9, 0.99, 1].map((part) => rounded(quantile(sorted, part)));
  console.log(`${name}: p50 ${p50}, p90 ${p90}, p99 ${p99}, most ${most}`);
}

await main();
