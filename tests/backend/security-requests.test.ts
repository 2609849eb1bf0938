import { Agent, request } from 'node:http';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { isBoundedPattern } from '../../supabase/local/server/middleware/rest-patterns.ts';
import { newMember } from './client.ts';
import { describeEachDatabase } from './describe-each-database.ts';
import { fuzz, prepareFuzz } from './fuzz.ts';

const bomb = '(x{1,250}){1,250}';

describeEachDatabase((backend) => {
  const get = (path: string, init: Pick<RequestInit, 'method' | 'body'> & { headers?: Record<string, string> } = {}) =>
    fetch(`${backend().url}/rest/v1/${path}`, { ...init, headers: { apikey: backend().anonKey, ...init.headers } });
  const post = (path: string, body: string) =>
    get(path, { method: 'POST', body, headers: { 'content-type': 'application/json' } });

  it.each([
    ['match', `name=match.${bomb}`],
    ['imatch', `name=imatch.${bomb}`],
    ['not.match', `name=not.match.${bomb}`],
    ['or', `or=(id.is.null,and(name.match."${bomb}"))`],
    ['not.and', `not.and=(name.not.imatch."${bomb}")`],
    ['a quantified match', `name=match(any).{"${bomb}"}`],
    ['a function', `name=eq.x&and=(name.match(all).{"${bomb}"})`],
  ])('refuses an expensive pattern in %s, and still rejects writes', async (_, filter) => {
    const response = await get(`users?select=id&${filter.replaceAll('{', '%7B').replaceAll('}', '%7D')}`);
    expect(response.status).toBe(400);
    const write = await post('users', JSON.stringify({ id: crypto.randomUUID() }));
    expect(write.status).toBe(401);
    expect((await get('users?select=id&limit=1')).status).toBeLessThan(402);
  });

  it('refuses an expensive pattern in an embed’s filter', async () => {
    const response = await get(`properties?select=id,users(id)&users.name=match.${encodeURIComponent(bomb)}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: '2201B' });
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
      await vi.waitUntil(async () => (await post('rpc/spin', '{"seconds": 0}')).status === 200);
    });

    it('cancels statements of visitors after 3 s, and of members after 8 s', async () => {
      const isEmbedded = backend().database.kind === 'pglite';
      // PGlite counts processor time, of which a busy machine gives us less.
      if (isEmbedded) vi.spyOn(process, 'cpuUsage').mockReturnValue({ user: 3.5e6, system: 0 });
      const slow = await post('rpc/spin', JSON.stringify({ seconds: isEmbedded ? 0 : 3.5 }));
      expect(slow.status).toBe(500);
      expect(await slow.json()).toMatchObject({ code: '57014' });
      const member = await newMember(backend());
      expect(await member.client.rpc('spin', { seconds: 3.5 })).toMatchObject({ data: 1, error: null });
      vi.restoreAllMocks();
    });
  });

  it('survives random hostile requests and never reports a rejected write as successful', async () => {
    const target = await prepareFuzz(backend());
    const { problems, sent } = await fuzz(target, { requests: 300, seed: 'npm test' });
    expect(problems).toEqual([]);
    expect(sent).toBe(300);
  });
});

describeEachDatabase((backend) => {
  it('rejects a statement that overflows the stack, rolls back its transaction, and continues', async () => {
    const { database } = backend();
    if (database.kind !== 'pglite') return;
    await database.query('create table public.kept (id int primary key)');
    await database.query('insert into public.kept values (1)');
    const heard: string[] = [];
    const stop = await database.listen('kept', (payload) => heard.push(payload));
    const lost = database.asRole({ role: 'service_role' }, async (query) => {
      await query('insert into public.kept values (2)');
      await query(`select 'x' ~ $1`, [bomb]).catch(() => undefined);
      // Would otherwise run outside the transaction, as the owner.
      await query('insert into public.kept values (3)');
    });
    await expect(lost).rejects.toMatchObject({ code: '54001' });
    await expect(database.query('insert into public.kept values (1)')).rejects.toMatchObject({ code: '23505' });
    expect(await database.query('select id from public.kept')).toEqual([{ id: 1 }]);
    await database.query(`notify kept, 'still listening'`);
    await expect.poll(() => heard).toEqual(['still listening']);
    await stop();
  });
});

it('bounds patterns', () => {
  const bounded = ['^a', 'duplex|triplex', '[a-z]{2,30}', '\\d{5}(-\\d{4})?'];
  const unbounded = [bomb, 'x'.repeat(201), '(a)\\1', '('.repeat(21), 'a{501}', 'x{250}{3}', '((x{9}){9}){9}'];
  expect(bounded.filter(isBoundedPattern)).toEqual(bounded);
  expect(unbounded.filter(isBoundedPattern)).toEqual([]);
});
