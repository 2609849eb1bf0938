import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Failure, messageOf } from '../../failure.ts';
import { freePort } from '../http.ts';
import { findBinaries, serverUser, type Binaries, type ServerUser } from './binaries.ts';

const run = promisify(execFile);

export interface ServerOptions {
  /** Whether a commit survives a power cut. Without it, a crash of the machine loses the data. */
  durable: boolean;
  /**
   * `socket`: a Unix socket in a folder that only this user can enter. `loopback`: a port on 127.0.0.1 with a random
   * password, for Windows and for clients that don’t know sockets.
   */
  listen: 'socket' | 'loopback';
  /** Called with the server’s last lines if it ends without having been stopped. */
  onLost?: (lines: string) => void;
  /** Another PostgreSQL than the one that `findBinaries` returns. */
  binaries?: Binaries;
  /** Settings beside ours, each as `name=value`. */
  settings?: readonly string[];
  /** The port of `loopback`; a free one by default. */
  port?: number;
}

export interface PostgresServer {
  /** Returns the URL of a database as the superuser. A socket’s folder is encoded in place of the host, as in libpq. */
  url(database: string): string;
  /** Stops the server. Connections are cut; what was committed is kept. */
  stop(): Promise<void>;
}

/** A folder with a cluster, and what runs on it. */
interface Cluster {
  directory: string;
  /** How the server’s user reaches the directory. */
  path: string;
  binaries: Binaries;
  user: ServerUser;
}

/**
 * Starts PostgreSQL on the cluster in `directory`, which is created if it doesn’t exist. Nothing else may use the
 * folder: lock it first. Stops a server that has outlived an earlier process. Rejects with a `Failure` that says what
 * to do.
 */
export async function startServer(directory: string, options: ServerOptions): Promise<PostgresServer> {
  const cluster = await describeCluster(directory, options.binaries);
  if (existsSync(directory)) await prepareExisting(cluster);
  else await createCluster(cluster);
  return launch(cluster, options);
}

async function describeCluster(directory: string, chosen?: Binaries): Promise<Cluster> {
  const user = await serverUser();
  const binaries = chosen ?? (await findBinaries(user));
  // As root, the server runs as another user, who may not get through the folders above (a clone under /root). All
  // programs start in the cluster’s folder, where this path leads; those of older versions leave it.
  const isOwnFolder = user.uid !== undefined && process.platform === 'linux' && binaries.major >= 17;
  return { directory, path: isOwnFolder ? '/proc/self/cwd' : directory, binaries, user };
}

/** Where the password of `loopback` is. Only we can read the cluster’s folder. */
const passwordFile = (directory: string) => join(directory, 'cornerlot.password');

