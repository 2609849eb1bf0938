import { randomUUID } from 'node:crypto';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import * as fc from 'fast-check';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { createApi } from './api-client.ts';
import { apiOf, apiUrl, clientWith, keyOf, resetLimits, sessionOf, signToken } from './api-keys.ts';
import { inputOf, schemaChecks, type ApiDescription } from './api-schemas.ts';
import { mistakes } from './api-mistakes.ts';
import { demoSeed } from './demo-database.ts';
import { describeBackend } from './describe-backend.ts';
import { jpegOf } from './files.ts';
import { isLong } from './long.ts';

const seller = 'de300000-0000-4000-8000-000000000002';
const buyer = 'de300000-0000-4000-8000-000000000003';
const outsider = 'de300000-0000-4000-8000-000000000006';
const newListing = {
  title: 'Brick duplex',
  description: 'Two units.',
  property_type: 'Multi Family' as const,
  address: '12 Oak St',
  city: 'New York',
  state: 'NY',
  zip: '10001',
  price: 100_000,
};

interface ProblemDetails {
  code: string;
  request_id: string;
  errors?: { in: string; field: string; pointer?: string }[];
}

describeBackend(
  (backend) => {
    let description: ApiDescription;
    const query = <Row extends object>(sql: string, params: unknown[] = []) =>
      backend().database.query<Row>(sql, params);

    beforeAll(async () => {
      const response = await fetch(`${apiUrl(backend())}/v1/openapi.json`);
      description = (await response.json()) as ApiDescription;
      // Every tier has keys here, so that any member can be the one who may not.
      await query(
        `update membership_rules set tiers = '{free,basic,pro,closer,partner}' where entitlement = 'api_access'`,
      );
    });

    const described = () =>
      Object.entries(description.paths).flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, operation]) => ({ ...operation, path, method: method.toUpperCase() })),
      );

    it('describes itself without a warning of Redocly’s recommended rules', async () => {
      const config = await createConfig({ extends: ['recommended'] });
      const problems = await lintFromString({ source: JSON.stringify(description), config });
      expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
    });

    it('creates, changes, and deletes a listing with pictures', async () => {
      const api = await apiOf(backend(), seller);
      const created = await api.createListing({ ...newListing, unit_mix: [{ units: 2, bedrooms: 1, bathrooms: 1.5 }] });
      const { id } = created.data;
      expect(created).toMatchObject({ status: 201, data: { ...newListing, status: 'paused', images: [] } });
      const seen = { ifMatch: created.etag ?? '' };
      // A view isn't an edit.
      await query('update properties set view_count = view_count + 1 where id = $1', [id]);
      const edited = await api.updateListing(id, { price: 90_000, status: 'active' }, seen);
      expect(edited.data).toMatchObject({ price: 90_000, previous_price: 100_000, status: 'active' });
      await expect(api.updateListing(id, { price: 80_000 }, seen)).rejects.toMatchObject({
        problem: { status: 412, code: 'changed-since' },
      });
      const jpeg = async (name: string) => {
        const plain = sharp({ create: { width: 8, height: 8, channels: 3, background: name } });
        const placed = plain.withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 8/1 0/1' } }).jpeg();
        return new Blob([new Uint8Array(await placed.toBuffer())], { type: 'image/jpeg' });
      };
      await Promise.all([api.addPicture(id, await jpeg('red')), api.addPicture(id, await jpeg('blue'))]);
      const { images } = (await api.addPicture(id, await jpeg('blue'))).data;
      expect(images).toHaveLength(2);
      const [first] = images;
      expect(first).toMatchObject({ width: 8, height: 8, small: { width: 8, height: 8 } });
      for (const { url } of [first, first?.small].flatMap((picture) => picture ?? [])) {
        const stored = await fetch(url);
        const { exif, width } = await sharp(await stored.arrayBuffer()).metadata();
        expect([exif, width]).toEqual([undefined, 8]);
      }
      const huge = new Blob([jpegOf(10_000, 5001)], { type: 'image/jpeg' });
      await expect(api.addPicture(id, huge)).rejects.toMatchObject({
        problem: { status: 400, detail: 'This picture has 51 megapixels. The limit is 50: make it smaller first.' },
      });
      await expect(api.addPicture(id, new Blob(['no'], { type: 'image/png' }))).rejects.toMatchObject({
        problem: { status: 400 },
      });
      await api.removePicture(id, first?.name ?? '');
      expect((await api.getOwnListing(id)).data.images).toEqual([images[1]]);
      await api.deleteListing(id);
      await expect(api.getListing(id)).rejects.toMatchObject({ problem: { status: 404 } });
    });

    it('carries out a repeated request once, also after a crash', async () => {
      const api = await apiOf(backend(), seller);
      const once = { idempotencyKey: 'once' };
      const [first, repeated] = [await api.createListing(newListing, once), await api.createListing(newListing, once)];
      expect(repeated).toEqual(first);
      await expect(api.createListing({ ...newListing, price: 1 }, once)).rejects.toMatchObject({
        problem: { status: 422, code: 'idempotency-key-reused' },
      });
      const forget = (age: string) =>
        query(`update private.api_idempotency set response = null, started_at = now() - $1::interval`, [age]);
      await forget('0');
      await expect(api.createListing(newListing, once)).rejects.toMatchObject({
        problem: { status: 409, code: 'in-progress' },
      });
      // It was stored, but the function crashed before it answered.
      await forget('2 minutes');
      expect((await api.createListing(newListing, once)).data.id).toBe(first.data.id);
      expect(
        await query(`select from properties where user_id = $1 and title = $2`, [seller, newListing.title]),
      ).toHaveLength(1);
    });

    it('searches an area that is drawn', async () => {
      const api = await apiOf(backend(), seller);
      const shape = [-92, 34, -88, 34, -90, 37];
      const { items } = (await api.searchListings({ shape, limit: 100 })).data;
      const inside = await query<{ id: string }>(
        `select id from properties
         where status = 'active' and point(longitude, latitude) <@ polygon '((-92,34),(-88,34),(-90,37))'`,
      );
      expect(items.length).toBeGreaterThan(0);
      expect(items.map(({ id }) => id).toSorted()).toEqual(inside.map(({ id }) => id).toSorted());
    });

    it('adds, completes, and lists tasks', async () => {
      const api = await apiOf(backend(), seller);
      const card = (await api.addCard({ title: 'Fourplex' })).data.id;
      const added = await api.addTask(card, { title: 'Call the lender', due_on: '2027-03-01' });
      expect(added).toMatchObject({ status: 201, data: { card_id: card, due_on: '2027-03-01', done_at: null } });
      const { id } = added.data;
      const listed = async (done: boolean) =>
        (await api.listTasks({ done })).data.items.map((task) => task.id).includes(id);
      expect([await listed(false), await listed(true)]).toEqual([true, false]);
      await api.updateTask(id, { done: true });
      expect([await listed(false), await listed(true)]).toEqual([false, true]);
      const other = await apiOf(backend(), outsider);
      const missing = { problem: { status: 404 } };
      await expect(other.updateTask(id, { done: false })).rejects.toMatchObject(missing);
      await expect(other.addTask(card, { title: 'Call' })).rejects.toMatchObject(missing);
      await expect(api.updateTask(id, { due_at: '2027-03-01T12:00:00Z' })).rejects.toMatchObject({
        problem: { status: 400, code: 'invalid-request' },
      });
    });

    it('notes events for webhooks as the description says', async () => {
      const schemas = Object.values(description.webhooks).map(
        ({ post }) => post.requestBody?.content['application/json']?.schema ?? {},
      );
      const types = schemas.flatMap(({ $ref }) => {
        const { type } = description.components.schemas[$ref?.split('/').at(-1) ?? '']?.properties ?? {};
        return (type?.enum ?? []) as string[];
      });
      await query(
        `insert into webhook_endpoints (user_id, url, events)
         select $1, 'https://127.0.0.1/', array_agg(distinct topic) from private.webhook_events`,
        [seller],
      );
      await query(
        `insert into deal_alerts (user_id, property_id, event, price)
         select $1, p.id, e.event, 1 from (select id from properties where user_id <> $1 order by id limit 1) p,
           unnest(array['new', 'price_drop', 'back_on_market']) as e (event)`,
        [seller],
      );
      await query(
        `select private.append_entry(o.id, 'system', e.entry) from offers o, private.webhook_events e
         where o.seller_id = $1 and case e.topic when 'deals' then exists (
           select from deals d where d.offer_id = o.id and d.state = 'open'
         ) else o.state = 'open' and e.entry is not null end`,
        [seller],
      );
      await query(
        `select private.note_listing_webhook(p.id, e.type, case split_part(e.type, '.', 1)
           when 'question' then private.webhook_object(q.id, 'question', '/v1/questions/')
           when 'showing' then private.webhook_object(s.id, 'showing', '/v1/showings/')
             || jsonb_build_object('member_id', $1::uuid)
         end)
         from private.webhook_events e, (select id from properties where user_id = $1 limit 1) p,
           (select id from listing_questions where answered_at is not null and hidden_at is null limit 1) q,
           (select id from listing_showings limit 1) s
         where e.topic = 'own_listings'`,
        [seller],
      );
      await (await apiOf(backend(), buyer)).sendMessage({ recipient_id: seller, content: 'Is it available?' });
      const noted = await query<{ type: string; data: { url: string } }>(
        `select kind as type, to_jsonb(created_at) as timestamp,
           data || jsonb_build_object('url', $1 || (data ->> 'url')) as data
         from private.deliveries where channel = 'webhooks' order by position`,
        [apiUrl(backend())],
      );
      await query('delete from webhook_endpoints');
      const check = schemaChecks(description)({ anyOf: schemas });
      for (const event of noted) check.parse(event);
      expect([...new Set(noted.map(({ type }) => type)), 'webhook.tested'].toSorted()).toEqual(types.toSorted());
      const headers = { authorization: `Bearer ${await keyOf(backend(), seller)}` };
      for (const url of new Set(noted.map(({ data }) => data.url))) {
        const { id } = (await (await fetch(url, { headers })).json()) as { id?: string };
        expect(url).toMatch(new RegExp(`/${id}$`));
      }
    });

    it('subscribes to events as the app does, and only to those of the key’s scopes', async () => {
      await query('delete from webhook_endpoints');
      const some = await apiOf(backend(), seller, ['webhooks', 'deals']);
      const other = await apiOf(backend(), seller, ['webhooks']);
      const url = 'https://hooks.example/zap';
      const { data: made } = await some.createWebhook({ url, events: ['offer.made', 'deals'] });
      expect(made).toMatchObject({ url, events: ['offer.made', 'deals'], disabled_at: null });
      expect(made.secret).toMatch(/^whsec_/);
      const { secret: _, ...shown } = made;
      expect((await some.listWebhooks()).data.items).toEqual([shown]);
      // What is stored for a repeated request has no secret.
      const once = { idempotencyKey: randomUUID() };
      const first = (await some.createWebhook({ url, events: ['deals'] }, once)).data;
      expect(first.secret).toMatch(/^whsec_/);
      expect((await some.createWebhook({ url, events: ['deals'] }, once)).data).toEqual({ ...first, secret: null });
      expect(await query(`select from private.api_idempotency where response::text like '%whsec%'`)).toEqual([]);
      await some.deleteWebhook(first.id);
      expect((await some.getWebhook(made.id)).data).toEqual(shown);
      expect((await other.listWebhooks()).data.items).toEqual([]);
      await expect(other.deleteWebhook(made.id)).rejects.toMatchObject({ problem: { status: 404 } });
      await expect(some.createWebhook({ url, events: ['messages'] })).rejects.toMatchObject({
        problem: { status: 403, detail: 'This takes a key with the scope messages.' },
      });
      for (const [bad, message] of [
        ['https://10.0.0.1/', /10\.0\.0\.1 isn’t on the public internet/],
        ['https://x.internal/', /x\.internal isn’t on the public internet/],
        ['https://host.example:99999/', /port from 1 to 65535/],
        ['http://host.example/', /starts with https/],
      ] as const) {
        await expect(some.createWebhook({ url: bad, events: ['deals'] })).rejects.toMatchObject({
          problem: { status: 400, errors: [{ in: 'body', field: 'url', message: expect.stringMatching(message) }] },
        });
      }
      await some.deleteWebhook(made.id);
      await expect(some.getWebhook(made.id)).rejects.toMatchObject({ problem: { status: 404 } });
    });

    it('answers 304 to what the caller knows, and pages without gaps', async () => {
      const api = await apiOf(backend(), seller);
      const ids = async (limit: number) => {
        const found: string[] = [];
        for (let cursor: string | null | undefined; cursor !== null && found.length < 30;) {
          const page = await api.searchListings({ sort: 'price-desc', limit, ...(cursor && { cursor }) });
          found.push(...page.data.items.map(({ id }) => id ?? ''));
          cursor = page.data.next_cursor;
        }
        return found.slice(0, 30);
      };
      expect(await ids(13)).toEqual(await ids(30));
      const { etag } = await api.getMe();
      const response = await fetch(`${apiUrl(backend())}/v1/me`, {
        headers: { authorization: `Bearer ${await keyOf(backend(), seller)}`, 'if-none-match': etag ?? '' },
      });
      // Another key, so another answer.
      expect(response.status).toBe(200);
      const known = await fetch(`${apiUrl(backend())}/v1/openapi.json`);
      const again = await fetch(known.url, { headers: { 'if-none-match': known.headers.get('etag') ?? '' } });
      expect(again.status).toBe(304);
    });

    it('refuses a revoked key and tokens made from it at once, and logs what was done', async () => {
      const member = await sessionOf(backend(), seller);
      const { data: made } = await member.rpc('create_api_key', {
        name: 'Sheet',
        scopes: ['listings:read'],
        expires_at: new Date(Date.now() + 86_400_000).toISOString(),
      });
      const { id, key } = made as { id: string; key: string };
      const api = await createApi(apiUrl(backend()), key);
      const program = clientWith(backend(), await signToken(seller, { api_key: id }));
      const read = () => program.from('properties').select('id').eq('user_id', seller).limit(1);
      const picture = new Blob([jpegOf(1, 1)], { type: 'image/jpeg' });
      const upload = () =>
        program.storage.from('images').upload(`${seller}/properties/${randomUUID()}/front.jpg`, picture);
      await api.getMe();
      expect([(await read()).status, (await upload()).error]).toEqual([200, null]);
      await member.rpc('revoke_api_key', { key_id: id }).throwOnError();
      await expect(api.getMe()).rejects.toMatchObject({ problem: { status: 401, code: 'key-refused' } });
      expect(await read()).toMatchObject({ status: 401, data: null });
      expect((await upload()).error).toMatchObject({ message: expect.stringContaining('policy') as string });
      // The log is written after the answer.
      const log = async () => {
        const requests = member.from('api_requests').select('method, route, status').eq('key_id', id);
        return (await requests.order('requested_at')).data;
      };
      await expect.poll(log).toEqual([
        { method: 'GET', route: '/v1/me', status: 200 },
        { method: 'GET', route: '/v1/me', status: 401 },
      ]);
    });

    it.each([
      ['revoked', 'update api_keys set revoked_at = now() where id = $1', 'key-refused'],
      [
        'expired',
        `update api_keys set created_at = now() - interval '2 days', expires_at = now() where id = $1`,
        'key-refused',
      ],
      [
        'limited',
        `update private.rate_limits r set used = 100000 from api_keys k
         where k.id = $1 and r.user_id = k.user_id and action = 'api_read'`,
        'rate-limited',
      ],
      ['without its scope', `update api_keys set scopes = '{own:read}' where id = $1`, 'scope-required'],
    ])('reads nothing for a key that is %s while its token is good', async (_, end, code) => {
      await resetLimits(backend());
      const key = await keyOf(backend(), seller);
      const read = async (init: RequestInit = {}) => {
        const headers = { authorization: `Bearer ${key}`, ...(init.headers as Record<string, string>) };
        const response = await fetch(`${apiUrl(backend())}/v1/listings?limit=1`, { ...init, headers });
        const text = await response.text();
        return { response, body: (text ? JSON.parse(text) : {}) as Record<string, unknown> };
      };
      const etag = (await read()).response.headers.get('etag') ?? '';
      expect((await read({ headers: { 'if-none-match': etag } })).response.status).toBe(304);
      const [made] = await query<{ id: string }>('select id from api_keys where prefix = left($1, 10)', [key]);
      await query(end, [made?.id]);
      const answers = await Promise.all([read(), read(), read({ headers: { 'if-none-match': etag } })]);
      for (const { body } of answers) {
        expect(body).toMatchObject({ code });
        expect(body).not.toHaveProperty('items');
      }
      expect((await read({ method: 'HEAD' })).response.headers.get('etag')).toBeNull();
      await resetLimits(backend());
    });

    it('counts and logs each request once, also HEAD, 304, and those at the same time', async () => {
      await resetLimits(backend());
      const [api, key] = [await apiOf(backend(), outsider), await keyOf(backend(), outsider)];
      const read = async (init: RequestInit = {}) => {
        const headers = { authorization: `Bearer ${key}`, ...(init.headers as Record<string, string>) };
        return fetch(`${apiUrl(backend())}/v1/me`, { ...init, headers });
      };
      const used = async () => {
        const uses = `select used from private.rate_limits where user_id = $1 and action = 'api_read'`;
        return (await query<{ used: number }>(uses, [outsider]))[0]?.used;
      };
      const etag = (await read()).headers.get('etag') ?? '';
      const known = await read({ headers: { 'if-none-match': etag } });
      expect([known.status, (await read({ method: 'HEAD' })).status]).toEqual([304, 200]);
      await Promise.all(Array.from({ length: 20 }, () => read()));
      // With all keys together.
      await api.getMe();
      expect(await used()).toBe(24);
      const [limit] = await query<{ limit: number }>('select private.api_limit($1, true) as limit', [outsider]);
      await query(`update private.rate_limits set used = $2 - 2 where user_id = $1 and action = 'api_read'`, [
        outsider,
        limit?.limit,
      ]);
      const last = await Promise.all(Array.from({ length: 5 }, () => read()));
      const sorted = (numbers: number[]) => numbers.toSorted((one, other) => one - other);
      expect(sorted(last.map(({ status }) => status))).toEqual([200, 200, 429, 429, 429]);
      const remaining = last.map(({ headers }) => Number(headers.get('ratelimit-remaining')));
      expect(sorted(remaining)).toEqual([0, 0, 0, 0, 1]);
      expect(await used()).toBe((limit?.limit ?? 0) + 3);
      // Of those above the limit, the first.
      const logged = `select status, count(*)::integer as count from api_requests r join api_keys k on k.id = r.key_id
        where k.prefix = left($1, 10) group by status order by status`;
      await expect
        .poll(() => query(logged, [key]))
        .toEqual([
          { status: 200, count: 24 },
          { status: 304, count: 1 },
          { status: 429, count: 1 },
        ]);
      await resetLimits(backend());
    });

    it('answers HEAD as GET, reads lists and packed bodies as clients send them, and packs its answers', async () => {
      const key = await keyOf(backend(), seller);
      const send = (path: string, init: RequestInit = {}) =>
        fetch(`${apiUrl(backend())}${path}`, {
          ...init,
          headers: { authorization: `Bearer ${key}`, ...(init.headers as Record<string, string>) },
        });
      for (const path of ['/v1/me', '/v1/listings?limit=1', '/v1/openapi.json']) {
        const [get, head] = [await send(path), await send(path, { method: 'HEAD' })];
        expect([head.status, await head.text()]).toEqual([200, '']);
        const tag = (response: Response) => response.headers.get('etag')?.replace('W/', '');
        expect(tag(head)).toBe(tag(get));
      }
      const found = async (search: string) => {
        const page = (await (await send(`/v1/listings?limit=100&${search}`)).json()) as { items: { id: string }[] };
        return page.items.map(({ id }) => id);
      };
      const both = await found('states=TX,FL');
      expect(both.length).toBeGreaterThan(0);
      for (const search of ['states=TX&states=FL', 'states[]=TX&states[]=FL', 'states=TX,FL&states=FL'])
        expect(await found(search)).toEqual(both);
      const plain = new Blob([JSON.stringify({ title: 'Packed' })]);
      const body = plain.stream().pipeThrough(new CompressionStream('gzip'));
      const added = await send('/v1/my/pipeline', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
        body: await new Response(body).arrayBuffer(),
      });
      expect(added.status).toBe(201);
      const packed = await send('/v1/listings', { headers: { 'accept-encoding': 'gzip' } });
      expect(packed.headers.get('content-encoding')).toBe('gzip');
    });

    it('answers the examples of the reference as they say', async () => {
      await resetLimits(backend());
      const key = await keyOf(backend(), seller);
      for (const { method, path, 'x-example': example } of described()) {
        // The others need an ID.
        if (path.includes('{') || JSON.stringify(example ?? {}).includes('$')) continue;
        const search = new URLSearchParams(
          Object.entries(example?.query ?? {}).map(([name, value]) => [name, String(value)]),
        );
        const response = await fetch(`${apiUrl(backend())}${path}?${search}`, {
          method,
          headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
          ...(example?.body && { body: JSON.stringify(example.body) }),
        });
        const answer: unknown = await response.json();
        expect([method, path, response.ok ? null : answer]).toEqual([method, path, null]);
      }
    });

    it(`explains each of ${mistakes.length} mistakes`, async () => {
      const [key, limited] = [await keyOf(backend(), seller), await keyOf(backend(), seller, ['listings:read'])];
      const check = schemaChecks(description)({ $ref: '#/components/schemas/Problem' });
      const explain = async (some: typeof mistakes) => {
        await resetLimits(backend());
        return Promise.all(
          some.map(async ([name, path, { headers, scoped, ...init }, , , field]) => {
            const response = await fetch(`${apiUrl(backend())}${path}`, {
              ...init,
              headers: {
                authorization: `Bearer ${scoped ? limited : key}`,
                ...(init.body != null && { 'content-type': 'application/json' }),
                ...headers,
              },
            });
            const { code, errors, request_id } = check.parse(await response.json()) as ProblemDetails;
            expect(request_id).toBe(response.headers.get('x-request-id'));
            expect(JSON.stringify(errors ?? [])).not.toMatch(
              /expected|received|invalid input|byte sequence|constraint/i,
            );
            const isProblem = response.headers.get('content-type') === 'application/problem+json';
            const [first] = errors ?? [];
            return [
              name,
              isProblem && response.status,
              code,
              field && `${first?.in} ${first?.pointer ?? first?.field}`,
            ];
          }),
        );
      };
      const explained = [...(await explain(mistakes.slice(0, 50))), ...(await explain(mistakes.slice(50)))];
      expect(explained).toEqual(mistakes.map(([name, , , status, code, field]) => [name, status, code, field]));
    });

    it('answers every request that fits the description, and some that don’t, as described', async () => {
      const key = await keyOf(backend(), seller);
      const check = schemaChecks(description);
      const requests = described();
      const ids = (
        await query<{ id: string }>(
          `(select id from properties where user_id = $1 limit 3) union all (select id from pipeline_cards limit 3)
         union all (select id from deals limit 3) union all (select id from offers limit 3)`,
          [seller],
        )
      ).map(({ id }) => id);
      let count = 0;
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...requests).chain((request) => fc.tuple(fc.constant(request), inputOf(request, ids))),
          async ([{ path, method, responses }, { params, search, body }]) => {
            if (count++ % 20 === 0) await resetLimits(backend());
            const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
            const response = await fetch(`${apiUrl(backend())}${url}?${search}`, {
              method,
              headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': body.type }) },
              ...(body && { body: body.content }),
            });
            const text = await response.text();
            if (response.status >= 500) throw new Error(`${response.status} ${text}`);
            const answer = responses[response.status]?.content?.['application/json'];
            if (response.ok) {
              expect(Object.keys(responses)).toContain(String(response.status));
              if (answer) check(answer.schema).parse(JSON.parse(text));
            } else check({ $ref: '#/components/schemas/Problem' }).parse(JSON.parse(text));
          },
        ),
        { numRuns: isLong ? 5000 : 40, seed: isLong ? Date.now() : 35, endOnFailure: true },
      );
    }, 3_600_000);
  },
  { seedFile: demoSeed },
);
