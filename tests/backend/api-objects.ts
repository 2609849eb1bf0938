import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Backend } from '../../supabase/local/server/backend.ts';
import { apiOf, apiUrl } from './api-keys.ts';
import { schemaChecks, type ApiDescription } from './api-schemas.ts';

const seller = 'de300000-0000-4000-8000-000000000002';
const buyer = 'de300000-0000-4000-8000-000000000003';
const outsider = 'de300000-0000-4000-8000-000000000004';

/** Declares tests of single operations, with the demo's data. */
export function testObjects(backend: () => Backend): void {
  const query = <Row extends object>(sql: string, params: unknown[] = []) => backend().database.query<Row>(sql, params);

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
    expect((await api.countListings({ shape })).data.total).toBe(items.length);
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

  it('links to the documents of deals and listings that the member may read', async () => {
    const [api, other] = [await apiOf(backend(), seller), await apiOf(backend(), outsider)];
    const { id, terms, documents } = (await api.listDeals({ state: 'open' })).data.items[0] ?? {};
    const [accepted] = await query<{ price: number }>(
      `select v.price::integer from deals d join offer_versions v using (offer_id, version) where d.id = $1`,
      [id],
    );
    expect(terms?.price).toBe(accepted?.price);
    const document = documents?.[0]?.id ?? '';
    const { url } = (await api.openDealDocument(id ?? '', document)).data;
    const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer());
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(documents?.[0]?.sha256);
    // Who added it sees who opened it.
    const views = `select from deal_document_log where document_id = $1 and step = 'viewed'`;
    expect(await query(views, [document])).toHaveLength(1);
    await expect(other.openDealDocument(id ?? '', document)).rejects.toMatchObject({ problem: { status: 404 } });
    const listed = await query<{ id: string; property_id: string }>(
      `select distinct on (access) d.id, property_id from listing_documents d join properties p on p.id = property_id
       where p.status = 'active' and p.user_id not in ($1, $2) order by access desc, d.id`,
      [seller, outsider],
    );
    const opened = await Promise.allSettled(listed.map((one) => other.openListingDocument(one.property_id, one.id)));
    expect(opened).toMatchObject([{ value: { status: 200 } }, { reason: { problem: { status: 403 } } }]);
  });

  it('notes events for webhooks as the description says', async () => {
    const response = await fetch(`${apiUrl(backend())}/v1/openapi.json`);
    const description = (await response.json()) as ApiDescription;
    const schemas = Object.values(description.webhooks).map(
      ({ post }) => post.requestBody?.content['application/json']?.schema ?? {},
    );
    const types = schemas.flatMap(({ $ref }) => {
      const { type } = description.components.schemas[$ref?.split('/').at(-1) ?? '']?.properties ?? {};
      return (type?.enum ?? []) as string[];
    });
    await query(
      `insert into webhook_endpoints (user_id, url, events)
       values ($1, 'https://127.0.0.1/', '{matches,price_drops,offers,deals,messages}')`,
      [seller],
    );
    await query(
      `insert into deal_alerts (user_id, property_id, event, price)
       select $1, p.id, e.event, 1 from (select id from properties where user_id <> $1 order by id limit 1) p,
         unnest(array['new', 'price_drop', 'back_on_market']) as e (event)`,
      [seller],
    );
    await query(
      `select private.append_entry(o.id, 'system', kind) from offers o, unnest($2::text[]) as kind
       where o.seller_id = $1 and o.state in ('open', 'accepted') and kind !~ '^(match|message|webhook)[.]'`,
      [seller, types],
    );
    await (await apiOf(backend(), buyer)).sendMessage({ recipient_id: seller, content: 'Is it available?' });
    const noted = await query<{ type: string }>(
      'select type, to_jsonb(created_at) as timestamp, data from webhook_deliveries order by position',
    );
    await query('delete from webhook_endpoints');
    const check = schemaChecks(description)({ anyOf: schemas });
    for (const event of noted) check.parse(event);
    expect([...new Set(noted.map(({ type }) => type)), 'webhook.test'].toSorted()).toEqual(types.toSorted());
  });
}
