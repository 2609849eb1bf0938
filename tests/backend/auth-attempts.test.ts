import { afterAll, beforeAll, expect, it } from 'vitest';
import { startBackend, type Backend } from '../../supabase/local/server/backend.ts';
import { newMember } from './client.ts';
import { fixtureMigrations } from './describe-backend.ts';

let backend: Backend;

beforeAll(async () => {
  backend = await startBackend({
    port: 0,
    mailPort: 0,
    migrationsDir: fixtureMigrations,
    seedFile: null,
    functionsDir: null,
    trustedProxies: '127.0.0.1',
    mailInterval: 60,
    attemptLimits: { perAddress: 6, perAccount: 3, window: 300, shortest: 250 },
  });
});
afterAll(() => backend.close());

/** Sends an auth request from an address. */
async function post(path: string, body: object, address: string) {
  const started = performance.now();
  const response = await fetch(`${backend.url}/auth/v1/${path}`, {
    method: 'POST',
    headers: { apikey: backend.anonKey, 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.text(), ms: performance.now() - started };
}

const signIn = (email: string, address: string, password = 'wrong-password') =>
  post('token?grant_type=password', { email, password }, address);

it('limits attempts from an address, per route', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 7; count += 1)
    statuses.push((await signIn(`a${count}@example.test`, '203.0.113.1')).status);
  expect(statuses).toEqual([400, 400, 400, 400, 400, 400, 429]);
  expect((await signIn('a9@example.test', '203.0.113.1')).body).toContain('over_request_rate_limit');
  expect((await signIn('a9@example.test', '203.0.113.2')).status).toBe(400);
  expect((await post('recover', { email: 'a9@example.test' }, '203.0.113.1')).status).toBe(200);
});

it('limits wrong passwords for an account from any address, and not the right one of others', async () => {
  const { email } = await newMember(backend);
  const other = await newMember(backend);
  const statuses: number[] = [];
  for (let count = 0; count < 5; count += 1) statuses.push((await signIn(email, `198.51.100.${count}`)).status);
  expect(statuses).toEqual([400, 400, 400, 429, 429]);
  expect((await signIn(email.toUpperCase(), '198.51.100.9')).status).toBe(429);
  expect((await signIn(other.email, '198.51.100.9', 'secret12')).status).toBe(200);
});

it('lets a member in from an address they signed in from while others guess their password', async () => {
  const { email } = await newMember(backend);
  expect((await signIn(email, '203.0.113.50', 'secret12')).status).toBe(200);
  for (let count = 0; count < 4; count += 1) await signIn(email, `203.0.113.${60 + count}`);
  expect((await signIn(email, '203.0.113.70', 'secret12')).status).toBe(429);
  expect((await signIn(email, '203.0.113.50', 'secret12')).status).toBe(200);
  // Guesses from that address count, too.
  for (let count = 0; count < 3; count += 1) expect((await signIn(email, '203.0.113.50')).status).toBe(400);
  expect((await signIn(email, '203.0.113.50')).status).toBe(429);
});

it.each(['otp', 'magiclink', 'recover'])('/%s creates no account and does not reveal one', async (route) => {
  const { email } = await newMember(backend);
  const nobody = `nobody-${route}@example.test`;
  const address = `192.0.2.${route.length}`;
  const known = [await post(route, { email }, address), await post(route, { email }, address)];
  const unknown = [await post(route, { email: nobody }, address), await post(route, { email: nobody }, address)];
  const answers = (all: typeof known) =>
    all.map(({ status, body }) => [status, body.replace(/\d+ seconds/, 'n seconds')]);
  expect(answers(unknown)).toEqual(answers(known));
  expect(known.map(({ status }) => status)).toEqual([200, 429]);
  expect(Math.min(...[...known, ...unknown].map(({ ms }) => ms))).toBeGreaterThan(240);
  expect(await backend.database.query('select 1 from auth.users where email = $1', [nobody])).toEqual([]);
});
