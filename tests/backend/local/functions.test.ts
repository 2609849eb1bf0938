import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFunctionsRuntime } from '../../../supabase/local/server/functions/runtime.ts';
import type { Backend } from '../../../supabase/local/backend.ts';
import { clientFor } from '../client.ts';
import { startTestBackend } from '../describe-backend.ts';

let project = '';
let backend: Backend;
const lines: string[] = [];

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'cornerlot-functions-'));
  await cp(join(import.meta.dirname, '..', 'fixtures', 'functions-project'), project, { recursive: true });
  await writeFile(join(project, 'functions', '.env'), 'FROM_FILE="two words"\nSUPABASE_URL=http://elsewhere.example\n');
  process.env['FUNCTIONS_TEST_SECRET'] = 'of the backend alone';
  backend = await startTestBackend({
    migrationsDir: null,
    functionsDir: join(project, 'functions'),
    functionsEnv: { STRIPE_SECRET_KEY: 'sk_test' },
    log: (line) => lines.push(line),
  });
});

afterAll(async () => {
  delete process.env['FUNCTIONS_TEST_SECRET'];
  await backend.close();
  await rm(project, { recursive: true, force: true });
});

/** The types of fetch don’t have `duplex` yet. */
type CallInit = Omit<RequestInit, 'headers'> & { headers?: Record<string, string>; duplex?: 'half' };

