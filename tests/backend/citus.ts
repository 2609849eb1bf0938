import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import postgres from 'postgres';
import { installedBinaries, serverUser, type Binaries } from '../../supabase/local/server/database/binaries.ts';
import { startServer, type PostgresServer } from '../../supabase/local/server/database/server.ts';

const run = promisify(execFile);

/** Returns a PostgreSQL of this machine that has Citus; null if there is none. */
export async function findCitus(): Promise<Binaries | null> {
  for (const binaries of await installedBinaries(await serverUser())) {
    const config = join(binaries.folder, 'pg_config');
    if (!existsSync(config)) continue;
    const { stdout } = await run(config, ['--sharedir']);
    if (existsSync(join(stdout.trim(), 'extension', 'citus.control'))) return binaries;
  }
  return null;
}

export interface CitusNode {
  url: string;
  port: number;
  /** Kills the server like a power cut. */
  kill: () => Promise<void>;
  /** Starts it again on the same port. */
  restart: () => Promise<void>;
}

export interface CitusCluster {
  coordinator: CitusNode;
  workers: CitusNode[];
  close: () => Promise<void>;
}

/** Starts a coordinator and workers with an empty database each, in which the servers can sign in to each other. */
export async function startCitus(binaries: Binaries, workerCount: number): Promise<CitusCluster> {
  const folder = await mkdtemp(join(tmpdir(), 'cornerlot-citus-'));
  // As root, the servers run as another user.
  await chmod(folder, 0o755);
  const servers = new Map<string, PostgresServer>();
  const startNode = async (name: string): Promise<CitusNode> => {
    const directory = join(folder, name);
    const start = async (port?: number) => {
      const server = await startServer(directory, {
        durable: false,
        listen: 'loopback',
        binaries,
        settings: [
          'shared_preload_libraries=citus',
          'citus.enable_statistics_collection=off',
          'citus.node_conninfo=sslmode=disable',
          'max_prepared_transactions=100',
          ...(port ? [`port=${port}`] : []),
        ],
      });
      servers.set(name, server);
      return server;
    };
    const server = await start();
    await onDatabase(server.url('postgres'), 'create database search');
    const { port } = new URL(server.url('search'));
    const url = server.url('search').replace(/:[^:@/]+@/, `:${password}@`);
    await onDatabase(server.url('search'), `alter role supabase_admin password '${password}'`);
    return {
      url,
      port: Number(port),
      kill: async () => {
        const [pid] = (await readFile(join(directory, 'postmaster.pid'), 'utf8')).split('\n');
        process.kill(Number(pid), 'SIGKILL');
        servers.delete(name);
      },
      restart: async () => {
        await start(Number(port));
      },
    };
  };
  const coordinator = await startNode('coordinator');
  const workers = await Promise.all(Array.from({ length: workerCount }, (_, index) => startNode(`worker-${index}`)));
  return {
    coordinator,
    workers,
    close: async () => {
      await Promise.all([...servers.values()].map((server) => server.stop()));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const password = 'between-servers';

/** Runs the steps of docs/scale.md that put search on the workers, with this cluster’s addresses. */
export async function distributeSearch(sql: postgres.Sql, { coordinator, workers }: CitusCluster): Promise<void> {
  const [onEach = '', onPrimary = ''] = await scaleSteps();
  for (const { url } of workers) await onDatabase(url, 'create role postgres');
  for (const { url } of [coordinator, ...workers]) {
    // On most servers, the superuser is postgres.
    for (const role of ['postgres', 'supabase_admin'])
      await onDatabase(url, onEach.replaceAll('...', password).replaceAll('postgres', role));
  }
  const [host = '', add = '', ...rest] = onPrimary.split(/;\n/).filter(Boolean);
  await sql.unsafe(host.replace('main.example.com', '127.0.0.1').replace('5432', String(coordinator.port)));
  for (const { port } of workers)
    await sql.unsafe(add.replace('search-1.example.com', '127.0.0.1').replace('5432', String(port)));
  // One by one: Citus can’t distribute both tables and functions in one transaction.
  for (const statement of rest) await sql.unsafe(statement);
}

/** The SQL of the section about several servers. */
async function scaleSteps(): Promise<string[]> {
  const guide = await readFile(join(import.meta.dirname, '../../docs/scale.md'), 'utf8');
  return [...guide.matchAll(/```sql\n(.*?)```/gs)].map(([, block]) => block ?? '');
}

async function onDatabase(url: string, text: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    await sql.unsafe(text);
  } finally {
    await sql.end();
  }
}
