import { rmSync } from 'node:fs';
import { chmod, cp, mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import type { Binaries } from '../../supabase/local/server/database/binaries.ts';
import { startServer, type PostgresServer } from '../../supabase/local/server/database/server.ts';
import { dropSecondaryIndexes } from '../bench/listings.ts';

/** A server with its own folder and port. */
export interface Node {
  /** URL of the database, as a superuser. */
  url: string;
  port: number;
  stop: () => Promise<void>;
  /** Ends the server with SIGKILL. */
  kill: () => Promise<void>;
  /** Starts it again on the same port. */
  restart: () => Promise<void>;
}

/** The servers of a test, on 127.0.0.1. */
export interface Cluster {
  /** Without Citus, and with the same rows. */
  single: Node;
  coordinator: Node;
  workers: Node[];
  close: () => Promise<void>;
}

/** SIGKILL must lose no commit. */
const safeSettings = ['synchronous_commit=on'];
/** As in docs/scale.md. Certificates would only matter between machines. */
const citusSettings = [
  ...safeSettings,
  'shared_preload_libraries=citus',
  'citus.node_connection_timeout=3s',
  'citus.node_conninfo=sslmode=disable',
  'citus.enable_statistics_collection=off',
];

/**
 * Starts a server whose database `search` is filled by `fill`, a coordinator with a copy of it, and three workers, and
 * distributes the search tables as docs/scale.md says.
 */
export async function startCluster(binaries: Binaries, fill: (url: string) => Promise<void>): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'cornerlot-citus-'));
  // As root, the servers run as another user.
  await chmod(folder, 0o755);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const nodes: Node[] = [];
  const start = async (name: string, settings: string[]) => {
    const node = await startNode(join(folder, name), binaries, settings);
    nodes.push(node);
    return node;
  };
  const close = async () => void (await Promise.all(nodes.map((node) => node.stop())));
  try {
    const single = await start('single', safeSettings);
    await fill(single.url);
    await single.stop();
    await cp(join(folder, 'single'), join(folder, 'coordinator'), { recursive: true });
    await single.restart();
    const coordinator = await start('coordinator', citusSettings);
    const workers: Node[] = [];
    for (const name of ['worker-1', 'worker-2', 'worker-3']) workers.push(await start(name, citusSettings));
    await distributeSearch(coordinator, workers);
    return { single, coordinator, workers, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Starts a server. A new one gets an empty database `search`. */
async function startNode(directory: string, binaries: Binaries, settings: string[]): Promise<Node> {
  const start = (port?: number) =>
    startServer(directory, { durable: false, listen: 'loopback', binaries, settings, ...(port && { port }) });
  let server: PostgresServer | null = await start();
  const url = server.url('search');
  await onDatabase(server.url('template1'), async (sql) => {
    const [exists] = await sql`select from pg_database where datname = 'search'`;
    if (!exists) await sql`create database search`;
  }).catch(async (error: unknown) => {
    await server?.stop();
    throw error;
  });
  const port = Number(new URL(url).port);
  return {
    url,
    port,
    stop: async () => {
      await server?.stop();
      server = null;
    },
    kill: async () => {
      const [pid] = (await readFile(join(directory, 'postmaster.pid'), 'utf8')).split('\n');
      process.kill(Number(pid), 'SIGKILL');
      server = null;
    },
    restart: async () => {
      server = await start(port);
    },
  };
}

/** Runs the steps of docs/scale.md that put search on the workers. */
async function distributeSearch(coordinator: Node, workers: Node[]): Promise<void> {
  const onEach = await guideSql('On each server');
  const { password } = new URL(coordinator.url);
  for (const { url } of workers) await onDatabase(url, (sql) => sql`create role postgres`);
  for (const { url } of [coordinator, ...workers]) {
    // On most servers the superuser is postgres. Here it’s supabase_admin.
    for (const role of ['postgres', 'supabase_admin'])
      await onDatabase(url, (sql) => sql.unsafe(onEach.replaceAll('...', password).replaceAll('postgres', role)));
  }
  const add = (await guideSql('For each worker')).trim();
  await onDatabase(coordinator.url, async (sql) => {
    await sql.unsafe(
      (await guideSql('On the main server, its own address')).replace(...addressOf('main', coordinator)),
    );
    for (const worker of workers) await sql.unsafe(add.replace(...addressOf('search-1', worker)));
    const indexes = await sql.begin((tx) => dropSecondaryIndexes(tx, 'private.search_listings'));
    // One by one: Citus can’t distribute both tables and functions in one transaction.
    for (const statement of (await guideSql('Distribute')).split(/;\n/).filter((text) => text.trim() !== ''))
      await sql.unsafe(statement);
    for (const { definition } of indexes) await sql.unsafe(definition);
    await sql`vacuum analyze private.search_listings`;
  });
}

const addressOf = (name: string, { port }: Node): [string, string] => [
  `'${name}.example.com', 5432`,
  `'127.0.0.1', ${port}`,
];

/** Returns the SQL in docs/scale.md that begins with this comment. Rejects if there is none. */
export async function guideSql(title: string): Promise<string> {
  const guide = await readFile(join(import.meta.dirname, '../../docs/scale.md'), 'utf8');
  const start = `\`\`\`sql\n-- ${title}`;
  const [, block] = guide.split(start);
  if (block === undefined) throw new Error(`docs/scale.md has no SQL that begins with "-- ${title}".`);
  return block.slice(block.indexOf('\n') + 1, block.indexOf('```'));
}

/** Runs work on a connection of its own. */
export async function onDatabase<T>(url: string, work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}
