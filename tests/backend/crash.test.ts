import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listenOn } from '../../supabase/local/server/http.ts';
import { clientFor } from './client.ts';
import { kill, startCommand, whenEnded, whenReady, type RunningCommand } from './start-command.ts';
import { createServer as createHttp } from 'node:http';

let folder: string;
const running: ChildProcess[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cornerlot-crash-'));
});

afterEach(async () => {
  for (const child of running.splice(0)) await kill(child, 'SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

/** Runs the real command with a data folder and ports used by this test only. */
function start(flags: string[] = [], env: Record<string, string> = {}): RunningCommand {
  const command = startCommand(folder, flags, env);
  running.push(command.child);
  return command;
}

it('loses no acknowledged insert when killed, and takes over its own stale lock', async () => {
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

it('keeps the data after a clean stop and deletes it on reset', async () => {
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
  expect(third.output()).toMatch(/Removed .*postgres/);
});

/** Expects the command to exit with a message and a next step, but no stack trace. */
async function expectFailure(started: RunningCommand, message: RegExp, nextStep: RegExp): Promise<void> {
  expect(await whenEnded(started)).toBe(1);
  expect(started.output()).toMatch(message);
  expect(started.output()).toMatch(nextStep);
  expect(started.output()).not.toMatch(/\n {4}at /);
}

it('reports that another process uses the data folder', async () => {
  const first = start();
  await whenReady(first);
  const second = start();
  await expectFailure(second, new RegExp(`in use by another process \\(${first.child.pid}\\)`), /Stop it first/);
  expect(await whenEnded(start(['--reset']))).toBe(1);
  expect(
    (
      await clientFor(await whenReady(first))
        .from('items')
        .select('code')
    ).error,
  ).toBeNull();
});

it('reports a port in use and leaves no lock behind', async () => {
  const other = createHttp();
  const port = await listenOn(other, 0, 'the test');
  await expectFailure(
    start(['--port', String(port), '--mail-port', '0', '--stripe-port', '0']),
    new RegExp(`Port ${port}, which the backend needs, is in use`),
    /Stop that program/,
  );
  await new Promise((done) => other.close(done));
  await whenReady(start());
});

it('reports the file and line of a failing migration and applies none of it', async () => {
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
    /None of it was applied/,
  );
  await writeFile(join(migrations, '2_bad.sql'), 'create table public.half (id int);\nselect 1 +;\n');
  await expectFailure(start(flags), /2_bad\.sql failed at line 2: syntax error/, /Fix the file/);
  await writeFile(join(migrations, '2_bad.sql'), 'create table public.half (id int);');
  const client = clientFor(await whenReady(start(flags)));
  expect((await client.from('half').select()).error).toBeNull();
});

it('reports an unusable data folder', async () => {
  await writeFile(join(folder, 'data'), 'a file where the folder should be');
  await expectFailure(start(), /Can’t use the data folder/, /readable and writable/);
});

it('recognizes the data of PGlite and of another PostgreSQL', async () => {
  const data = join(folder, 'data');
  await mkdir(join(data, 'database'), { recursive: true });
  await expectFailure(start(), /used PGlite/, /npm run reset/);
  await mkdir(join(data, 'postgres'));
  await writeFile(join(data, 'postgres', 'PG_VERSION'), '16\n');
  await expectFailure(start(), /made by PostgreSQL 16; this is PostgreSQL \d+/, /npm run reset/);
});

it('reports damaged database files', async () => {
  const first = start();
  await whenReady(first);
  await kill(first.child, 'SIGTERM');
  await rm(join(folder, 'data', 'postgres', 'global', 'pg_control'));
  await expectFailure(start(), /The database in .* can’t start/, /npm run reset/);
});

it('reports that the server in DATABASE_URL can’t be reached without showing the password', async () => {
  const closed = createServer();
  await new Promise<void>((done) => closed.listen(0, '127.0.0.1', done));
  const address = closed.address();
  const port = typeof address === 'object' ? address?.port : 0;
  await new Promise((done) => closed.close(done));
  const started = start([], { DATABASE_URL: `postgres://someone:hunter2@127.0.0.1:${port}/none` });
  await expectFailure(started, /Can’t connect to the database at DATABASE_URL .*ECONNREFUSED/, /Start that server/);
  expect(started.output()).not.toContain('hunter2');
  await expectFailure(
    start(['--reset'], { DATABASE_URL: 'postgres://x@127.0.0.1/x' }),
    /never deletes/,
    /Drop and create/,
  );
});

it('rejects an older Node.js and names the required version', async () => {
  const script = await readFile(resolve(import.meta.dirname, '..', '..', 'supabase', 'local', 'install.mjs'), 'utf8');
  const old = join(folder, 'install.mjs');
  // The same code with an older version number.
  await writeFile(old, `${script.replace('process.versions.node.split', "'18.20.4'.split")}\nensureInstalled();\n`);
  const child = spawn(process.execPath, [old]);
  let text = '';
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const code = await new Promise((done) => child.once('exit', done));
  expect(code).toBe(1);
  expect(text).toMatch(/needs Node\.js 20\.19 or newer/);
});
