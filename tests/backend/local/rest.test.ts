import { beforeAll, expect, it, describe } from 'vitest';
import { clientFor, newMember } from '../client.ts';
import { describeBackend, fixtureMigrations } from '../describe-backend.ts';

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

    describe('REST errors', () => {
      it('returns Postgres’s codes for its errors', async () => {
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

      it('answers unknown tables, columns, and functions like PostgREST', async () => {
        const client = clientFor(backend());
        expect(await client.from('nothing').select()).toMatchObject({ status: 404, error: { code: 'PGRST205' } });
        expect(await client.from('items').select('nothing')).toMatchObject({ status: 400, error: { code: '42703' } });
        expect(await client.rpc('nothing')).toMatchObject({ status: 404, error: { code: 'PGRST202' } });
        expect(await client.from('items').insert({ nothing: 1 })).toMatchObject({ error: { code: 'PGRST204' } });
      });
    });

    it('runs 50 concurrent writers in separate transactions', async () => {
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