/** Creates the cluster next to its place and then moves it there, so a killed start leaves nothing half-made. */
async function createCluster({ directory, path, binaries, user }: Cluster): Promise<void> {
  const unfinished = `${directory}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  await own(unfinished, user);
  const scratch = await mkdtemp(join(tmpdir(), 'cornerlot-initdb-'));
  const password = randomBytes(24).toString('base64url');
  const given = join(scratch, 'password');
  await writeFile(given, password, { mode: 0o600 });
  await own(scratch, user);
  await own(given, user);
  // With the plain C locale, search would lose accented letters.
  const locale =
    binaries.major >= 17
      ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
      : ['--locale=C.UTF-8'];
  try {
    await run(
      join(binaries.folder, 'initdb'),
      [
        '-D',
        path === directory ? unfinished : path,
        '--username=supabase_admin',
        `--pwfile=${given}`,
        '--auth-local=trust',
        '--auth-host=scram-sha-256',
        '--encoding=UTF8',
        ...locale,
        '--no-sync',
        '--no-instructions',
      ],
      { ...user, cwd: unfinished, env: environment },
    );
    await writeFile(passwordFile(unfinished), password, { mode: 0o600 });
    await rename(unfinished, directory);
  } catch (error) {
    throw startFailure(directory, messageOf(error), error);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** Checks that this version can open the cluster, and that nobody has it open. */
async function prepareExisting(cluster: Cluster): Promise<void> {
  const { directory, binaries, user } = cluster;
  const version = await readFile(join(directory, 'PG_VERSION'), 'utf8').catch(() => '');
  if (Number(version) !== binaries.major) {
    throw new Failure(
      `The database in ${directory} was made by PostgreSQL ${version.trim() || '(unknown version)'}; ` +
        `this is PostgreSQL ${binaries.major}.`,
      'Start over with `npm run reset`, which deletes your local data, or move the folder away.',
    );
  }
  // Restored by root, or used by another user before.
  if (user.uid !== undefined && (await stat(directory)).uid !== user.uid) await ownAll(directory, user);
  await stopSurvivor(cluster);
}

/** Stops a server on `directory` that has outlived its process, if there is one. Lock the folder first. */
export async function stopServer(directory: string): Promise<void> {
  if (!existsSync(join(directory, 'postmaster.pid'))) return;
  await stopSurvivor(await describeCluster(directory));
}

/** Stops the server of a process that was killed, and forgets one that ended with the machine. */
async function stopSurvivor(cluster: Cluster): Promise<void> {
  const file = join(cluster.directory, 'postmaster.pid');
  const pid = Number((await readFile(file, 'utf8').catch(() => '')).split('\n')[0]);
  if (!pid) return;
  if ((await commandOf(pid))?.includes(clusterName(cluster.directory)))
    await control(cluster, 'stop', '-m', 'fast', '-w');
  else await rm(file, { force: true });
}

/** Tells this cluster’s server from others in the list of processes. */
const clusterName = (directory: string) =>
  `cornerlot-${createHash('sha256').update(directory).digest('hex').slice(0, 16)}`;

/** Returns the command line of a process; null if there is no such process. */
async function commandOf(pid: number): Promise<string | null> {
  try {
    if (process.platform === 'linux') return await readFile(`/proc/${pid}/cmdline`, 'utf8');
    if (process.platform === 'win32') {
      const query = `(Get-CimInstance Win32_Process -Filter "ProcessId=${pid}").CommandLine`;
      return (await run('powershell', ['-NoProfile', '-Command', query])).stdout;
    }
    return (await run('ps', ['-o', 'args=', '-p', String(pid)])).stdout;
  } catch {
    return null;
  }
}

/** Runs `pg_ctl` on the cluster. */
async function control({ directory, path, binaries, user }: Cluster, ...args: string[]): Promise<void> {
  await run(join(binaries.folder, 'pg_ctl'), [...args, '-D', path], { ...user, cwd: directory, env: environment });
}

async function launch(cluster: Cluster, options: ServerOptions): Promise<PostgresServer> {
  const { directory, path, binaries, user } = cluster;
  const isSocket = options.listen === 'socket';
  const sockets = isSocket ? await mkdtemp(join(socketParent(), 'cornerlot-')) : null;
  if (sockets) await own(sockets, user);
  const port = isSocket ? 5432 : (options.port ?? (await freePort()));
  const settings = [
    `cluster_name=${clusterName(directory)}`,
    ...(sockets
      ? ['listen_addresses=', `unix_socket_directories=${sockets}`]
      : ['listen_addresses=127.0.0.1', ...(process.platform === 'win32' ? [] : ['unix_socket_directories='])]),
    `port=${port}`,
    ...common,
    ...(options.durable ? [] : volatile),
    ...(options.settings ?? []),
  ];
  const child = spawn(
    join(binaries.folder, 'postgres'),
    ['-D', path, ...settings.flatMap((setting) => ['-c', setting])],
    // In a process group of its own, so that Ctrl-C doesn’t stop it before the backend has finished.
    { ...user, cwd: directory, env: environment, stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  const end = () => child.kill('SIGQUIT');
  process.once('exit', end);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let isWanted = false;
  const removeSockets = async () => {
    process.off('exit', end);
    if (sockets) await rm(sockets, { recursive: true, force: true });
  };
  try {
    await whenReady(child, (lines) => {
      if (isWanted) options.onLost?.(lines);
    });
    isWanted = true;
  } catch (error) {
    await removeSockets();
    throw startFailure(directory, messageOf(error), error);
  }
  const password = await readFile(passwordFile(directory), 'utf8').catch(() => '');
  const address = sockets ? encodeURIComponent(sockets) : `127.0.0.1:${port}`;
  return {
    url: (database) => `postgres://supabase_admin${sockets ? '' : `:${password}`}@${address}/${database}`,
    stop: async () => {
      isWanted = false;
      if (child.exitCode === null) await control(cluster, 'stop', '-m', options.durable ? 'fast' : 'immediate', '-W');
      await ended;
      await removeSockets();
    },
  };
}

/** As on a hosted project, where they matter. Errors of statements are the clients’ business. */
const common = ['timezone=UTC', 'wal_level=logical', 'jit=off', 'max_connections=300', 'log_min_messages=log'];

/** Without durability. */
const volatile = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** English messages, which `whenReady` reads, and no variables that change what the programs do. */
const environment = { PATH: process.env['PATH'], SystemRoot: process.env['SystemRoot'], LC_ALL: 'C' };

/** Socket paths have at most 103 characters. */
const socketParent = () => (tmpdir().length < 60 ? tmpdir() : '/tmp');

/** Resolves when the server accepts connections; rejects with its last lines if it ends first. Then watches its end. */
function whenReady(child: ChildProcess, onEnd: (lines: string) => void): Promise<void> {
  const lines: string[] = [];
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      lines.push(...text.split('\n').filter(Boolean));
      lines.splice(0, lines.length - 20);
      if (/ready to accept (read-only )?connections/.test(text)) resolve();
    });
    child.once('close', () => {
      reject(new Error(lines.join('\n')));
      onEnd(lines.join('\n'));
    });
  });
}

/** True if the server ended because its disk is full, judging by its last lines. */
export const isDiskFull = (lines: string) => lines.includes('No space left on device');

function startFailure(directory: string, output: string, cause: unknown): Failure {
  if (isDiskFull(output)) {
    return new Failure(
      `The disk is full, so the database in ${directory} can’t start.`,
      'Free some space and start again. Nothing that was saved is lost.',
      { cause },
    );
  }
  return new Failure(
    `The database in ${directory} can’t start:\n${output}`,
    'If it doesn’t start again, restore a backup, or start over with `npm run reset`, which deletes your local data.',
    { cause },
  );
}

async function own(path: string, { uid, gid }: ServerUser): Promise<void> {
  if (uid !== undefined && gid !== undefined) await chown(path, uid, gid);
}

async function ownAll(directory: string, user: ServerUser): Promise<void> {
  await own(directory, user);
  await chmod(directory, 0o700);
  for (const name of await readdir(directory, { recursive: true })) await own(join(directory, name), user);
}
