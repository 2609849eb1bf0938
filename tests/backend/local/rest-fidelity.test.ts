import { SignJWT } from 'jose';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { jwtSecret } from '../../../supabase/local/server/keys.ts';
import { clientFor, newMember } from '../client.ts';
import { describeBackend, fixtureMigrations } from '../describe-backend.ts';

const secret = new TextEncoder().encode(jwtSecret);
const sign = (expires: string, key = secret) =>
  new SignJWT({ role: 'service_role' }).setProtectedHeader({ alg: 'HS256' }).setExpirationTime(expires).sign(key);
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

describeBackend(
  (backend) => {
    let ann: Awaited<ReturnType<typeof newMember>>;
    const items = () => clientFor(backend()).from('items');
    /** Resolves to the codes of the items found. */
    const codes = async (query: PromiseLike<{ data: unknown; error: unknown }>) => {
      const { data, error } = await query;
      expect(error).toBeNull();
      return (data as { code: string }[]).map(({ code }) => code).toSorted();
    };
    const request = (path: string, init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {}) =>
      fetch(`${backend().url}/rest/v1/${path}`, { ...init, headers: { apikey: backend().anonKey, ...init.headers } });

    beforeAll(async () => {
      ann = await newMember(backend());
      const { database } = backend();
      await database.query(`alter table public.items add column sold boolean`);
      await database.query(
        `create function public.kinds(words text default null, n integer default null, id uuid default null,
          at timestamptz default null,
         flag boolean default null, doc jsonb default null, tags text[] default null) returns jsonb language sql stable
         as $$ select jsonb_strip_nulls(jsonb_build_object('words', words, 'n', n, 'id', id, 'at', at, 'flag', flag,
           'doc', doc, 'tags', tags)) $$`,
      );
      await database.query(
        `insert into public.items (owner_id, title, code, price, tags, details, sold) values
        ($1, 'Brick, "old" (red)', 'A', 1, '{roof,pool}', '{"kind": "a,b"}', true),
        ($1, '1.50', 'B', 2, '{roof}', '{}', false),
        ($1, 'null', 'C', 3, '{pool}', '{"kind": "c"}', null),
        ($1, 'Back\\slash', 'D', 4, '{}', '{}', null)`,
        [ann.id],
      );
      await database.query(
        `insert into public.notes (item_id, author_id, body) select id, $1, body
          from public.items, unnest(array['one', 'two', 'three']) body where code in ('A', 'B')`,
        [ann.id],
      );
      await database.query('notify pgrst');
      await vi.waitUntil(async () => (await request('rpc/kinds')).ok, { timeout: 10_000 });
    });

    describe('REST filters', () => {
      it('accepts commas, quotes, brackets, and backslashes in values', async () => {
        for (const value of ['Brick, "old" (red)', 'Back\\slash']) {
          expect(await codes(items().select('code').neq('title', 'x').neq('title', value))).toHaveLength(3);
          expect(await codes(items().select('code').eq('title', value).eq('title', value))).toHaveLength(1);
          const quoted = `"${value.replaceAll(/["\\]/g, '\\$&')}"`;
          expect(await codes(items().select('code').filter('title', 'in', `(${quoted},x)`))).toHaveLength(1);
          expect(await codes(items().select('code').or(`title.eq.${quoted},title.in.(${quoted},x)`))).toHaveLength(1);
          expect(await codes(items().select('code').or(`title.not.eq.${quoted},code.eq.Z`))).toHaveLength(3);
        }
        expect(await codes(items().select('code').ilike('title', '%, "OLD" (%').ilike('title', '*red)'))).toEqual([
          'A',
        ]);
        expect(await codes(items().select('code').or('title.ilike."*, \\"old\\" (*",code.eq.B'))).toEqual(['A', 'B']);
      });

      it('compares with the literal text', async () => {
        expect(await codes(items().select('code').eq('title', '1.50'))).toEqual(['B']);
        expect(await codes(items().select('code').eq('title', '1.5'))).toEqual([]);
        expect(await codes(items().select('code').eq('title', 'null'))).toEqual(['C']);
        expect(await codes(items().select('code').in('title', ['null', '1.50']))).toEqual(['B', 'C']);
        expect(await codes(items().select('code').eq('sold', true))).toEqual(['A']);
        expect(await codes(items().select('code').not('sold', 'is', null))).toEqual(['A', 'B']);
        expect(await codes(items().select('code').eq('tags', '{roof,pool}'))).toEqual(['A']);
      });

      it('filters updates, deletes, and function results', async () => {
        const { data } = await ann.client
          .from('items')
          .update({ price: 9 })
          .gte('price', 3)
          .gte('price', 4)
          .select('code');
        expect(data).toEqual([{ code: 'D' }]);
        const found = clientFor(backend()).rpc('search_items', { term: '1.50' }, { get: true });
        expect(await codes(found.neq('code', 'A').gt('price', 1).select('code'))).toEqual(['B']);
        const posted = clientFor(backend()).rpc('search_items', { term: 'l' });
        expect(await codes(posted.neq('code', 'A').neq('code', 'D').select('code'))).toEqual(['C']);
        const counted = await clientFor(backend()).rpc('search_items', { term: 'l' }, { head: true, count: 'exact' });
        expect(counted).toMatchObject({ status: 200, data: null, count: 3 });
      });
    });

    describe('single-row requests', () => {
      const columns = 'code, owner:users!items_owner_id_fkey(name)';
      const several = { status: 406, data: null, error: { code: 'PGRST116', details: 'The result contains 2 rows' } };
      const prices = async () => (await items().select('price').in('code', ['S1', 'S2'])).data;

      it('returns the row after a change, also with embedded rows', async () => {
        const row = { owner_id: ann.id, title: 'One', code: 'S1', price: 1 };
        expect(await ann.client.from('items').insert(row).select(columns).single()).toMatchObject({
          status: 201,
          data: { code: 'S1', owner: { name: 'Ann' } },
        });
        const changed = await ann.client.from('items').update({ price: 2 }).eq('code', 'S1').select(columns).single();
        expect(changed).toMatchObject({ status: 200, data: { code: 'S1', owner: { name: 'Ann' } } });
        expect(
          (await ann.client.from('items').update({ price: 2 }).eq('code', 'S1').select('code').single()).data,
        ).toEqual({ code: 'S1' });
      });

      it('rejects a single-row request when no row matches', async () => {
        for (const selected of ['code', columns]) {
          const { status, error } = await ann.client
            .from('items')
            .update({ price: 3 })
            .eq('code', 'none')
            .select(selected)
            .single();
          expect({ status, error }).toMatchObject({
            status: 406,
            error: { code: 'PGRST116', details: 'The result contains 0 rows' },
          });
        }
      });

      it('rejects and undoes a single-row request when several rows match', async () => {
        await ann.client.from('items').insert({ owner_id: ann.id, title: 'Two', code: 'S2', price: 2 });
        for (const selected of ['code', columns]) {
          expect(
            await ann.client.from('items').update({ price: 3 }).in('code', ['S1', 'S2']).select(selected).single(),
          ).toMatchObject(several);
          expect(
            await ann.client.from('items').delete().in('code', ['S1', 'S2']).select(selected).single(),
          ).toMatchObject(several);
        }
        expect(await prices()).toEqual([{ price: 2 }, { price: 2 }]);
        expect((await ann.client.from('items').delete().in('code', ['S1', 'S2'])).error).toBeNull();
      });
    });

    describe('bearer token', () => {
      const authenticate = async (authorization: string) => {
        const response = await request('items?select=code', { headers: { authorization } });
        const body = (await response.json()) as { code: string; message: string };
        return {
          status: response.status,
          code: body.code,
          message: body.message,
          challenge: response.headers.get('www-authenticate'),
        };
      };

      it('rejects an invalid bearer token with PostgREST’s error', async () => {
        const good = await sign('1h');
        const unsigned = `${part({ alg: 'none' })}.${part({ role: 'service_role' })}.`;
        const refusals: [token: string, code: string, message: string][] = [
          ['rubbish', 'PGRST301', 'Expected 3 parts in JWT; got 1'],
          ['a.b.c', 'PGRST301', "JWT couldn't be decoded"],
          [unsigned, 'PGRST301', 'Wrong or unsupported encoding algorithm'],
          [`${good.slice(0, -4)}AAAA`, 'PGRST301', 'No suitable key or wrong key type'],
          [
            await sign('1h', new TextEncoder().encode('another secret with at least 32 characters')),
            'PGRST301',
            'No suitable key or wrong key type',
          ],
          [await sign('-1h'), 'PGRST303', 'JWT expired'],
        ];
        for (const [token, code, message] of refusals) {
          const challenge = `Bearer error="invalid_token", error_description="${message}"`;
          expect(await authenticate(`Bearer ${token}`)).toEqual({ status: 401, code, message, challenge });
        }
      });
    });

    it('exposes method, path, headers, and cookies of each request to the database', async () => {
      await backend().database.query(
        `create table public.requests (id integer, role text default current_user,
          method text default current_setting('request.method', true),
         path text default current_setting('request.path', true),
           headers json default current_setting('request.headers', true)::json,
         cookies json default current_setting('request.cookies', true)::json)`,
      );
      await backend().database.query('grant select, insert on public.requests to anon');
      await backend().database.query(
        `create function public.current_request() returns json language sql volatile
         as $$ select json_build_array(current_setting('request.method'), current_setting('request.path'),
           current_setting('request.headers')::json ->> 'x-forwarded-for') $$`,
      );
      await backend().database.query('notify pgrst');
      const headers = {
        'content-type': 'application/json',
        prefer: 'return=representation',
        'X-Forwarded-For': '203.0.113.7, 10.0.0.1',
        'CF-Connecting-IP': '203.0.113.7',
        cookie: 'a=1; b="two"=2',
      };
      const post = (path: string, body: string) => request(path, { method: 'POST', headers, body });
      await vi.waitUntil(async () => (await post('rpc/current_request', '{}')).ok, { timeout: 10_000 });
      const rows = (await (await post('requests?select=*', '{"id": 1}')).json()) as unknown;
      expect(rows).toMatchObject([
        {
          id: 1,
          role: 'anon',
          method: 'POST',
          path: '/requests',
          // Only the address the server sees, whatever the client claims.
          headers: { 'x-forwarded-for': '127.0.0.1' },
          cookies: { a: '1', b: '"two"=2' },
        },
      ]);
      for (const dropped of ['cookie', 'cf-connecting-ip'])
        expect(rows).not.toMatchObject([{ headers: { [dropped]: expect.anything() } }]);
      expect(await (await post('rpc/current_request', '{}')).json()).toEqual([
        'POST',
        '/rpc/current_request',
        '127.0.0.1',
      ]);
      // The settings end with the request, although the connection stays open.
      expect(
        await backend().database.query(`select coalesce(current_setting('request.headers', true), '') as left_over`),
      ).toEqual([{ left_over: '' }]);
    });
  },
  { migrationsDir: fixtureMigrations },
);
