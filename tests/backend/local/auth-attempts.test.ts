import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '../../../supabase/local/backend.ts';
import { databaseCounters } from '../../../supabase/local/server/middleware/auth/counters.ts';
import { newMember } from '../client.ts';
import { fixtureMigrations, startTestBackend } from '../describe-backend.ts';
import { codeOf, authLink, mailTo } from '../mail.ts';

let backend: Backend;

beforeAll(async () => {
  backend = await startTestBackend({
    migrationsDir: fixtureMigrations,
    functionsDir: null,
    trustedProxies: '127.0.0.1',
    mailInterval: 60,
    attemptLimits: { perAddress: 6, perAccount: 3, window: 300, shortest: 50 },
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

it.each(['otp', 'magiclink', 'recover'])('/%s for members creates and reveals no account', async (route) => {
  const { email } = await newMember(backend);
  const nobody = `nobody-${route}@example.test`;
  const address = `192.0.2.${route.length}`;
  const twice = async (body: object) => [await post(route, body, address), await post(route, body, address)];
  const known = await twice({ email, create_user: false });
  const unknown = await twice({ email: nobody, create_user: false });
  const answers = (all: typeof known) =>
    all.map(({ status, body }) => [status, body.replace(/\d+ seconds/, 'n seconds')]);
  expect(answers(unknown)).toEqual(answers(known));
  expect(known.map(({ status }) => status)).toEqual([200, 429]);
  expect(Math.min(...[...known, ...unknown].map(({ ms }) => ms))).toBeGreaterThan(40);
  expect(await backend.database.query('select 1 from auth.users where email = $1', [nobody])).toEqual([]);
});

it('answers a guest who asks for a code the same with and without an account', async () => {
  const email = `known-${crypto.randomUUID()}@example.test`;
  await post('signup', { email, password: 'secret12' }, '192.0.2.40');
  const answers = [];
  for (const address of [
    email,
    `guest-${crypto.randomUUID()}@example.test`,
    'UPPER@Example.test',
    'upper@example.test',
  ]) {
    const { status, body } = await post('otp', { email: address, data: { guest: true } }, '192.0.2.40');
    answers.push([status, body.replace(/\d+ seconds/, 'n seconds')]);
  }
  expect(answers.slice(1, 3)).toEqual([answers[0], answers[0]]);
  expect(answers.map(([status]) => status)).toEqual([200, 200, 200, 429]);
});

it('counts in the database, so that a restart forgets nothing', async () => {
  const email = 'guessed@example.test';
  for (let count = 0; count < 3; count += 1) await signIn(email, `198.51.100.${20 + count}`);
  const afterRestart = databaseCounters(backend.database)('password', 3, 300);
  expect(await afterRestart.isUsedUp(email)).toBe(true);
});

it('leaves ways in for the owner of an account that others guess at', async () => {
  const email = `owner-${crypto.randomUUID()}@example.test`;
  const home = '203.0.113.80';
  expect((await post('signup', { email, password: 'secret12' }, home)).status).toBe(200);
  for (let count = 0; count < 4; count += 1) await signIn(email, `203.0.113.${90 + count}`);
  expect((await signIn(email, '203.0.113.99', 'secret12')).status).toBe(429);
  // Where they signed up, and by email from anywhere.
  expect((await signIn(email, home, 'secret12')).status).toBe(200);
  expect((await post('recover', { email }, '203.0.113.99')).status).toBe(200);
  const [mail] = await mailTo(backend.mailUrl, email);
  expect((await post('verify', { type: 'recovery', email, token: codeOf(mail) }, '203.0.113.98')).status).toBe(200);
});

it('knows an address where a code or a link was used, and not one where someone signs up again', async () => {
  const email = `mailed-${crypto.randomUUID()}@example.test`;
  await post('signup', { email, password: 'secret12' }, '203.0.113.110');
  const mailed = async () => {
    await backend.database.query('update auth.users set recovery_sent_at = null where email = $1', [email]);
    await post('otp', { email }, '203.0.113.111');
    return (await mailTo(backend.mailUrl, email)).at(0);
  };
  const verified = await post('verify', { type: 'email', email, token: codeOf(await mailed()) }, '203.0.113.112');
  const { refresh_token } = JSON.parse(verified.body) as { refresh_token: string };
  const refreshed = await post('token?grant_type=refresh_token', { refresh_token }, '203.0.113.113');
  const headers = { apikey: backend.anonKey, 'x-forwarded-for': '203.0.113.114' };
  const link = await fetch(authLink(await mailed(), backend.url), { headers, redirect: 'manual' });
  expect([verified.status, refreshed.status, link.headers.get('location')]).toEqual([
    200,
    200,
    expect.stringContaining('access_token'),
  ]);
  await post('signup', { email, password: 'secret12' }, '203.0.113.115');
  for (let count = 0; count < 4; count += 1) await signIn(email, `203.0.113.${120 + count}`);
  const statuses = [];
  for (const last of [112, 113, 114, 115]) statuses.push((await signIn(email, `203.0.113.${last}`, 'secret12')).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
});

let address = 0;

describe.each(['magiclink', 'recovery'] as const)('the link and the code of a %s email', (type) => {
  const route = type === 'recovery' ? 'recover' : 'otp';
  const elsewhere = () => `198.18.0.${(address += 1)}`;

  async function requested() {
    const email = `${type}-${crypto.randomUUID()}@example.test`;
    await post('signup', { email, password: 'secret12' }, elsewhere());
    await post(route, { email }, elsewhere());
    const [mail] = await mailTo(backend.mailUrl, email);
    return { email, code: codeOf(mail), link: new URL(authLink(mail, backend.url)) };
  }
  const tryCode = (email: string, token: string) => post('verify', { type, email, token }, elsewhere());
  /** Opens a link, and returns its status and where it leads. */
  async function openLink(token: string, from: string) {
    const query = new URLSearchParams({ type, token });
    const headers = { apikey: backend.anonKey, 'x-forwarded-for': from };
    const response = await fetch(`${backend.url}/auth/v1/verify?${query}`, { headers, redirect: 'manual' });
    return { status: response.status, location: response.headers.get('location') ?? '' };
  }
  const wrong = (code: string) => (code.startsWith('1') ? '2' : '1') + code.slice(1);

  it('sends eight digits, and a link that nobody can compute from them', async () => {
    const { email, code, link } = await requested();
    expect(code).toMatch(/^\d{8}$/);
    const guess = createHash('sha256').update(`${email}${code}`).digest('hex');
    for (const token of [guess, guess + '0'.repeat(32), guess.toUpperCase()]) {
      expect((await openLink(token, elsewhere())).location).toContain('otp_expired');
      expect((await post('verify', { type, token_hash: token }, elsewhere())).status).toBe(403);
    }
    const opened = await openLink(link.searchParams.get('token') ?? '', elsewhere());
    expect(opened.location).toContain('access_token');
  });

  it('ends the link and the code after five wrong codes, from any address', async () => {
    const { email, code, link } = await requested();
    for (let count = 0; count < 5; count += 1) expect((await tryCode(email, wrong(code))).status).toBe(403);
    expect((await tryCode(email, code)).status).toBe(403);
    expect((await openLink(link.searchParams.get('token') ?? '', elsewhere())).location).toContain('otp_expired');
  });

  it('accepts the link and the code after four wrong codes', async () => {
    const { email, code } = await requested();
    for (let count = 0; count < 4; count += 1) await tryCode(email.toUpperCase(), wrong(code));
    expect((await tryCode(email, code)).status).toBe(200);
  });

  it('limits how often one address tries a code', async () => {
    const { link } = await requested();
    const from = elsewhere();
    for (let count = 0; count < 6; count += 1) expect((await openLink(`wrong${count}`, from)).status).toBe(303);
    expect((await openLink(link.searchParams.get('token') ?? '', from)).status).toBe(429);
    expect((await openLink(link.searchParams.get('token') ?? '', elsewhere())).location).toContain('access_token');
  });
});
