import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import postgres from 'postgres';

const run = promisify(execFile);

export interface PostgresCluster {
  /** Creates another empty database on the server. */
  createDatabase(): Promise<string>;
  /** URL of a first, empty database. */
  url: string;
  /** Starts a read-only server that streams this one’s changes, and returns the URL of the first database on it. */
  startReplica(): Promise<string>;
  close(): Promise<void>;
}

/**
 * Starts a temporary PostgreSQL server on a free local port, without passwords or fsync. `extraSettings` read
 * 'name=value'. Returns null, and logs why, if PostgreSQL isn’t installed.
 */
export async function startPostgresCluster(extraSettings: readonly string[] = []): Promise<PostgresCluster | null> {
  const bin = findBinaries();
  if (!bin) {
    console.log('Skipped on a real PostgreSQL server: none is installed on this machine.');
    return null;
  }
  const folder = await mkdtemp(join(tmpdir(), 'cornerlot-postgres-'));
  // The server refuses to run as root.
  const user = process.getuid?.() === 0 ? await unprivilegedUser() : {};
  if (user.uid !== undefined && user.gid !== undefined) await chown(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const options = { ...user, cwd: folder, env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8' } };
  await run(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'supabase_admin', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    options,
  );
  const servers: ChildProcess[] = [];
  const stop = () => servers.forEach((server) => server.kill('SIGKILL'));
  process.once('exit', stop);
  const start = async (directory: string) => {
    const port = await freePort();
    const args = ['-D', directory, '-p', String(port), '-h', '127.0.0.1', '-k', folder];
    const server = spawn(join(bin, 'postgres'), [...args, ...asArguments([...settings, ...extraSettings])], {
      ...options,
      stdio: 'ignore',
    });
    servers.push(server);
    await waitUntilReady(address(port, 'postgres'), server);
    return port;
  };
  const port = await start(data);
  const createDatabase = async () => {
    const name = `test_${count++}`;
    const sql = postgres(address(port, 'postgres'), { max: 1, onnotice: () => undefined });
    await sql.unsafe(`create database ${name}`);
    await sql.end();
    return address(port, name);
  };
  const url = await createDatabase();
  return {
    url,
    createDatabase,
    startReplica: async () => {
      const copy = join(folder, `replica-${servers.length}`);
      const source = ['-h', '127.0.0.1', '-p', String(port), '-U', 'supabase_admin'];
      await run(join(bin, 'pg_basebackup'), [...source, '-D', copy, '-R', '-c', 'fast', '--no-sync'], options);
      return url.replace(`:${port}/`, `:${await start(copy)}/`);
    },
    close: async () => {
      process.off('exit', stop);
      const ended = servers.map((server) => new Promise((resolve) => server.once('exit', resolve)));
      servers.forEach((server) => server.kill('SIGQUIT'));
      await Promise.all(ended);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Without durability, which tests don’t need. */
const settings = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=logical',
  'max_connections=300',
];

const asArguments = (names: readonly string[]) => names.flatMap((setting) => ['-c', setting]);

const address = (port: number, database: string) => `postgres://supabase_admin@127.0.0.1:${port}/${database}`;

let count = 0;

/** Prefers the newest Debian package, then the PATH. */
function findBinaries(): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)))) ?? null;
}

async function unprivilegedUser(): Promise<{ uid?: number; gid?: number }> {
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = await Promise.all(
        ['-u', '-g'].map(async (flag) => Number((await run('id', [flag, name])).stdout)),
      );
      if (uid !== undefined && gid !== undefined) return { uid, gid };
    } catch {
      // Try the next user.
    }
  }
  throw new Error('PostgreSQL will not run as root, and neither user postgres nor nobody exists.');
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function waitUntilReady(url: string, server: ChildProcess): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    for (let attempt = 0; ; attempt += 1) {
      if (server.exitCode !== null) throw new Error(`PostgreSQL ended with code ${server.exitCode}`);
      try {
        await sql`select 1`;
        return;
      } catch (error) {
        if (attempt > 100) throw error;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
  } finally {
    await sql.end();
  }
}
