import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { toIsoDay } from '../../src/kit/formatting/format.ts';
import { apiOf, apiUrl, keyOf, mcpOf, resetLimits } from './api-keys.ts';
import { type Write, writes, writing, type Written } from './api-preconditions.ts';
import type { ApiDescription } from './api-schemas.ts';
import { demoSeed } from './demo-database.ts';
import { describeBackend } from './describe-backend.ts';

const seller = 'de300000-0000-4000-8000-000000000002';
const outsider = 'de300000-0000-4000-8000-000000000006';
const memphis = {
  title: 'Brick duplex',
  description: 'Two units.',
  property_type: 'Multi Family' as const,
  address: '12 Oak St',
  city: 'Memphis',
  state: 'TN',
  zip: '38103',
  price: 100_000,
};

interface Answer {
  status: number;
  etag: string | null;
  body: Record<string, unknown>;
}

describeBackend(
  (backend) => {
    let key: string;
    const query = <Row extends object>(sql: string, params: unknown[] = []) =>
      backend().database.query<Row>(sql, params);

    async function call(
      path: string,
      init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
    ): Promise<Answer> {
      const isJson = typeof init.body === 'string';
      const response = await fetch(`${apiUrl(backend())}${path}`, {
        ...init,
        headers: {
          authorization: `Bearer ${key}`,
          ...(isJson && { 'content-type': 'application/json' }),
          ...init.headers,
        },
      });
      const text = await response.text();
      return {
        status: response.status,
        etag: response.headers.get('etag'),
        body: (text ? JSON.parse(text) : {}) as Record<string, unknown>,
      };
    }
    const send = (method: string, path: string, body: object, headers: Record<string, string> = {}) =>
      call(path, { method, body: JSON.stringify(body), headers });
    /** The status, and which fields were refused. */
    const refused = ({ status, body }: Answer) =>
      [status, ...((body['errors'] ?? []) as { field: string }[]).map(({ field }) => field)].join(' ');

    beforeAll(async () => {
      await query(
        `update membership_rules set tiers = '{free,basic,pro,closer,partner}' where entitlement = 'api_access'`,
      );
      key = await keyOf(backend(), seller);
    });

    // Each request here is a test of its own.
    beforeEach(async () => {
      await resetLimits(backend());
      await query('delete from private.rate_limits where user_id = $1', [seller]);
    });

    // Sentences ---------------------------------------------------------------------------------

    it.each([
      [
        '3 bed house in Texas under 300k',
        'states=TX&property_type=Single Family&bedrooms_min=3&bedrooms_max=3&price_max=300000',
      ],
      ['duplex in memphis tn', 'places=city:Memphis, TN&property_type=Multi Family&units_min=2&units_max=2'],
      ['condos in florida', 'states=FL&property_type=Condo'],
    ])('finds for “%s” what the filters find, over REST and MCP', async (search, filters) => {
      const ids = ({ body }: Answer) => (body['items'] as { id: string }[]).map(({ id }) => id);
      const params = new URLSearchParams(filters).toString();
      const [said, sent] = [
        await call(`/v1/listings?limit=100&search=${encodeURIComponent(search)}`),
        await call(`/v1/listings?limit=100&${params}`),
      ];
      expect(said.body).toMatchObject({ not_understood: [] });
      expect(ids(said)).toEqual(ids(sent));
      const understood = (said.body['understood'] as { filters: Record<string, unknown> }).filters;
      const again = new URLSearchParams(Object.entries(understood).map(([name, value]) => [name, String(value)]));
      expect(ids(await call(`/v1/listings?limit=100&${again}`))).toEqual(ids(sent));
      const { data } = await mcpOf(backend(), key)('searchListings', { search, limit: 100 });
      expect(data).toMatchObject({
        items: (said.body['items'] as object[]).map(({ id }: { id?: string }) => ({ id })),
      });
      const counted = await call(`/v1/listings/facets?search=${encodeURIComponent(search)}`);
      expect(counted.body['total']).toBe(ids(sent).length);
    });

    it('says what it didn’t understand, and what contradicts a parameter', async () => {
      const { body } = await call('/v1/listings?states=TX&search=house in memfis tn near the zoo');
      expect(body).toMatchObject({
        understood: {
          filters: { property_type: ['Single Family'] },
          corrections: [{ typed: 'memfis', name: 'Memphis' }],
        },
        not_understood: expect.arrayContaining(['Memphis, TN']) as string[],
      });
      expect((body['items'] as { state: string }[]).every(({ state }) => state === 'TX')).toBe(true);
      expect((await call('/v1/listings')).body).toMatchObject({ understood: null, not_understood: [] });
    });

    // Places ------------------------------------------------------------------------------------

    it.each([
      ['city:Memphis+10, TN', 200],
      ['city%3AMemphis%2B10%2C%20TN', 200],
      ['city:Memphis,TN', 200],
      ['within 10 of city:Memphis, TN', 200],
      ['Within 10 miles of 38103', 200],
      ['county:shelby county, TN', 200],
      ['Memphis, TN', 200],
      ['city:Nowhere, TN', 400],
      ['city:Memphis, ZZ', 400],
      ['county:Memphis, TN', 400],
      ['zip:38103, TX', 400],
      ['zip:00000, TN', 400],
      ['city:Memphis+101, TN', 400],
      ['Memphis', 400],
    ])('searches places=%s: %i', async (places, status) => {
      const answer = await call(`/v1/listings?places=${places}&limit=1`);
      expect(refused(answer)).toBe(status === 200 ? '200' : '400 places');
      const box = await send('PUT', '/v1/my/buy-box', { filters: { places: [decodeURIComponent(places)] } });
      if (status === 400) expect(refused(box)).toBe('400 filters.places');
    });

    it.each([
      ['price_max=0', 'price_max'],
      ['price_min=5&price_max=4', 'price_min'],
      ['west=-90&south=35', 'east'],
    ])('refuses %s', async (params, field) => {
      expect(refused(await call(`/v1/listings?${params}`))).toBe(`400 ${field}`);
    });

    it.each([
      [{ state: 'ZZ' }, 'state', 'state'],
      [{ zip: '90210' }, 'state zip city', ''],
      [{ city: 'Nashville' }, 'city zip', ''],
      [{ latitude: 36.16, longitude: -86.78 }, 'latitude longitude', ''],
      [{ latitude: -90, longitude: 35.1 }, 'latitude longitude', ''],
      [{ latitude: 0, longitude: 0 }, 'latitude longitude', ''],
      [{ latitude: 35.15 }, 'longitude', 'longitude'],
      [{ longitude: -90.05, latitude: null }, 'latitude', 'latitude'],
    ])('asks about a place like %j in a listing, its change, and a draft', async (change, asked, never) => {
      const posted = (await send('POST', '/v1/my/listings', memphis)).body['id'] as string;
      const drafted = (await send('POST', '/v1/my/drafts', memphis)).body['id'] as string;
      const ways = (more: object) => [
        send('POST', '/v1/my/listings', { ...memphis, ...change, ...more }),
        send('PATCH', `/v1/my/listings/${posted}`, { ...change, ...more }),
        send('PATCH', `/v1/my/drafts/${drafted}`, { ...change, ...more }),
        send('POST', '/v1/my/drafts', {
          address: '1 Elm St',
          zip: '38103',
          city: 'Memphis',
          state: 'TN',
          ...change,
          ...more,
        }),
      ];
      const first = (await Promise.all(ways({}))).map(refused);
      expect(first).toEqual(Array.from({ length: 4 }, () => `400 ${asked}`));
      const confirmed = (await Promise.all(ways({ confirm_place: true }))).map(refused);
      expect(confirmed).toEqual(never ? Array.from({ length: 4 }, () => `400 ${never}`) : ['201', '200', '200', '201']);
    });

    it('refuses a wrong place past the API, too', async () => {
      const [listing] = await query<{ id: string }>('select id from properties where user_id = $1 limit 1', [seller]);
      const change = (columns: string) => query(`update properties set ${columns} where id = $1`, [listing?.id]);
      await expect(change(`state = 'ZZ'`)).rejects.toThrow('properties_state_check');
      await expect(change('latitude = null, longitude = -80')).rejects.toThrow('latitude');
    });

    // Preconditions -----------------------------------------------------------------------------

    it('compares If-Match on every write, or refuses it', async () => {
      const response = await fetch(`${apiUrl(backend())}/v1/openapi.json`);
      const operations = writing((await response.json()) as ApiDescription);
      expect(operations.map(({ id }) => id).toSorted()).toEqual(Object.keys(writes).toSorted());
      const api = await apiOf(backend(), seller);
      await api.saveBuyBox({ states: ['TX'] });
      const card = (await api.addCard({ title: 'Fourplex' })).data.id;
      const ids: Written = {
        listing: (await api.createListing(memphis)).data.id,
        draft: (await api.createDraft({ address: '12 Oak St' })).data.id,
        card,
        task: (await api.addTask(card, { title: 'Call' })).data.id,
        document: randomUUID(),
      };
      const tried: Record<string, string> = {};
      for (const [id, { path, body, read }] of Object.entries<Write>(writes)) {
        const { method = '' } = operations.find((operation) => operation.id === id) ?? {};
        const isPicture = id === 'addPicture';
        const attempt = async (headers: Record<string, string>) => {
          const content = body && JSON.stringify(body);
          const { status, body: answer } = await call(path(ids), {
            method,
            headers: { ...headers, ...(isPicture && { 'content-type': 'image/png' }) },
            ...(isPicture ? { body: new Uint8Array([1]) } : content && { body: content }),
          });
          return `${status}${status === 412 ? ` ${String(answer['code'])}` : ''}`;
        };
        const now = read && (await call(read(ids))).etag;
        const stale = [
          await attempt({ 'if-match': '"stale.x"' }),
          await attempt({ 'if-match': 'W/"stale", "staler"' }),
          await attempt({ 'if-none-match': '*' }),
          await attempt({ 'if-unmodified-since': new Date().toUTCString() }),
        ];
        const kept = read ? ['412 changed-since', '412 changed-since', '400', '400'] : ['400', '400', '400', '400'];
        expect([id, ...stale]).toEqual([id, ...kept]);
        if (!now) continue;
        tried[id] = await attempt({ 'if-match': `"stale.x", W/${now}` });
        if (method !== 'DELETE') expect([id, await attempt({ 'if-match': '*' })]).not.toContain('412 changed-since');
      }
      // A picture that isn't one, and one that isn't there.
      const failing = { addPicture: '400', removePicture: '404' };
      const gone = { deleteDraft: '204', removeCard: '204', deleteListing: '204' };
      expect(tried).toEqual({
        ...Object.fromEntries(Object.keys(tried).map((id) => [id, '200'])),
        ...failing,
        ...gone,
      });
    });

    it('decides between two who have seen the same in the database', async () => {
      const api = await apiOf(backend(), seller);
      const created = await api.createListing(memphis);
      const path = `/v1/my/listings/${created.data.id}`;
      const seen = { 'if-match': created.etag ?? '' };
      const prices = await Promise.all(
        [1, 2, 3, 4].map(async (price) => (await send('PATCH', path, { price: price * 10_000 }, seen)).status),
      );
      expect(prices.toSorted((one, other) => one - other)).toEqual([200, 412, 412, 412]);
      // A sale changes nothing but the status, and counts.
      const sold = { 'if-match': (await call(path)).etag ?? '' };
      await send('PATCH', path, { status: 'active' });
      expect((await call(path, { method: 'DELETE', headers: sold })).status).toBe(412);
    });

    // Idempotency -------------------------------------------------------------------------------

    it.each([
      ['/v1/my/listings', memphis, { ...memphis, price: 1000 }],
      ['/v1/my/listings', memphis, { ...memphis, latitude: 35.15, longitude: -90.05 }],
      ['/v1/my/drafts', { address: '12 Oak St' }, { address: '13 Oak St' }],
      ['/v1/my/pipeline', { title: 'Fourplex' }, { title: 'Fiveplex' }],
      ['/v1/messages', { recipient_id: outsider, content: 'Hello' }, { recipient_id: outsider, content: 'Bye' }],
    ])('refuses a key of POST %s with another body, also a day later', async (path, body, other) => {
      const headers = { 'idempotency-key': randomUUID() };
      const first = await send('POST', path, body, headers);
      expect(first.status).toBe(201);
      const outcome = async (sent: object) => {
        const { status, body: answer } = await send('POST', path, sent, headers);
        const made = answer['id'] === first.body['id'] ? 'same' : 'other';
        return `${status} ${status < 300 ? made : (answer['code'] as string)}`;
      };
      expect(await outcome(other)).toBe('422 idempotency-key-reused');
      await query('delete from private.api_idempotency');
      expect(await outcome(other)).toBe('422 idempotency-key-reused');
      await query('delete from private.api_idempotency');
      expect(await outcome(body)).toBe('201 same');
    });

    // Drafts and batches ------------------------------------------------------------------------

    it('finds listings and drafts by the ID that a program gave them, which is unique to its member', async () => {
      const external_id = randomUUID();
      const api = await apiOf(backend(), seller);
      const draft = await api.createDraft({ ...memphis, external_id });
      const found = async (path: string) =>
        ((await call(`${path}?external_id=${external_id}`)).body['items'] as { id: string }[]).map(({ id }) => id);
      expect(await found('/v1/my/drafts')).toEqual([draft.data.id]);
      expect((await send('POST', '/v1/my/listings', { ...memphis, external_id })).status).toBe(409);
      expect((await send('POST', '/v1/my/drafts', { external_id })).status).toBe(409);
      const others = await apiOf(backend(), outsider);
      expect((await others.listDrafts({ external_id })).data.items).toEqual([]);
      expect((await others.createDraft({ external_id })).data).toMatchObject({ external_id });
      await api.deleteDraft(draft.data.id);
      const listing = await api.createListing({ ...memphis, external_id, status: 'active' });
      expect(await found('/v1/my/listings')).toEqual([listing.data.id]);
      expect((await others.getListing(listing.data.id)).data).not.toHaveProperty('external_id');
      const renamed = await api.updateListing(listing.data.id, { external_id: `${external_id}-2` });
      expect(renamed.data.external_id).toBe(`${external_id}-2`);
      expect(await found('/v1/my/listings')).toEqual([]);
    });

    it('lists a contract once its seller gives what the state asks', async () => {
      const api = await apiOf(backend(), seller);
      const contract = { ...memphis, off_market_contract: true, status: 'active' };
      const without = await send('POST', '/v1/my/listings', contract);
      expect([without.status, without.body['detail']]).toEqual([
        400,
        'Tennessee requires a disclosure before a contract is listed: Public Chapter 72 (2025), SB 909.',
      ]);
      const rules = (await api.listStateRules({ state: 'TN', day: toIsoDay(new Date()) })).data.items;
      const disclosures = rules.flatMap(({ id, ...rule }) =>
        'topic' in rule && rule.topic === 'disclosure' ? [id] : [],
      );
      const id = (await api.createListing({ ...contract, status: 'paused' })).data.id;
      await api.updateListing(id, { disclosures, status: 'active' });
      expect((await api.listListingDisclosures(id)).data.items).toMatchObject([
        { rule_id: disclosures[0], side: 'seller', topic: 'disclosure', signer: null },
      ]);
      expect((await send('POST', '/v1/my/listings', { ...contract, disclosures })).status).toBe(201);
    });

    it('stores 500 drafts at a time, with a result for each row', async () => {
      const rows = Array.from({ length: 500 }, (_, index) => ({
        external_id: `row-${index}`,
        address: `${index + 1} Oak St`,
        city: 'Memphis',
        state: 'TN',
        zip: '38103',
        price: 100_000,
        description: 'A house near the park. '.repeat(20),
      }));
      const broken = [
        { ...rows[0], price: 'cheap' },
        { ...rows[1], state: 'ZZ' },
        { ...rows[2], zip: '90210' },
        'no row',
        rows[3],
      ];
      const headers = { 'idempotency-key': randomUUID() };
      const { status, body } = await send(
        'POST',
        '/v1/my/drafts/batch',
        { rows: [...broken, ...rows.slice(5)] },
        headers,
      );
      expect(status).toBe(200);
      const results = body['results'] as {
        status: string;
        id: string | null;
        problem: { errors?: { field: string }[] } | null;
      }[];
      expect(results.map((result) => result.status)).toEqual([
        ...Array.from({ length: 4 }, () => 'refused'),
        ...Array.from({ length: 496 }, () => 'created'),
      ]);
      const wrong = results.slice(0, 4).map(({ problem }) => problem?.errors?.map(({ field }) => field));
      expect(wrong).toEqual([['price'], ['state'], ['state', 'zip', 'city'], ['']]);
      const again = await send('POST', '/v1/my/drafts/batch', { rows: rows.slice(3, 7) });
      expect((again.body['results'] as { status: string }[]).map((result) => result.status)).toEqual([
        'exists',
        'created',
        'exists',
        'exists',
      ]);
      expect((await send('POST', '/v1/my/drafts/batch', { rows: [...rows, rows[0]] })).status).toBe(400);
    });

    it('posts a batch of listings as one by one, up to the daily limit', async () => {
      const member = outsider;
      const own = await keyOf(backend(), member);
      await query(`delete from private.rate_limits where user_id = $1`, [member]);
      const rows = Array.from({ length: 60 }, (_, index) => ({ ...memphis, address: `${index + 1} Elm St` }));
      const { status, body } = await send(
        'POST',
        '/v1/my/listings/batch',
        { rows },
        { authorization: `Bearer ${own}` },
      );
      expect(status).toBe(200);
      const results = body['results'] as { status: string; problem: { code: string } | null }[];
      const posted = results.filter((result) => result.status === 'created').length;
      expect(posted).toBeGreaterThan(0);
      expect(results.slice(posted).every(({ problem }) => problem?.code === 'rate-limited')).toBe(true);
      const [stored] = await query<{ count: number }>(
        `select count(*)::integer from properties where user_id = $1 and address like '% Elm St'`,
        [member],
      );
      expect(stored?.count).toBe(posted);
    });

    // Changes -----------------------------------------------------------------------------------

    it('lists what has changed since a time, with what is gone, in pages', async () => {
      const [api, others] = [await apiOf(backend(), seller), await apiOf(backend(), outsider)];
      await query('delete from private.rate_limits where user_id = $1', [outsider]);
      const post = async (price: number) => (await api.createListing({ ...memphis, price, status: 'active' })).data.id;
      const [kept, paused, deleted, cheap] = [await post(2e5), await post(2e5), await post(2e5), await post(2e5)];
      const hidden = (await api.createListing(memphis)).data.id;
      await others.saveListing(kept);
      await others.saveListing(cheap);
      const [{ now: since } = { now: '' }] = await query<{ now: string }>('select to_jsonb(clock_timestamp()) as now');
      await api.updateListing(kept, { description: 'New roof.' });
      await api.updateListing(paused, { status: 'paused' });
      await api.deleteListing(deleted);
      await api.updateListing(cheap, { price: 1000 });
      await api.updateListing(hidden, { price: 1000 });
      await others.unsaveListing(cheap);
      type Page = {
        items: { id?: string; property_id?: string }[];
        removed: { id: string }[];
        next_cursor: string | null;
      };
      const changes = async (read: (more: object) => Promise<{ data: unknown }>) => {
        const [items, removed]: string[][] = [[], []];
        for (let cursor: string | null | undefined; cursor !== null;) {
          const page = (await read({ updated_since: since, limit: 1, ...(cursor && { cursor }) })).data as Page;
          items?.push(...page.items.map(({ id, property_id }) => property_id ?? id ?? ''));
          removed?.push(...page.removed.map(({ id }) => id));
          cursor = page.next_cursor;
        }
        return [items, removed];
      };
      expect(await changes((more) => api.listOwnListings(more))).toEqual([[kept, paused, cheap, hidden], [deleted]]);
      expect(await changes((more) => api.listOwnListings({ ...more, status: 'active' }))).toEqual([
        [kept, cheap],
        [paused, deleted, hidden],
      ]);
      // What was never for sale isn't theirs to know.
      expect(await changes((more) => others.searchListings({ ...more, price_min: 5000 }))).toEqual([
        [kept],
        [paused, deleted, cheap],
      ]);
      expect(await changes((more) => others.listSaved(more))).toEqual([[kept], [cheap]]);
      const sent = (await api.sendMessage({ recipient_id: outsider, content: 'Still there?' })).data;
      const inConversation = (more: object) => others.listMessages(sent.conversation_id, more);
      expect(await changes(inConversation)).toEqual([[sent.id], []]);
      await query('update messages set removed_at = now() where id = $1', [sent.id]);
      expect(await changes(inConversation)).toEqual([[], [sent.id]]);
      expect(await changes((more) => others.listOffers(more))).toEqual([[], []]);
      const deals = (await api.listDeals({ updated_since: new Date(Date.now() - 80 * 86_400_000).toISOString() })).data;
      const [all, whole] = [deals.items.map(({ id }) => id), (await api.listDeals({ limit: 100 })).data];
      expect(all.every((id) => whole.items.some((deal) => deal.id === id))).toBe(true);
      expect([whole.removed, whole.next_updated_since]).toEqual([[], null]);
      expect(Date.parse(deals.next_updated_since ?? '')).toBeLessThan(Date.now());
      expect((await call('/v1/my/listings?updated_since=2020-01-01T00:00:00Z')).status).toBe(400);
    });

    // Pages -------------------------------------------------------------------------------------

    it('lists deadlines with the next one first, and matches and the pipeline in pages', async () => {
      const due = ((await call('/v1/deadlines')).body['items'] as { due_at: string }[]).map(({ due_at }) => due_at);
      expect(due.length).toBeGreaterThan(1);
      expect(due).toEqual(due.toSorted());
      await send('PUT', '/v1/my/buy-box', {});
      const api = await apiOf(backend(), seller);
      for (const title of ['One', 'Two', 'Three']) await api.addCard({ title });
      for (const path of ['/v1/my/matches', '/v1/my/pipeline']) {
        const ids: string[] = [];
        let cursor = '';
        for (let page = 0; page < 40; page++) {
          const { body } = await call(`${path}?limit=2${cursor && `&cursor=${cursor}`}`);
          ids.push(...(body['items'] as { id: string }[]).map(({ id }) => id));
          cursor = (body['next_cursor'] as string | null) ?? '';
          if (!cursor) break;
        }
        const whole = ((await call(`${path}?limit=80`)).body['items'] as { id: string }[]).map(({ id }) => id);
        expect(whole.length).toBeGreaterThan(2);
        expect(ids).toEqual(whole);
      }
    });
  },
  { seedFile: demoSeed },
);
