import { Agent, request } from 'node:http';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { newMember } from './client.ts';
import { describeBackend } from './describe-backend.ts';
import { fuzz, prepareFuzz } from './local/fuzz.ts';

/* Expensive, malformed, and random requests: the server stays up, answers in time, and writes nothing it refused. */

const bomb = '(x{1,250}){1,250}';

describeBackend((backend) => {
  const get = (path: string, init: Pick<RequestInit, 'method' | 'body'> & { headers?: Record<string, string> } = {}) =>
    fetch(`${backend().url}/rest/v1/${path}`, { ...init, headers: { apikey: backend().anonKey, ...init.headers } });
  const post = (path: string, body: string) =>
    get(path, { method: 'POST', body, headers: { 'content-type': 'application/json' } });

  it.each([
    ['match', `name=match.${bomb}`],
    ['or', `or=(id.is.null,and(name.match."${bomb}"))`],
    ['an embed', `select=id,users(id)&users.name=match.${encodeURIComponent(bomb)}`],
  ])('survives an expensive pattern in %s', async (_, filter) => {
    expect((await get(`properties?${filter.replaceAll('{', '%7B').replaceAll('}', '%7D')}`)).status).toBeLessThan(600);
    expect((await get('membership_plans?select=id&limit=1')).status).toBe(200);
  });

  it('refuses deep nesting and large bodies', async () => {
    const deep = '['.repeat(20_000) + ']'.repeat(20_000);
    expect((await post('rpc/search_properties', `{"filters":${deep}}`)).status).toBe(400);
    expect((await post('properties', deep)).status).toBe(400);
    expect((await get(`properties?select=${'users('.repeat(50)}id${')'.repeat(50)}`)).status).toBe(400);
    expect((await get(`properties?select=id&or=(${'and('.repeat(500)}id.eq.1${')'.repeat(500)})`)).status).toBe(400);
    expect(
      (await get(`properties?select=id&or=(title.eq.a"b,${'and('.repeat(50)}id.eq.1${')'.repeat(51)}`)).status,
    ).toBe(400);
    expect((await post('properties', JSON.stringify({ title: 'x'.repeat(3 * 2 ** 20) }))).status).toBe(413);
    const signIn = await fetch(`${backend().url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { apikey: backend().anonKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'x'.repeat(100_000), password: 'x' }),
    });
    expect(signIn.status).toBe(413);
  });

  it.each([
    ['a stated length', (size: number) => new Uint8Array(size)],
    ['chunks', (size: number) => new Blob([new Uint8Array(size)]).stream()],
  ])('refuses large bodies of functions, with %s', async (_, bodyOf) => {
    const call = (name: string, size: number) =>
      fetch(`${backend().url}/functions/v1/${name}`, {
        method: 'POST',
        headers: { apikey: backend().anonKey, 'content-type': 'application/json' },
        body: bodyOf(size),
        duplex: 'half',
      } as RequestInit);
    const answers = await Promise.all([call('stripe-webhook', 40 * 2 ** 20), call('stripe-webhook', 2 ** 20 + 1)]);
    expect(answers.map(({ status }) => status)).toEqual([413, 413]);
  });

  it.each([
    'properties?select=id&order=a%00b',
    'properties?select=id&a%00b=eq.1',
    'properties?select=id&title=eq.a%00b',
    'properties?select=id&or=(title.eq.a%00b)',
    'properties?select=unit_mix->>a%00b',
    'properties?select=id&on_conflict=a%00',
    'properties?select=id&limit=1%00',
    'properties?select=id&title=eq.%1b',
    'properties?select=id&title=eq.%ff',
    'properties?select=id&title=eq.%ed%a0%80',
    'prop%00erties?select=id',
    'prop%0aerties?select=id',
    'rpc/search_properties?search=a%00',
    'properties?select=id::any%20words',
    'properties?select=id::text)%20as%20x',
    'properties?select=id,users(name::a%20b)',
    'properties?select=price.max()::"int4"',
    'properties?select=id::',
  ])('refuses %s before SQL', async (path) => {
    expect((await get(path)).status).toBe(400);
  });

  it('reads casts, line ends, and percent signs as they are', async () => {
    for (const path of ['id::text', 'id,price::double%20precision', 'created_at::timestamp%20with%20time%20zone'])
      expect([path, (await get(`properties?select=${path}&limit=1`)).status]).toEqual([path, 200]);
    for (const value of ['a%0ab', 'a%09b', '50%25', '%F0%9F%8F%A0', '"a::b c"'])
      expect([value, (await get(`properties?select=id&title=eq.${value}&limit=1`)).status]).toEqual([value, 200]);
  });

  it.each([
    ['NUL', String.raw`"a\u0000"`, 400],
    ['a raw NUL', '"a\0"', 400],
    ['half a character', String.raw`"\ud83d!"`, 400],
    ['the other half', String.raw`"\udfe0"`, 400],
    ['a whole character', String.raw`"\ud83c\udfe0"`, 200],
    ['a backslash and a u', String.raw`"\\u0000 \\ud83d"`, 200],
  ])('reads JSON with %s', async (_, text, status) => {
    expect((await post('rpc/search_properties', `{"filters":{},"search":${text}}`)).status).toBe(status);
  });

  it('refuses bytes that aren’t UTF-8', async () => {
    const body = Buffer.concat([Buffer.from('{"filters":{},"search":"'), Buffer.from([0xff]), Buffer.from('"}')]);
    const headers = { 'content-type': 'application/json' };
    expect((await get('rpc/search_properties', { method: 'POST', body, headers })).status).toBe(400);
  });

  it('answers a long query with headers that clients accept', async () => {
    const ids = Array.from({ length: 290 }, () => crypto.randomUUID()).join(',');
    const response = await fetch(`${backend().url}/rest/v1/properties?select=id&id=in.(${ids})`, {
      headers: { apikey: backend().anonKey },
    });
    expect(await response.json()).toEqual([]);
    expect([...response.headers].flat().join('').length).toBeLessThan(8192);
  });

  it.each([
    ['a list for an email', { email: ['ann@example.test'] }],
    ['an object for a password', { password: {} }],
    ['a number for an email', { email: 5 }],
    ['a list for data', { data: ['Ann'] }],
    ['a text for data', { data: 'Ann' }],
    ['an email of 5,000 letters', { email: `${'a'.repeat(5000)}@example.test` }],
    ['an email of 256 characters', { email: `${'a'.repeat(243)}@example.test` }],
    ['a NUL in the email', { email: 'a\0@example.test' }],
    ['a NUL in the password', { password: 'secret\0secret' }],
    ['a NUL deep in the data', { data: { name: 'Ann', more: [{ 'a\0': 1 }] } }],
  ])('refuses %s with 400 in every auth route', async (_, change) => {
    const body = JSON.stringify({ email: 'ann@example.test', password: 'secret12', type: 'signup', ...change });
    const headers = { apikey: backend().anonKey, 'content-type': 'application/json' };
    for (const route of ['signup', 'token?grant_type=password', 'recover', 'otp', 'magiclink', 'resend', 'verify']) {
      const response = await fetch(`${backend().url}/auth/v1/${route}`, { method: 'POST', headers, body });
      expect([route, response.status]).toEqual([route, 400]);
    }
  });

  it.each([
    ['a password of 7 characters', { password: 'seven77' }, 422, 'Password should be at least 8 characters.'],
    ['a password of 74 bytes', { password: 'é'.repeat(37) }, 400, 'Password cannot be longer than 72 characters'],
    ['an address in quotes', { email: '"ann"@x.test' }, 400, 'Unable to validate email address: invalid format'],
    ['an address beyond ASCII', { email: 'añn@x.test' }, 400, 'Unable to validate email address: invalid format'],
  ])('signs nobody up with %s', async (_, change, status, message) => {
    const body = JSON.stringify({ email: 'new@example.test', password: 'secret12', ...change });
    const headers = { apikey: backend().anonKey, 'content-type': 'application/json' };
    const response = await fetch(`${backend().url}/auth/v1/signup`, { method: 'POST', headers, body });
    expect([response.status, await response.json()]).toEqual([status, expect.objectContaining({ msg: message })]);
  });

  it('closes the connection after an answer only if the request’s body wasn’t read', async () => {
    const connectionAfter = (path: string, body: string) =>
      new Promise<string | undefined>((resolve, reject) => {
        const headers = { apikey: backend().anonKey };
        const agent = new Agent({ keepAlive: true });
        request(backend().url + path, { method: 'POST', headers, agent }, (response) => {
          resolve(response.resume().headers.connection);
        })
          .on('error', reject)
          .end(body);
      });
    expect(await connectionAfter('/no-such-api', 'x'.repeat(500_000))).toBe('close');
    expect(await connectionAfter('/no-such-api', 'x')).toBe('keep-alive');
    expect(await connectionAfter('/rest/v1/no_such_table', '{}')).toBe('keep-alive');
  });

  describe('with a slow function', () => {
    beforeAll(async () => {
      await backend().database.query(`
        create function public.spin(seconds double precision) returns int language plpgsql as $$
        declare finish timestamptz := clock_timestamp() + make_interval(secs => seconds);
        begin
          while clock_timestamp() < finish loop end loop;
          return 1;
        end $$`);
      await backend().database.query(`grant execute on function public.spin to anon, authenticated`);
      await backend().database.query(`notify pgrst, 'reload schema'`);
      await vi.waitUntil(async () => (await post('rpc/spin', '{"seconds": 0}')).status === 200, { timeout: 30_000 });
    });

    it('cancels statements of visitors after 3 s, and of members after 8 s', async () => {
      const slow = await post('rpc/spin', '{"seconds": 3.5}');
      expect(slow.status).toBe(500);
      expect(await slow.json()).toMatchObject({ code: '57014' });
      const member = await newMember(backend());
      expect(await member.client.rpc('spin', { seconds: 3.5 })).toMatchObject({ data: 1, error: null });
    });
  });

  it('survives random hostile requests and never reports a rejected write as successful', async () => {
    const target = await prepareFuzz(backend());
    const { problems, sent } = await fuzz(target, { requests: 100, seed: 'npm test' });
    expect(problems).toEqual([]);
    expect(sent).toBe(100);
  }, 1_200_000);
});
