import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Failure, messageOf } from '../../supabase/local/failure.ts';
import type { Binaries } from '../../supabase/local/server/database/binaries.ts';

const execute = promisify(execFile);

/** Citus 13.2.2. A commit’s hash is the checksum of its files, which Git verifies. */
const commit = 'cc91f4c29cc358f66e70eb1ef204a45999933926';
const repository = process.env['CITUS_REPOSITORY'] ?? 'https://github.com/citusdata/citus.git';
const cache = join(import.meta.dirname, '../../node_modules/.cache/citus');

/**
 * Returns a copy of this machine’s PostgreSQL that has Citus, in node_modules/.cache, and builds it first if it isn’t
 * there. The installed PostgreSQL isn’t changed. Rejects with a `Failure` that says what is missing.
 */
export async function citusBinaries(): Promise<Binaries> {
  const config = await readConfig();
  const root = join(cache, `${commit.slice(0, 10)}-${/[\d.]+/.exec(config.VERSION)?.[0]}`);
  if (!existsSync(root)) await build(config, root);
  return { folder: join(root, config.BINDIR), major: majorOf(config) };
}

interface Config {
  VERSION: string;
  BINDIR: string;
  PKGLIBDIR: string;
  SHAREDIR: string;
  'INCLUDEDIR-SERVER': string;
}

const majorOf = ({ VERSION }: Config) => Number(/\d+/.exec(VERSION)?.[0]);

/** Returns what `pg_config` says of the PostgreSQL on this machine, with which Citus can be built. */
async function readConfig(): Promise<Config> {
  const missing: string[] = [];
  for (const program of ['cc', 'make', 'git', 'pg_config'])
    await execute(program, ['--version']).catch(() => missing.push(program));
  if (missing.length > 0) throw unavailable(`${missing.join(', ')} not found`);
  const { stdout } = await execute('pg_config');
  const config = Object.fromEntries(stdout.split('\n').map((line) => line.split(' = '))) as unknown as Config;
  if (![15, 16, 17].includes(majorOf(config)))
    throw unavailable(`Citus 13 needs PostgreSQL 15 to 17, and this is ${config.VERSION}`);
  if (!existsSync(join(config['INCLUDEDIR-SERVER'], 'postgres.h')) || !existsSync(join(config.BINDIR, 'initdb')))
    throw unavailable(`${config.VERSION} has no headers or no server here`);
  return config;
}

const unavailable = (reason: string, cause?: unknown) =>
  new Failure(
    `Citus can’t be built: ${reason}.`,
    'On Debian 12: `apt-get install postgresql-15 postgresql-server-dev-15 build-essential git libkrb5-dev ' +
      'libssl-dev liblz4-dev libzstd-dev`.',
    { cause },
  );

async function build(config: Config, root: string): Promise<void> {
  const source = `${root}.source`;
  const unfinished = `${root}.new`;
  for (const folder of [source, unfinished]) {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
  }
  const run = (program: string, ...args: string[]) =>
    execute(program, args, { cwd: source, maxBuffer: 1e8 }).catch((error: unknown) => {
      throw unavailable(messageOf(error).trim().split('\n').slice(-8).join('\n'), error);
    });
  console.log(`Building Citus 13.2.2 with ${config.VERSION}, which takes a few minutes …`);
  await run('git', 'init', '--quiet');
  await run('git', 'fetch', '--quiet', '--depth', '1', repository, commit);
  await run('git', 'checkout', '--quiet', commit);
  await renamePrivilegeCheck(source);
  await run('./configure', '--without-libcurl');
  await run('make', '-s', '-j2', 'extension', 'COPT=-g0', 'with_llvm=no');
  // PostgreSQL finds its folders relative to its program, so a copy loads what is installed into the copy.
  for (const program of ['initdb', 'pg_ctl', 'postgres']) {
    const file = join(config.BINDIR, program);
    await cp(file, join(unfinished, file));
  }
  for (const folder of [config.PKGLIBDIR, config.SHAREDIR])
    await cp(folder, join(unfinished, folder), { recursive: true, verbatimSymlinks: true });
  await run('make', '-s', 'install-extension', `DESTDIR=${unfinished}`, 'COPT=-g0', 'with_llvm=no');
  await rm(source, { recursive: true });
  await rename(unfinished, root);
}

/** Since PostgreSQL 15.20, a function of Citus has the name of one in PostgreSQL’s headers. */
async function renamePrivilegeCheck(source: string): Promise<void> {
  const file = join(source, 'src/include/pg_version_compat.h');
  const text = await readFile(file, 'utf8');
  const start = 'static inline bool\nhave_createdb_privilege(void)';
  if (!text.includes(start)) throw unavailable(`${file} doesn’t have the lines to patch`);
  const name = '#define have_createdb_privilege citus_have_createdb_privilege\n';
  await writeFile(file, text.replace(start, name + start));
}
