import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { growTo } from '../bench/listings.ts';
import { isLong } from './long.ts';
import { prepareDatabase } from './prepare-database.ts';
import { startTestServer, type TestServer } from './test-server.ts';

/*
 * Search away from its table: the steps of docs/scale.md for three servers and for a replica. Both must find what one
 * table on one server finds.
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

/** Everything that a visitor’s searches return, as JSON. */
async function answers(sql: postgres.Sql): Promise<string> {
  return sql.begin(async (tx) => {
    await tx`set local role anon`;
    const found: unknown[] = [];
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
    return JSON.stringify(found);
  });
}

describe.runIf(isLong)('search on other servers', () => {
  const clusters: TestServer[] = [];
  const connections: postgres.Sql[] = [];
  let sql: postgres.Sql;
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
    expected = await answers(sql);
  });
  afterAll(async () => {
    await Promise.all(connections.map((connection) => connection.end()));
    await Promise.all(clusters.map((cluster) => cluster.close()));
  });

  it('finds the same on a replica, and a change as soon as the replica has it', async () => {
    const replica = connect((await clusters[0]?.startReplica()) ?? '');
    expect(await answers(replica)).toBe(expected);
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
    expected = await answers(sql);
  });

  it('finds the same on three servers, and a change once it is applied', async () => {
    const guide = await readFile(join(import.meta.dirname, '../../docs/scale.md'), 'utf8');
    const blocks = [...guide.matchAll(/```sql\n(.*?)```/gs)].map(([, block]) => block ?? '');
    const [onShard = '', onPrimary = '', route = '', later = ''] = blocks;
    const [{ columns } = { columns: '' }] = await sql<{ columns: string }[]>`
      select string_agg(format('%I %s', attname, format_type(atttypid, atttypmod)), ', ' order by attnum) as columns
      from pg_attribute where attrelid = 'private.search_listings'::regclass and attnum > 0`;
    for (const number of [1, 2, 3]) {
      const { url } = await startCluster();
      await connect(url).unsafe(onShard.replace('...', columns));
      const { port, pathname, username, password } = new URL(url);
      await sql.unsafe(
        onPrimary
          .replaceAll('_1', `_${number}`)
          .replace('search-1.example.com', '127.0.0.1')
          .replace("port '5432'", `port '${port}'`)
          .replace('for postgres', 'for public')
          .replace("user 'search', password '...'", `user '${username}', password '${password}'`)
          .replace("dbname 'search'", `dbname '${pathname.slice(1)}'`),
      );
    }
    await sql`grant all on all tables in schema private to postgres`;
    await sql.unsafe(route);
    expect(
      await sql`select tableoid::regclass::text as name, count(*) > 500 as has_many
      from private.search_listings group by 1 order by 1`,
    ).toEqual([1, 2, 3].map((number) => ({ name: `private.search_listings_${number}`, has_many: true })));
    expect(await answers(sql)).toBe(expected);

    await sql.unsafe(later);
    await sql`update public.properties set title = 'Qwerty ranch' where id = md5('listing 8')::uuid`;
    await sql`update public.properties set status = 'paused' where id = md5('listing 9')::uuid`;
    expect(await sql`select id from search_properties(search => 'qwerty')`).toEqual([]);
    expect(await sql`select private.apply_search_changes(100) as applied`).toEqual([{ applied: 2 }]);
    expect(await sql`select count(*)::int as found from search_properties(search => 'qwerty')`).toEqual([{ found: 1 }]);
    const onThree = await answers(sql);
    await sql.unsafe('drop trigger route on private.search_listings; drop server search_1, search_2, search_3 cascade');
    await sql`select private.rebuild_search()`;
    expect(await answers(sql)).toBe(onThree);
  });
});
