import postgres from 'postgres';
import { answerOf, closeCallers, connectCallers, searches } from '../backend/search-answers.ts';
import type { Caller } from '../bench/measure.ts';
import type { Shape } from '../bench/shapes.ts';
import { messageOf } from '../../supabase/local/failure.ts';
import { guideSql, onDatabase, type Cluster } from './cluster.ts';
import { difference } from './compare.ts';
import { findPrice, startWrites, type Version, type Written } from './writes.ts';

/** A change must be found this many milliseconds after its commit. */
const maxLag = 10_000;

interface Options {
  callers: Record<string, Caller>;
  /** What each search finds on one server. */
  expected: Map<Shape, unknown[]>;
  rows: number;
}

/** What happened to searches and writes while a worker was killed and came back. */
export interface Outage {
  searches: number;
  writesPerSecond: number;
  written: Written;
  wrong: string[];
  /** Of searches and of members’ writes, each with its second. */
  errors: { second: number; message: string }[];
  /** Runs of the schedule that failed. No member sees them. */
  failedRuns: { second: number; message: string }[];
  /** The longest time, in seconds, from a commit until search knew of it. */
  longestLag: number;
  /** Seconds at which the worker was killed, left out, and started again, and at which all shards had two copies. */
  events: Record<string, number>;
}

/**
 * Searches on two connections and writes a hundred times a second, kills a worker after ten seconds, and starts it
 * again after thirty.
 */
export async function killWorker(cluster: Cluster, { callers, expected, rows }: Options): Promise<Outage> {
  const started = performance.now();
  const second = () => Math.round((performance.now() - started) / 100) / 10;
  const outage: Outage = {
    searches: 0,
    writesPerSecond: 0,
    written: [],
    wrong: [],
    errors: [],
    failedRuns: [],
    longestLag: 0,
    events: {},
  };
  const failed = (error: unknown) => void outage.errors.push({ second: second(), message: messageOf(error) });
  const writes = await startWrites(cluster.coordinator, failed);
  outage.written = writes.written;
  const isOver = () => 'ended' in outage.events;
  const search = async (lane: number) => {
    const connections = connectCallers(cluster.coordinator.url, callers);
    for (let turn = lane; !isOver(); turn += 1) {
      // One lane looks for listings that are written, the other for those that aren’t.
      const shape = searches[turn % searches.length];
      const check = lane === 0 || !shape ? probe(connections, writes.written, turn) : same(connections, shape);
      try {
        const reason = await check;
        outage.searches += 1;
        if (reason) outage.wrong.push(`At ${second()} s: ${reason}`);
      } catch (error) {
        failed(error);
      }
    }
    await closeCallers(connections);
  };
  const same = async (connections: Map<string, postgres.Sql>, shape: Shape) => {
    // These count written listings, too.
    const answer = await answerOf(connections, shape);
    const reason = /^(facets|count, common text)/.test(shape.name)
      ? null
      : difference(expected.get(shape) ?? [], answer, rows);
    return reason && `${shape.name}: ${reason}`;
  };
  const lanes = [0, 1].map(search);
  const schedule = runSchedule(cluster, outage, second, isOver);
  await reach(started, 10);
  const [worker] = cluster.workers;
  outage.events['killed'] = second();
  await worker?.kill();
  await reach(started, 30);
  outage.events['started again'] = second();
  await worker?.restart();
  const restore = await guideSql('Once the worker is back');
  await onDatabase(cluster.coordinator.url, async (sql) => {
    for (const statement of restore.split(/;\n/).filter((text) => text.trim() !== '')) await sql.unsafe(statement);
  });
  outage.events['two copies again'] = second();
  await reach(performance.now(), 10);
  outage.writesPerSecond = await writes.stop();
  outage.events['ended'] = second();
  await Promise.all([...lanes, schedule]);
  return outage;
}

/** Resolves `seconds` after `since`, a time of `performance.now()`. */
const reach = (since: number, seconds: number) =>
  new Promise((resolve) => setTimeout(resolve, since + seconds * 1000 - performance.now()));

/** Every second, leaves out a worker that is down and applies changes, as docs/scale.md says. */
async function runSchedule(cluster: Cluster, outage: Outage, second: () => number, isOver: () => boolean) {
  const leaveOut = await guideSql('Every second');
  const sql = postgres(cluster.coordinator.url, { max: 1, onnotice: () => undefined });
  let known = second();
  while (!isOver()) {
    const begun = second();
    try {
      const left = await sql.unsafe(leaveOut);
      if (left.length > 0) outage.events['left out'] = second();
      await sql`select private.apply_search_changes(10000)`;
      if (second() - known > outage.longestLag) {
        outage.longestLag = second() - known;
        outage.events['longest lag'] = second();
      }
      known = begun;
    } catch (error) {
      outage.failedRuns.push({ second: begun, message: messageOf(error) });
    }
    await new Promise((resolve) => setTimeout(resolve, 1000 - (second() - begun) * 1000));
  }
  await sql`select private.apply_search_changes(1000000)`;
  await sql.end();
}

/** Looks for a version of a listing by its price, and returns what is wrong with the answer; null if it may be true. */
async function probe(connections: Map<string, postgres.Sql>, written: Written, turn: number): Promise<string | null> {
  const { id, versions } = written[(turn * 7919) % written.length] ?? { id: '', versions: [] };
  const current = versions.length - 1;
  const index = turn % 3 === 0 ? Math.max(0, current - 1) : current;
  const version = versions[index];
  if (!version) return null;
  const asked = performance.now();
  const found = await answerOf(connections, byPrice(version.price));
  const answered = performance.now();
  const known = (each: Version) => each.committed + maxLag <= asked;
  const next = versions[index + 1];
  const isCurrent = !next || next.sent > answered;
  const text = `${JSON.stringify(found)} for the price ${version.price} of ${id}`;
  if (found.length > 1 || found.some((row) => (row as { id: string }).id !== id)) return `found ${text}`;
  if (found.length === 0) return isCurrent && known(version) && version.active ? `did not find ${text}` : null;
  // A listing that isn’t active is never found, however far behind the copy is.
  const isPaused = isCurrent && !version.active && version.committed <= asked;
  return isPaused || (next && known(next)) ? `still found ${text}` : null;
}

const byPrice = (price: number): Shape => ({
  name: 'a price',
  sql: 'select id from search_properties($1::jsonb)',
  parameters: () => [findPrice(price)],
  budget: null,
});
