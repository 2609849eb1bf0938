import { setTimeout as wait } from 'node:timers/promises';
import postgres from 'postgres';
import { prepareDatabase } from '../backend/prepare-database.ts';
import { startTestServer } from '../backend/test-server.ts';
import { addBuyBoxes, drawListings, postListing, type Draft } from './buy-boxes.ts';
import { quantile, rounded } from './report.ts';

/*
 * `npm run bench:alerts`: how long it takes from posting a listing to the last alert row among 5,000,000 buy boxes
 * (`-- --small`: 250,000), on a real PostgreSQL server. Two workers run every two seconds, as docs/deploying.md
 * schedules them. Also how long the seller's own transaction takes, with and without boxes, and the size of the index
 * of boxes.
 */

const boxes = process.argv.includes('--small') ? 250_000 : 5_000_000;
const posts = 100;
const workers = 2;
const schedule = 2000;

const connect = (url: string) =>
  postgres(url, {
    max: 1,
    onnotice: () => undefined,
    connection: { search_path: '"$user", public, extensions' },
  });

async function main(): Promise<void> {
  const server = await startTestServer(['shared_buffers=6GB', 'max_wal_size=16GB']);
  await (await prepareDatabase(server.url)).close();
  const [owner, seller] = [connect(server.url), connect(server.url)];
  const drafts = await drawListings(owner, posts);
  const before: number[] = [];
  for (const draft of drafts) before.push((await postListing(owner, seller, draft)).ms);
  await owner`delete from private.alert_events`;
  const started = performance.now();
  await addBuyBoxes(owner, boxes);
  console.log(`\n${boxes.toLocaleString('en-US')} buy boxes in ${Math.round((performance.now() - started) / 1000)} s`);
  const [size] = await owner<{ rows: string; table: string; index: string; boxes: string }[]>`
    select to_char(count(*), 'FM999,999,999') as rows, pg_size_pretty(pg_table_size('private.box_index')) as table,
      pg_size_pretty(pg_indexes_size('private.box_index')) as index,
      pg_size_pretty(pg_total_relation_size('public.buybox_profiles')) as boxes
    from private.box_index`;
  console.table([size]);
  const stop = startWorkers(server.url);
  const results = await measure(owner, seller, drafts);
  await stop();
  const after: number[] = [];
  for (const draft of drafts) after.push((await postListing(owner, seller, draft)).ms);
  print('Seller’s transaction without boxes, ms', before);
  print('Seller’s transaction with them, ms', after);
  print(
    'From its commit to the last alert, ms',
    results.map(({ latency }) => latency),
  );
  print(
    'Alerts of a listing',
    results.map(({ alerts }) => alerts),
  );
  print(
    'Seller’s count of matching boxes, ms',
    results.map(({ counted }) => counted),
  );
  await owner.end();
  await seller.end();
  await server.close();
}

/** Starts workers that send what is due and then pause. Returns a function that stops them. */
function startWorkers(url: string): () => Promise<void> {
  const stopped = new AbortController();
  const running = Array.from({ length: workers }, async () => {
    const sql = connect(url);
    while (!stopped.signal.aborted) {
      const due = performance.now() + schedule;
      for (let more = true; more;) {
        const [sent] = await sql<{ more: boolean }[]>`select public.send_deal_alerts() as more`;
        more = sent?.more === true;
      }
      await wait(Math.max(due - performance.now(), 0), undefined, { signal: stopped.signal }).catch(() => undefined);
    }
    await sql.end();
  });
  return async () => {
    stopped.abort();
    await Promise.all(running);
  };
}

interface Result {
  latency: number;
  alerts: number;
  counted: number;
}

/** Posts the listings one after the other, each when the alerts of the one before are sent. */
async function measure(owner: postgres.Sql, seller: postgres.Sql, drafts: Draft[]): Promise<Result[]> {
  const results: Result[] = [];
  for (const draft of drafts) {
    // At any time between two runs of the schedule.
    await wait(Math.random() * schedule);
    const { id } = await postListing(owner, seller, draft);
    const posted = performance.now();
    while ((await owner`select from private.alert_events where property_id = ${id}`).length > 0) await wait(10);
    const latency = performance.now() - posted;
    const [sent] = await owner<{ alerts: number }[]>`
      select count(*)::int as alerts from public.deal_alerts where property_id = ${id}`;
    const asked = performance.now();
    await seller`select matching_buy_boxes(${id})`;
    results.push({ latency, alerts: sent?.alerts ?? 0, counted: performance.now() - asked });
  }
  return results;
}

function print(name: string, values: number[]): void {
  const sorted = values.toSorted((a, b) => a - b);
  const [p50, p90, p99, most] = [0.5, 0.9, 0.99, 1].map((part) => rounded(quantile(sorted, part)));
  console.log(`${name}: p50 ${p50}, p90 ${p90}, p99 ${p99}, most ${most}`);
}

await main();
