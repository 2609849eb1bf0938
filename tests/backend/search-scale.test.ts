import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { growTo } from '../bench/listings.ts';
import { addBuyBoxes, buyBoxShapes } from '../bench/buy-boxes.ts';
import type { Caller } from '../bench/measure.ts';
import { shapes, type Shape } from '../bench/shapes.ts';
import { distributeSearch, findCitus, startCitus, type CitusCluster } from './citus.ts';
import { isLong } from './long.ts';
import { prepareDatabase } from './prepare-database.ts';
import { startTestServer, type TestServer } from './test-server.ts';

/*
 * Search away from its table: the steps of docs/scale.md for a replica and for Citus. Both must find what one table on
 * one server finds.
 */

const anywhere = { west: -180, south: -90, east: 180, north: 90 };
const filters = [
  {},
  { states: ['TX', 'CA'], propertyType: ['Multi Family', 'Commercial'], price: { min: 100_000, max: 400_000 } },
  { places: ['county:Shelby, TN', 'city:Houston, TX', 'zip:38103+50, TN'] },
  { capRate: { min: 6 }, strategy: ['BRRRR'], noJv: true },
  { bedrooms: { min: 30 } },
];
const texts = ['', 'duplex', 'memphis tn', '5#q', 'oa'];
const sorts = ['featured', 'newest', 'price-asc', 'price-desc', 'cap-rate'];

/** Everything that searches of a visitor and of members with a buy box return, as JSON. */
async function answers(sql: postgres.Sql, members: Record<string, Caller>): Promise<string> {
  const found: unknown[] = [];
  await as(sql, { role: 'anon' }, async (tx) => {
    for (const filter of filters) {
      for (const text of texts) {
        for (const sort of sorts) {
          found.push(await tx`select id from search_properties(${tx.json(filter)}, ${text}, ${sort})`);
        }
        found.push(
          await tx`select property_facets(${tx.json(filter)}, ${text}), count_properties(${tx.json(filter)}, ${text})`,
          await tx`
            select id, listings, price, verified, round(latitude::numeric, 6) as latitude
            from map_properties(${tx.json(filter)}, ${text}, ${tx.json(anywhere)}, 5) order by 1, 2, 3, 5`,
        );
      }
    }
    for (const shape of shapes) {
      // The map above has an order.
      if (!shape.caller && !shape.name.startsWith('map')) found.push(await ask(tx, shape));
    }
  });
  for (const shape of buyBoxShapes) {
    const caller = members[shape.caller ?? ''];
    if (caller) await as(sql, caller, async (tx) => found.push(await ask(tx, shape)));
  }
  return JSON.stringify(found);
}

const ask = (tx: postgres.TransactionSql, { sql, parameters }: Shape) =>
  tx.unsafe(sql, parameters(0) as postgres.ParameterOrJSON<never>[]);

async function as(sql: postgres.Sql, caller: Caller, work: (tx: postgres.TransactionSql) => Promise<unknown>) {
  await sql.begin(async (tx) => {
    await tx`select set_config('request.jwt.claims', ${JSON.stringify(caller)}, true),
      set_config('role', ${caller.role}, true)`;
    await work(tx);
  });
}

describe.runIf(isLong)('search on other servers', () => {
  const clusters: TestServer[] = [];
  const connections: postgres.Sql[] = [];
  let sql: postgres.Sql;
  let members: Record<string, Caller>;
  let expected: string;

  const connect = (url: string) => {
    const connection = postgres(url, { max: 1, onnotice: () => undefined });
    connections.push(connection);
    return connection;
  };
  const startCluster = async () => {
    const cluster = await startTestServer();
    clusters.push(cluster);
    return cluster;
  };

  beforeAll(async () => {
    const { url } = await startCluster();
    await (await prepareDatabase(url)).close();
    sql = connect(url);
    await growTo(sql, 3000);
    members = await addBuyBoxes(sql);
    expected = await answers(sql, members);
  });
  afterAll(async () => {
    await Promise.all(connections.map((connection) => connection.end()));
    await Promise.all(clusters.map((cluster) => cluster.close()));
  });

  it('finds the same on a replica, and a change as soon as the replica has it', async () => {
    const replica = connect((await clusters[0]?.startReplica()) ?? '');
    expect(await answers(replica, members)).toBe(expected);
    const [{ id, position } = { id: '', position: '' }] = await sql<{ id: string; position: string }[]>`
      update public.properties set title = 'Zyzzyva ranch' where id = md5('listing 7')::uuid
      returning id, pg_current_wal_insert_lsn() as position`;
    // The commit record follows the position.
    const [{ committed } = { committed: position }] = await sql<{ committed: string }[]>`
      select pg_current_wal_insert_lsn() as committed`;
    await expect
      .poll(async () => (await replica`select pg_last_wal_replay_lsn() >= ${committed}::pg_lsn as done`)[0]?.['done'], {
        timeout: 10_000,
      })
      .toBe(true);
    expect(await replica`select id from search_properties(search => 'zyzzyva')`).toEqual([{ id }]);
    await expect(replica`update public.properties set title = 'x'`).rejects.toThrow('read-only transaction');
    expected = await answers(sql, members);
  });
});

const citus = isLong ? await findCitus() : null;
if (isLong && !citus) console.log('Search on Citus is skipped: no PostgreSQL on this machine has it.');

describe.runIf(citus)('search on Citus', () => {
  let cluster: CitusCluster;
  let sql: postgres.Sql;
  let members: Record<string, Caller>;
  let expected: string;

  const signIn = () => postgres(cluster.coordinator.url, { max: 1, onnotice: () => undefined });

  beforeAll(async () => {
    if (!citus) return;
    cluster = await startCitus(citus, 3);
    await (await prepareDatabase(cluster.coordinator.url)).close();
    sql = signIn();
    await growTo(sql, 3000);
    members = await addBuyBoxes(sql);
    expected = await answers(sql, members);
    await distributeSearch(sql, cluster);
  }, 600_000);
  afterAll(async () => {
    await sql.end();
    await cluster.close();
  });

  it('finds the same as one table', async () => {
    expect(await answers(sql, members)).toBe(expected);
  });

  it('finds a change once it is applied, and the same without a worker', async () => {
    await sql`update public.properties set title = 'Qwerty ranch' where id = md5('listing 8')::uuid`;
    await sql`update public.properties set status = 'paused' where id = md5('listing 9')::uuid`;
    expect(await sql`select id from search_properties(search => 'qwerty')`).toEqual([]);
    expect(await sql`select private.apply_search_changes(100) as applied`).toEqual([{ applied: 2 }]);
    expect(await sql`select count(*)::int as found from search_properties(search => 'qwerty')`).toEqual([{ found: 1 }]);
    expected = await answers(sql, members);
    await cluster.workers[0]?.kill();
    // Citus ends sessions that were connected to it.
    await sql.end({ timeout: 0 });
    sql = signIn();
    expect(await answers(sql, members)).toBe(expected);
    await sql`update public.properties set status = 'paused' where id = md5('listing 8')::uuid`;
    await expect(sql`select private.apply_search_changes(100)`).rejects.toThrow('connection');
    await cluster.workers[0]?.restart();
    expect(await sql`select private.apply_search_changes(100) as applied`).toEqual([{ applied: 1 }]);
    expect(await sql`select count(*)::int as found from search_properties(search => 'qwerty')`).toEqual([{ found: 0 }]);
  });
});
