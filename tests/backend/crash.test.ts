import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { anonKey } from '../../supabase/local/keys.ts';
import { listenOn } from '../../supabase/local/http.ts';
import { clientFor } from './client.ts';
import { fixtureMigrations } from './each-database.ts';
import { createServer as createHttp } from 'node:http';

const command = resolve(import.meta.dirname, '..', '..', 'supabase', 'local', 'start.mjs');

let folder: string;
const running: ChildProcess[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cornerlot-crash-'));
});

afterEach(async () => {
  for (const child of running.splice(0)) await kill(child, 'SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

interface Started {
  child: ChildProcess;
  output: () => string;
}

/** The command itself, on a data folder and ports of the test's own. */
function start(flags: string[] = [], env: Record<string, string> = {}): Started {
  const base = ['--data', join(folder, 'data'), '--migrations', fixtureMigrations, '--no-seed', '--no-web'];
  const ports = flags.includes('--port') ? [] : ['--port', '0', '--mail-port', '0'];
  const child = spawn(process.execPath, [command, ...base, ...ports, ...flags], {
    env: { ...process.env, DATABASE_URL: '', NODE_ENV: 'development', ...env },
  });
  let text = '';
  child.stdout?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  running.push(child);
  return { child, output: () => text };
}

async function whenReady({ child, output }: Started): Promise<{ url: string; anonKey: string }> {
  await expect.poll(() => child.exitCode !== null || /Backend +http/.test(output()), { timeout: 60_000 }).toBe(true);
  const url = /Backend +(http:\S+)/.exec(output())?.[1];
  if (!url) throw new Error(`The command ended: ${output()}`);
  return { url, anonKey };
}

async function whenEnded({ child }: Started): Promise<number | null> {
  if (child.exitCode === null) await new Promise((done) => child.once('exit', done));
  return child.exitCode;
}

async function kill(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  child.kill(signal);
  await ended;
}

it('loses nothing acknowledged when it is killed in the middle of inserts, and takes its own lock over', async () => {
  const first = start();
  const client = clientFor(await whenReady(first));
  const acknowledged: string[] = [];
  const inserts = Array.from({ length: 50 }, async (_, index) => {
    const code = `K${index}`;
    const { error } = await client.from('items').insert({ title: `Insert ${index}`, code });
    if (!error) acknowledged.push(code);
    if (acknowledged.length === 20) first.child.kill('SIGKILL');
  });
  await Promise.all(inserts);
  await kill(first.child, 'SIGKILL');
  expect(acknowledged.length).toBeGreaterThanOrEqual(20);
  expect(await readdir(join(folder, 'data'))).toContain('lock');

  const again = clientFor(await whenReady(start()));
  const { data } = await again.from('items').select('code').like('code', 'K%');
  expect(data?.map((row: { code: string }) => row.code)).toEqual(expect.arrayContaining(acknowledged));
});

it('keeps the data over a clean stop, and empties it on reset', async () => {
  const first = start();
  await clientFor(await whenReady(first))
    .from('items')
    .insert({ title: 'Kept', code: 'C1' });
  await kill(first.child, 'SIGINT');
  expect(first.child.exitCode).toBe(0);
  expect(await readdir(join(folder, 'data'))).not.toContain('lock');

  const second = start();
  const kept = await clientFor(await whenReady(second))
    .from('items')
    .select('code');
  expect(kept.data).toEqual([{ code: 'C1' }]);
  await kill(second.child, 'SIGTERM');

  const third = start(['--reset']);
  const emptied = await clientFor(await whenReady(third))
    .from('items')
    .select('code');
  expect(emptied.data).toEqual([]);
  expect(third.output()).toMatch(/Removed .*database/);
});

/** What the command prints and returns when it cannot start: a message, a next step, no stack. */
async function expectFailure(started: Started, message: RegExp, nextStep: RegExp): Promise<void> {
  expect(await whenEnded(started)).toBe(1);
  expect(started.output()).toMatch(message);
  expect(started.output()).toMatch(nextStep);
  expect(started.output()).not.toMatch(/\n {4}at /);
}

it('says that another process uses the data folder', async () => {
  const first = start();
  await whenReady(first);
  const second = start();
  await expectFailure(second, new RegExp(`in use by another process \\(${first.child.pid}\\)`), /stop it first/);
  expect(await whenEnded(start(['--reset']))).toBe(1);
  expect(
    (
      await clientFor(await whenReady(first))
        .from('items')
        .select('code')
    ).error,
  ).toBeNull();
});

it('says which port is taken, and leaves nothing locked', async () => {
  const other = createHttp();
  const port = await listenOn(other, 0, 'the test');
  await expectFailure(
    start(['--port', String(port), '--mail-port', '0']),
    new RegExp(`Port ${port}, where the backend answers, is in use`),
    /Stop that program/,
  );
  await new Promise((done) => other.close(done));
  await whenReady(start());
});

it('names the file and line of a migration that fails, and applies nothing of it', async () => {
  const migrations = join(folder, 'migrations');
  await mkdir(migrations);
  await writeFile(join(migrations, '1_good.sql'), 'create table public.good (id int);');
  await writeFile(
    join(migrations, '2_bad.sql'),
    'create table public.half (id int);\n\ncreate index on public.half (no_such_column);\n',
  );
  const flags = ['--migrations', migrations];
  await expectFailure(
    start(flags),
    /2_bad\.sql failed.*: column "no_such_column" does not exist/,
    /nothing of it has been applied/,
  );
  await writeFile(join(migrations, '2_bad.sql'), 'create table public.half (id int);\nselect 1 +;\n');
  await expectFailure(start(flags), /2_bad\.sql failed at line 2: syntax error/, /Correct the file/);
  await writeFile(join(migrations, '2_bad.sql'), 'create table public.half (id int);');
  const client = clientFor(await whenReady(start(flags)));
  expect((await client.from('half').select()).error).toBeNull();
});

it('says that the data folder cannot be used', async () => {
  await writeFile(join(folder, 'data'), 'a file where the folder should be');
  await expectFailure(start(), /data folder .* cannot be used/, /right to read and write/);
});

it('says that the database files are damaged', async () => {
  const first = start();
  await whenReady(first);
  await kill(first.child, 'SIGTERM');
  await rm(join(folder, 'data', 'database', 'global', 'pg_control'));
  await expectFailure(start(), /does not open/, /npm run reset/);
});

it('says that the server behind DATABASE_URL cannot be reached, without showing its password', async () => {
  const closed = createServer();
  await new Promise<void>((done) => closed.listen(0, '127.0.0.1', done));
  const address = closed.address();
  const port = typeof address === 'object' ? address?.port : 0;
  await new Promise((done) => closed.close(done));
  const started = start([], { DATABASE_URL: `postgres://someone:hunter2@127.0.0.1:${port}/none` });
  await expectFailure(started, /DATABASE_URL .*cannot be used: .*ECONNREFUSED/, /Start that server/);
  expect(started.output()).not.toContain('hunter2');
  await expectFailure(
    start(['--reset'], { DATABASE_URL: 'postgres://x@127.0.0.1/x' }),
    /never deleted/,
    /Drop and create/,
  );
});

it('refuses an older Node with the version that is needed', async () => {
  const script = await readFile(resolve(import.meta.dirname, '..', '..', 'supabase', 'local', 'install.mjs'), 'utf8');
  const old = join(folder, 'install.mjs');
  // The same code, told that it runs on an older release.
  await writeFile(old, `${script.replace('process.versions.node.split', "'18.20.4'.split")}\nensureInstalled();\n`);
  const child = spawn(process.execPath, [old]);
  let text = '';
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const code = await new Promise((done) => child.once('exit', done));
  expect(code).toBe(1);
  expect(text).toMatch(/needs Node\.js 20\.19 or newer/);
});
