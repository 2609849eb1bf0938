import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { startServer, type PostgresServer } from '../../supabase/local/server/database/server.ts';

export interface TestServer {
  /** URL of a first, empty database, as a superuser. */
  url: string;
  /** Creates another empty database and returns its URL. */
  createDatabase(): Promise<string>;
  /** Starts a read-only server that streams this one’s changes, and returns the URL of the first database on it. */
  startReplica(): Promise<string>;
  close(): Promise<void>;
}

/** Starts a temporary PostgreSQL server without durability. `settings` are each `name=value`. */
export async function startTestServer(settings: readonly string[] = []): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'cornerlot-postgres-'));
  const servers: PostgresServer[] = [];
  const start = async (name: string) => {
    // With a password, since tests also connect with clients that don’t know sockets.
    const server = await startServer(join(folder, name), { durable: false, listen: 'loopback', settings });
    servers.push(server);
    return server;
  };
  const primary = await start('primary');
  let count = 0;
  const createDatabase = async () => {
    const name = `test_${count++}`;
    await onDatabase(primary.url('postgres'), (sql) => sql.unsafe(`create database ${name}`));
    return primary.url(name);
  };
  const url = await createDatabase();
  return {
    url,
    createDatabase,
    startReplica: async () => {
      const name = `replica_${servers.length}`;
      const copy = join(folder, name);
      await onDatabase(url, async (sql) => {
        await sql`select pg_backup_start('replica', true)`;
        await cp(join(folder, 'primary'), copy, { recursive: true });
        const [backup] = await sql`select labelfile from pg_backup_stop()`;
        await writeFile(join(copy, 'backup_label'), String(backup?.['labelfile']));
      });
      const { username, password, port } = new URL(url);
      await rm(join(copy, 'postmaster.pid'));
      await writeFile(join(copy, 'standby.signal'), '');
      await writeFile(
        join(copy, 'postgresql.auto.conf'),
        `primary_conninfo = 'host=127.0.0.1 port=${port} user=${username} password=${password}'\n`,
      );
      return (await start(name)).url(new URL(url).pathname.slice(1));
    },
    close: async () => {
      await Promise.all(servers.map((server) => server.stop()));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function onDatabase(url: string, work: (sql: postgres.Sql) => Promise<unknown>): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    await work(sql);
  } finally {
    await sql.end();
  }
}
