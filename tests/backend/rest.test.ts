import { beforeAll, expect, it, describe } from 'vitest';
import { clientFor, newMember } from './client.ts';
import { describeBackend, fixtureMigrations } from './describe-backend.ts';

describeBackend(
  (backend) => {
    let ann: Awaited<ReturnType<typeof newMember>>;
    let itemId: number;

    beforeAll(async () => {
      ann = await newMember(backend());
      await backend().database.query(
        `insert into public.items (owner_id, title, code, price, ratio, amount, tags, details, seen_on, made_at,
          plain_at) values
        ($1, 'Brick duplex', 'A1', 9007199254740991, 1.5, 10.50, '{roof,"two words"}',
          '{"deep": {"list": [1, "2", null]}, "text": "a"}', '2026-02-28', '2026-11-21 08:16:02.664123+00',
            '2026-11-21 08:16:02'),
        ($1, 'Plain lot', 'A2', 2, 0.1, 7, '{}', '"text"', null, '2026-11-21 08:16:02+00', null),
        (null, 'Nobody''s barn', 'A3', null, null, null, '{}', '{}', null, '2026-01-01 00:00:00.5+00', null)`,
        [ann.id],
      );
      const [row] = await backend().database.query<{ id: number }>(`select id from public.items where code = 'A1'`);
      itemId = row?.id ?? 0;
      await backend().database.query(
        `insert into public.notes (item_id, author_id, body) values ($1, $2, 'First'), ($1, $2, 'Second')`,
        [itemId, ann.id],
      );
    });

    describe('REST values', () => {
      it('match PostgREST’s format', async () => {
        const { data } = await clientFor(backend()).from('items').select().eq('code', 'A1').single();
        expect(data).toEqual({
          id: itemId,
          owner_id: ann.id,
          title: 'Brick duplex',
          code: 'A1',
          price: 9007199254740991,
          ratio: 1.5,
          amount: 10.5,
          tags: ['roof', 'two words'],
          details: { deep: { list: [1, '2', null] }, text: 'a' },
          seen_on: '2026-02-28',
          made_at: '2026-11-21T08:16:02.664123+00:00',
          plain_at: '2026-11-21T08:16:02',
        });
      });

      it('are the same in embeds, function results, and insert responses', async () => {
        const client = clientFor(backend());
        const expected = { price: 9007199254740991, amount: 10.5, made_at: '2026-11-21T08:16:02.664123+00:00' };
        const embed = await client.from('notes').select('items(price, amount, made_at)').eq('body', 'First').single();
        expect(embed.data).toEqual({ items: expected });
        const rpc = await client.rpc('search_items', { term: 'brick' }).select('price, amount, made_at');
        expect(rpc.data).toEqual([expected]);
        const inserted = await ann.client
          .from('items')
          .insert({ title: 'Made here', code: 'B1', made_at: '2026-11-21T08:16:02.664123Z', details: { a: [1] } })
          .select('made_at, details, owner_id')
          .single();
        expect(inserted.data).toEqual({ made_at: expected.made_at, details: { a: [1] }, owner_id: ann.id });
      });

      it('keep a JSON string a string', async () => {
        const { data } = await clientFor(backend()).from('items').select('details').eq('code', 'A2').single();
        expect(data).toEqual({ details: 'text' });
      });

      it('of a function that returns no table are plain', async () => {
        const client = clientFor(backend());
        expect((await client.rpc('add_one', { n: 41 })).data).toBe(42);
        const { data } = await client.rpc('item_totals');
        expect(data).toContainEqual({ owner: null, items: 1, at: '2026-01-01T00:00:00.5+00:00' });
      });
    });

    describe('REST reads', () => {
      it('embed users from every table that references them, with computed fields', async () => {
        const items = await ann.client.from('items').select('title, users(name, email)').eq('code', 'A1').single();
        expect(items.data).toEqual({ title: 'Brick duplex', users: { name: 'Ann', email: ann.email } });
        const notes = await ann.client
          .from('notes')
          .select('body, users(name), items(title, users(name))')
          .eq('body', 'First')
          .single();
        expect(notes.data).toEqual({
          body: 'First',
          users: { name: 'Ann' },
          items: { title: 'Brick duplex', users: { name: 'Ann' } },
        });
        const named = await clientFor(backend())
          .from('notes')
          .select('author:users!notes_author_id_fkey(name, email)')
          .eq('body', 'First')
          .single();
        expect(named.data).toEqual({ author: { name: 'Ann', email: null } });
      });

      it('embed and count related rows', async () => {
        const client = clientFor(backend());
        const items = () => client.from('items');
        const many = await items()
          .select('code, notes(body)')
          .in('code', ['A1', 'A2'])
          .order('code')
          .order('body', { referencedTable: 'notes', ascending: false });
        expect(many.data).toEqual([
          { code: 'A1', notes: [{ body: 'Second' }, { body: 'First' }] },
          { code: 'A2', notes: [] },
        ]);
        const counted = await items().select('code, total:notes(count)').eq('code', 'A1');
        expect(counted.data).toEqual([{ code: 'A1', total: [{ count: 2 }] }]);
      });

      it('select a computed field along with all columns', async () => {
        const own = await ann.client.from('users').select('*, email').eq('id', ann.id).single();
        expect(own.data).toMatchObject({ id: ann.id, name: 'Ann', email: ann.email });
        const other = await clientFor(backend()).from('users').select('id, email').eq('id', ann.id).single();
        expect(other.data).toEqual({ id: ann.id, email: null });
      });

      it('filter, sort, limit, and embed function results', async () => {
        const { data, count } = await clientFor(backend())
          .rpc('search_items', { term: 'a' }, { count: 'exact' })
          .select('code, users(name)')
          .gte('price', 1)
          .order('price', { ascending: true })
          .limit(1);
        expect(data).toEqual([{ code: 'A2', users: { name: 'Ann' } }]);
        expect(count).toBe(1);
      });

      it('return exact counts with ranges and without rows', async () => {
        const client = clientFor(backend());
        const page = await client
          .from('items')
          .select('code', { count: 'exact' })
          .in('code', ['A1', 'A2', 'A3'])
          .order('code')
          .range(1, 1);
        expect(page).toMatchObject({ data: [{ code: 'A2' }], count: 3, status: 206 });
        const head = await client.from('items').select('*', { count: 'exact', head: true }).like('code', 'A%');
        expect(head).toMatchObject({ data: null, count: 3 });
      });

      it('support or, contains, keyset comparison, and JSON paths', async () => {
        const client = clientFor(backend());
        const either = await client
          .from('items')
          .select('code')
          .or('code.eq.A1,and(price.lt.3,title.ilike.*lot*)')
          .order('code');
        expect(either.data).toEqual([{ code: 'A1' }, { code: 'A2' }]);
        expect((await client.from('items').select('code').contains('tags', ['roof'])).data).toEqual([{ code: 'A1' }]);
        expect((await client.from('items').select('code').eq('details->deep->list->>1', '2')).data).toEqual([
          { code: 'A1' },
        ]);
        expect((await client.from('items').select('text:details->>text').eq('code', 'A1')).data).toEqual([
          { text: 'a' },
        ]);
      });
    });

    describe('REST errors', () => {
      it('for single rows include the number of rows', async () => {
        const client = clientFor(backend());
        const none = await client.from('items').select().eq('code', 'none').single();
        expect(none).toMatchObject({ status: 406, error: { code: 'PGRST116', details: 'The result contains 0 rows' } });
        expect((await client.from('items').select().eq('code', 'none').maybeSingle()).data).toBeNull();
        const many = await client.from('items').select().single();
        expect(many).toMatchObject({ status: 406, error: { code: 'PGRST116' } });
      });

      it('from Postgres keep their codes', async () => {
        const duplicate = await ann.client.from('items').insert({ title: 'Again', code: 'A1' });
        expect(duplicate).toMatchObject({
          status: 409,
          error: {
            code: '23505',
            message: 'duplicate key value violates unique constraint "items_code_key"',
          },
        });
        const check = await ann.client.from('items').insert({ title: 'forbidden' });
        expect(check).toMatchObject({ status: 400, error: { code: '23514' } });
        const policy = await clientFor(backend()).from('items').insert({ title: 'Not mine', owner_id: ann.id });
        expect(policy).toMatchObject({
          status: 401,
          error: { code: '42501', message: 'new row violates row-level security policy for table "items"' },
        });
        const raised = await ann.client.rpc('refuse');
        expect(raised).toMatchObject({
          status: 400,
          error: { code: 'P0001', message: 'Not today', hint: 'Come back tomorrow' },
        });
        const missing = await ann.client.from('items').insert({ code: 'B9' });
        expect(missing).toMatchObject({ status: 400, error: { code: '23502' } });
        const dangling = await ann.client.from('notes').insert({ item_id: 0, author_id: ann.id, body: 'x' });
        expect(dangling).toMatchObject({ status: 409, error: { code: '23503' } });
      });

      it('for unknown tables, columns, and functions match PostgREST', async () => {
        const client = clientFor(backend());
        expect(await client.from('nothing').select()).toMatchObject({ status: 404, error: { code: 'PGRST205' } });
        expect(await client.from('items').select('nothing')).toMatchObject({ status: 400, error: { code: '42703' } });
        expect(await client.rpc('nothing')).toMatchObject({ status: 404, error: { code: 'PGRST202' } });
        expect(await client.from('items').insert({ nothing: 1 })).toMatchObject({ error: { code: 'PGRST204' } });
      });

      it('are returned for schemas that aren’t exposed', async () => {
        const { error } = await clientFor(backend()).schema('private').from('account_changes').select();
        expect(error).toMatchObject({ code: 'PGRST106' });
      });

      it('are returned for forged tokens and requests without a key', async () => {
        const forgedToken = await fetch(`${backend().url}/rest/v1/items`, {
          headers: {
            apikey: backend().anonKey,
            authorization: 'Bearer eyJhbGciOiJIUzI1NiJ9.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.x',
          },
        });
        expect(forgedToken.status).toBe(401);
        expect((await fetch(`${backend().url}/rest/v1/items`)).status).toBe(401);
      });

      it('are returned for revoked columns', async () => {
        const mine = await ann.client
          .from('items')
          .update({ title: 'Renamed', price: 3 })
          .eq('code', 'A2')
          .select('title')
          .single();
        expect(mine.data).toEqual({ title: 'Renamed' });
        const closed = await ann.client.from('items').update({ ratio: 9 }).eq('code', 'A2');
        expect(closed).toMatchObject({ status: 403, error: { code: '42501' } });
      });
    });

    it('bypasses policies for the service role and applies them to members', async () => {
      const service = clientFor(backend(), backend().serviceRoleKey);
      expect(
        (await service.from('items').insert({ title: 'By staff', owner_id: ann.id, code: 'S1' })).error,
      ).toBeNull();
      const bob = await newMember(backend());
      const changed = await bob.client.from('items').update({ title: 'Taken' }).eq('code', 'S1').select();
      expect(changed.data).toEqual([]);
    });

    it('keeps 50 concurrent writers in separate transactions', async () => {
      const bob = await newMember(backend());
      const results = await Promise.all(
        Array.from({ length: 50 }, (_, index) => {
          const { client } = index % 2 ? bob : ann;
          // Every fifth violates a constraint, so its transaction is rolled back among the others.
          const title = index % 5 ? `Parallel ${index}` : 'forbidden';
          return client
            .from('items')
            .insert({ title, code: `P${index}` })
            .select('owner_id')
            .single();
        }),
      );
      results.forEach((result, index) => {
        if (index % 5 === 0) expect(result.error).toMatchObject({ code: '23514' });
        else expect(result.data).toEqual({ owner_id: index % 2 ? bob.id : ann.id });
      });
    });

    it('runs a callback as a role and rolls it back on failure', async () => {
      const { database } = backend();
      const claims = { role: 'authenticated', sub: ann.id };
      const caller = await database.asRole(claims, (query) => query('select auth.uid() as id, current_user as role'));
      expect(caller).toEqual([{ id: ann.id, role: 'authenticated' }]);
      await expect(
        database.asRole(claims, async (query) => {
          await query(`insert into public.items (title, code) values ('Undone', 'U1')`);
          await query('select 1 / 0');
        }),
      ).rejects.toMatchObject({ code: '22012' });
      expect(await database.query(`select 1 from public.items where code = 'U1'`)).toEqual([]);
      expect(await database.query('select current_user <> $1 as owner', ['authenticated'])).toEqual([{ owner: true }]);
    });

    it('keeps other requests out of a transaction that is waiting', async () => {
      const bob = await newMember(backend());
      let insertResult: PromiseLike<unknown> | undefined;
      const held = backend().database.asRole({ role: 'authenticated', sub: ann.id }, async (query) => {
        await query(`insert into public.items (title, code) values ('Held', 'H1')`);
        insertResult = bob.client
          .from('items')
          .insert({ title: 'Meanwhile', code: 'H2' })
          .select('owner_id')
          .single()
          .then(({ data }) => data);
        await new Promise((resolve) => setTimeout(resolve, 300));
        expect(await query('select auth.uid() as id')).toEqual([{ id: ann.id }]);
        throw new Error('undo');
      });
      await expect(held).rejects.toThrow('undo');
      expect(await insertResult).toEqual({ owner_id: bob.id });
      expect(await backend().database.query(`select code from public.items where code in ('H1', 'H2')`)).toEqual([
        { code: 'H2' },
      ]);
    });

    it('receives notifications of committed transactions', async () => {
      const { database } = backend();
      const payloads: string[] = [];
      const stop = await database.listen('fixture_news', (payload) => payloads.push(payload));
      await database.query(`select pg_notify('fixture_news', 'one')`);
      await expect.poll(() => payloads).toEqual(['one']);
      await stop();
      await database.query(`select pg_notify('fixture_news', 'two')`);
      await database.query('select 1');
      expect(payloads).toEqual(['one']);
    });

    it('allows any origin and compresses JSON', async () => {
      const preflight = await fetch(`${backend().url}/rest/v1/items`, {
        method: 'OPTIONS',
        headers: {
          origin: 'http://app.cornerlot.localhost:5173',
          'access-control-request-method': 'PATCH',
          'access-control-request-headers': 'apikey,authorization,x-client-info,x-retry-count,range',
        },
      });
      expect(preflight.status).toBe(204);
      expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
      expect(preflight.headers.get('access-control-allow-headers')).toContain('x-retry-count');
      const response = await fetch(`${backend().url}/rest/v1/items?select=*`, {
        headers: { apikey: backend().anonKey, 'accept-encoding': 'gzip' },
      });
      expect(response.headers.get('content-encoding')).toBe('gzip');
      expect(response.headers.get('access-control-expose-headers')).toContain('Content-Range');
      expect(await response.json()).toContainEqual(expect.objectContaining({ code: 'A1' }));
    });
  },
  { migrationsDir: fixtureMigrations },
);
