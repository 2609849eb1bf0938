import { type ChildProcess } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startBackend, type BackendOptions } from '../../../supabase/local/backend.ts';
import { Failure } from '../../../supabase/local/failure.ts';
import { freePort, listenOn } from '../../../supabase/local/server/http.ts';
import { clientFor } from '../client.ts';
import { fixtureMigrations } from '../describe-backend.ts';
import { kill, startCommand, whenEnded, whenReady, type RunningCommand } from '../start-command.ts';
import { createDatabase } from '../test-databases.ts';

/* Crashes of `npm start`, and what it says when it can’t start. */

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

/** Starts a backend in this process, which is expected to fail with a message and a next step. */
async function expectFailure(options: Partial<BackendOptions>, message: RegExp, nextStep: RegExp): Promise<Failure> {
  const failure = await startBackend({
    port: 0,
    mailPort: 0,
    migrationsDir: fixtureMigrations,
    seedFile: null,
    functionsDir: null,
    ...options,
  }).then(
    async (backend) => backend.close().then(() => null),
    (error: unknown) => error,
  );
  if (!(failure instanceof Failure)) throw new Error('It started, or failed otherwise', { cause: failure });
  expect(failure.message).toMatch(message);
  expect(failure.nextStep).toMatch(nextStep);
  return failure;
}

it('loses no acknowledged insert when killed, refuses a second start, and starts over on reset', async () => {
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

  const second = start();
  const codes = async (command: RunningCommand) => {
    const { data } = await clientFor(await whenReady(command))
      .from('items')
      .select('code')
      .like('code', 'K%');
    return data?.map((row: { code: string }) => row.code);
  };
  expect(await codes(second)).toEqual(expect.arrayContaining(acknowledged));

  const refused = start();
  expect(await whenEnded(refused)).toBe(1);
  expect(refused.output()).toMatch(new RegExp(`in use by another process \\(${second.child.pid}\\)`));
  expect(refused.output()).toMatch(/Stop it first/);
  expect(refused.output()).not.toMatch(/\n {4}at /);
  expect(await codes(second)).toEqual(expect.arrayContaining(acknowledged));

  await kill(second.child, 'SIGINT');
  expect(second.child.exitCode).toBe(0);
  expect(await readdir(join(folder, 'data'))).not.toContain('lock');

  const third = start(['--reset']);
  expect(await codes(third)).toEqual([]);
  expect(third.output()).toMatch(/Removed .*postgres/);
  // Four starts of the command.
}, 120_000);

it('serves the site, which it builds once, and with --dev its modules', async () => {
  const port = String(await freePort());
  const page = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  const building = start(['--web-port', port]);
  await whenReady(building);
  expect(building.output()).toContain('Building the site');
  expect(await page('/about')).toContain('data-prerendered-head');
  await kill(building.child, 'SIGINT');

  const again = start(['--web-port', port]);
  await whenReady(again);
  expect(again.output()).not.toContain('Building the site');
  expect(await page('/about')).toContain('data-prerendered-head');
  await kill(again.child, 'SIGINT');

  await whenReady(start(['--web-port', port, '--dev']));
  expect(await page('/src/main.tsx')).toContain('import');
  // Three starts of the command, and a build of the site.
}, 600_000);

it('reports a port in use and leaves no lock behind', async () => {
  const other = createServer();
  const port = await listenOn(other, 0, 'the test');
  await expectFailure(
    { port, databaseUrl: await createDatabase('empty'), dataDir: folder },
    new RegExp(`Port ${port}, which the backend needs, is in use`),
    /Stop that program/,
  );
  await new Promise((done) => other.close(done));
  expect(await readdir(folder)).not.toContain('lock');
});

it('reports the file and line of a failing migration and applies none of it', async () => {
  await writeFile(join(folder, '1_good.sql'), 'create table public.good (id int);');
  await writeFile(
    join(folder, '2_bad.sql'),
    'create table public.half (id int);\n\ncreate index on public.half (no_such_column);\n',
  );
  const options = { migrationsDir: folder, databaseUrl: await createDatabase('empty') };
  await expectFailure(options, /2_bad\.sql failed.*: column "no_such_column" does not exist/, /None of it was applied/);
  await writeFile(join(folder, '2_bad.sql'), 'create table public.half (id int);\nselect 1 +;\n');
  await expectFailure(options, /2_bad\.sql failed at line 2: syntax error/, /Fix the file/);
  await writeFile(join(folder, '2_bad.sql'), 'create table public.half (id int);');
  const backend = await startBackend({ port: 0, mailPort: 0, seedFile: null, functionsDir: null, ...options });
  expect((await clientFor(backend).from('half').select()).error).toBeNull();
  await backend.close();
});

it('reports that the server in DATABASE_URL can’t be reached without showing the password', async () => {
  const closed = createServer();
  const port = await listenOn(closed, 0, 'the test');
  await new Promise((done) => closed.close(done));
  const { message } = await expectFailure(
    { databaseUrl: `postgres://someone:hunter2@127.0.0.1:${port}/none` },
    /Can’t connect to the database at DATABASE_URL .*ECONNREFUSED/,
    /Start that server/,
  );
  expect(message).not.toContain('hunter2');
});

it('refuses to reset the database at DATABASE_URL', async () => {
  const started = start(['--reset'], { DATABASE_URL: 'postgres://x@127.0.0.1/x' });
  expect(await whenEnded(started)).toBe(1);
  expect(started.output()).toMatch(/never deletes[^]*Drop and create/);
});