/** Calls a function with the anon key unless `init` sets another. */
async function call(path: string, init: CallInit = {}): Promise<Response> {
  return fetch(`${backend.url}/functions/v1/${path}`, {
    ...init,
    headers: { authorization: `Bearer ${backend.anonKey}`, ...init.headers },
  });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

it('supports functions.invoke and passes the environment of a hosted project only', async () => {
  const { data, error } = await clientFor(backend).functions.invoke('hello', { body: { name: 'Ann' } });
  expect(error).toBeNull();
  // With a Stripe key, the sandbox isn’t needed.
  expect(backend.stripeUrl).toBeNull();
  expect(data).toEqual({
    message: 'Hello Ann',
    env: {
      url: backend.url,
      anon: backend.anonKey,
      service: backend.serviceRoleKey,
      stripe: 'sk_test',
      file: 'two words',
      leaked: null,
    },
  });
});

it('streams the response while the request is still being sent', async () => {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const [response] = await Promise.all([
    call('echo', { method: 'POST', body: readable, duplex: 'half' }),
    writer.write(new TextEncoder().encode('first')),
  ]);
  const reader = response.body?.getReader();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('first');
  await writer.write(new TextEncoder().encode('second'));
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('second');
  await writer.close();
  expect((await reader?.read())?.done).toBe(true);
});

it.each(['missing', '_shared', '..%2Fhello', ''])('returns 404 for %j', async (name) => {
  const response = await call(name);
  expect([response.status, await response.json()]).toEqual([
    404,
    { code: 'NOT_FOUND', message: 'Requested function was not found' },
  ]);
});

it('requires a valid token unless config.toml says otherwise, except for OPTIONS', async () => {
  const url = (name: string) => `${backend.url}/functions/v1/${name}`;
  const bare = await fetch(url('hello'), { method: 'POST', body: '{"name":"x"}' });
  expect([bare.status, await bare.json()]).toEqual([401, { code: 401, message: 'Missing authorization header' }]);
  const forgedToken = await call('hello', { headers: { authorization: 'Bearer forged' } });
  expect([forgedToken.status, await forgedToken.json()]).toEqual([401, { code: 401, message: 'Invalid JWT' }]);
  expect((await fetch(url('open'))).status).toBe(200);
  const preflight = await fetch(url('open'), {
    method: 'OPTIONS',
    headers: { 'access-control-request-method': 'POST' },
  });
  expect(preflight.headers.get('x-from')).toBe('function');
});

it('prevents functions from reading other files, writing, and running programs', async () => {
  const { outcomes } = (await (await call('open')).json()) as { outcomes: string[] };
  expect(outcomes).toEqual(['NotCapable', 'NotCapable', 'NotCapable']);
});

it('returns 500 when a function throws, and logs the error', async () => {
  expect((await call('throws')).status).toBe(500);
  expect(lines.join('\n')).toContain('functions/throws: Error: thrown on purpose');
  // One failed request doesn’t stop the function.
  expect((await call('throws')).status).toBe(500);
});

it.each([
  ['broken', /functions\/broken: .*MISSING_KEY is not set/],
  ['silent', /functions\/silent: .*The function never called Deno\.serve/],
])('returns 503 when %s doesn’t start, and logs the reason', async (name, reason) => {
  const response = await call(name);
  expect([response.status, await response.json()]).toEqual([
    503,
    { code: 'BOOT_ERROR', message: 'Function failed to start (please check logs)' },
  ]);
  expect(lines.join('\n')).toMatch(reason);
});

it('restarts a function after a crash', async () => {
  expect(await (await call('crashes')).text()).toBe('alive');
  const died = await call('crashes?die');
  expect([died.status, await died.json()]).toEqual([
    500,
    { code: 'WORKER_ERROR', message: 'Function exited due to an error (please check logs)' },
  ]);
  expect(await (await call('crashes')).text()).toBe('alive');
});

it('reloads a function when it or a shared file changes, starting it once for concurrent requests', async () => {
  const greet = async () => {
    const response = await call('hello', { method: 'POST', body: '{"name":"Bob"}' });
    return ((await response.json()) as { message: string }).message;
  };
  expect(await greet()).toBe('Hello Bob');
  await writeFile(join(project, 'functions', '_shared', 'greeting.ts'), `export const greeting = 'Good evening';\n`);
  await expect.poll(() => Promise.all([greet(), greet(), greet()])).toEqual(Array(3).fill('Good evening Bob'));
  const pid = async () => ((await (await call('open')).json()) as { pid: number }).pid;
  const before = await pid();
  expect(await pid()).toBe(before);
  await writeFile(join(project, 'functions', 'open', 'index.ts'), 'Deno.serve(() => Response.json({ pid: -1 }));\n');
  await expect.poll(pid).toBe(-1);
  await expect.poll(() => isAlive(before)).toBe(false);
});

it('ends the process of functions while nobody calls them', async () => {
  const functionsDir = join(import.meta.dirname, '../fixtures/functions-project/functions');
  const runtime = createFunctionsRuntime({
    functionsDir,
    env: () => Promise.resolve({}),
    verifyToken: () => Promise.resolve(null),
    idleTimeout: 1,
  });
  const pid = async () => {
    const response = await runtime.handle(new Request('http://localhost/functions/v1/open'));
    return ((await response.json()) as { pid: number }).pid;
  };
  const first = await pid();
  await expect.poll(() => isAlive(first)).toBe(false);
  expect(await pid()).not.toBe(first);
  await runtime.close();
});

it('leaves no function running when the backend is killed', async () => {
  const runtime = resolve(import.meta.dirname, '../../../supabase/local/server/functions/runtime.ts');
  const script = `
    import { createFunctionsRuntime } from ${JSON.stringify(runtime)};
    const functionsDir = ${JSON.stringify(join(import.meta.dirname, '../fixtures/functions-project/functions'))};
    const runtime = createFunctionsRuntime({ functionsDir, env: async () => ({}), verifyToken: async () => null });
    const response = await runtime.handle(new Request('http://localhost/functions/v1/open'));
    console.log((await response.json()).pid);
  `;
  const host = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [printed] = (await once(host.stdout, 'data')) as [Buffer];
  const pid = Number(printed.toString());
  expect(isAlive(pid)).toBe(true);
  host.kill('SIGKILL');
  await expect.poll(() => isAlive(pid)).toBe(false);
});

const own = resolve(import.meta.dirname, '../../../supabase/functions');

it('uses the same Supabase client version in functions and in the app', async () => {
  const text = await readFile(join(own, '_shared', 'project.ts'), 'utf8');
  const manifest = JSON.parse(await readFile(resolve(own, '../../package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  expect(text).toContain(`npm:@supabase/supabase-js@${manifest.dependencies['@supabase/supabase-js']}'`);
});
