import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { growTo } from '../bench/listings.ts';
import type { Caller } from '../bench/measure.ts';
import { shapes, type Shape } from '../bench/shapes.ts';
import { isLong } from './long.ts';
import { prepareDatabase } from './prepare-database.ts';
import { startTestServer, type TestServer } from './test-server.ts';

/** What a member with a buy box asks. */
const boxShapes: readonly Shape[] = [
  'select id, title, price from matched_listings()',
  `select count_matches('{"states": ["TX"]}'::jsonb)`,
  `select id, title, price from search_properties(sort => 'best-match')`,
].map((sql) => ({ name: sql, sql, parameters: () => [], budget: null }));

/** Everything that searches of a visitor and of a member with a buy box return, as JSON. */
async function answers(sql: postgres.Sql, member: string): Promise<string> {
  const found: unknown[] = [];
  // Clusters of a map have no order.
  const visitors = shapes.filter(({ caller, name }) => !caller && !name.startsWith('map'));
  await ask(sql, { role: 'anon' }, visitors, found);
  await ask(sql, { role: 'authenticated', sub: member }, boxShapes, found);
  return JSON.stringify(found);
}

async function ask(sql: postgres.Sql, caller: Caller, questions: readonly Shape[], found: unknown[]): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`select set_config('request.jwt.claims', ${JSON.stringify(caller)}, true),
      set_config('role', ${caller.role}, true)`;
    for (const { sql: question, parameters } of questions)
      found.push(await tx.unsafe(question, parameters(0) as postgres.ParameterOrJSON<never>[]));
  });
}

/** As docs/scale.md has it. */
describe.runIf(isLong)('search at scale', () => {
  let server: TestServer;
  let sql: postgres.Sql;

  beforeAll(async () => {
    server = await startTestServer();
    await (await prepareDatabase(server.url)).close();
    sql = postgres(server.url, { max: 1, onnotice: () => undefined });
    await growTo(sql, 3000);
  });
  afterAll(async () => {
    await sql.end();
    await server.close();
  });

  it('finds the same on a replica, and a change as soon as the replica has it', async () => {
    const [{ member } = { member: '' }] = await sql<{ member: string }[]>`
      insert into auth.users (id, email) values (gen_random_uuid(), 'box@example.test') returning id as member`;
    await sql`insert into public.buybox_profiles ${sql({ user_id: member, states: ['TX'], max_price: 300_000 })}`;
    const replica = postgres(await server.startReplica(), { max: 1, onnotice: () => undefined });
    expect(await answers(replica, member)).toBe(await answers(sql, member));

    const [{ id } = { id: '' }] = await sql<{ id: string }[]>`
      update public.properties set title = 'Zyzzyva ranch' where id = md5('listing 7')::uuid returning id`;
    const [{ written } = { written: '' }] = await sql<{ written: string }[]>`
      select pg_current_wal_insert_lsn() as written`;
    await expect
      .poll(async () => (await replica`select pg_last_wal_replay_lsn() >= ${written}::pg_lsn as done`)[0]?.['done'], {
        timeout: 10_000,
      })
      .toBe(true);
    expect(await replica`select id from search_properties(search => 'zyzzyva')`).toEqual([{ id }]);
    await expect(replica`update public.properties set title = 'x'`).rejects.toThrow('read-only transaction');
    await replica.end();
  });

  it('finds a change once a schedule has applied it, if no trigger does', async () => {
    const found = async () => (await sql`select id from search_properties(search => 'qwerty')`).length;
    await sql`alter table private.search_outbox disable trigger apply_now`;
    await sql`update public.properties set title = 'Qwerty ranch' where id = md5('listing 8')::uuid`;
    expect(await found()).toBe(0);
    expect(await sql`select private.apply_search_changes(100) as applied`).toEqual([{ applied: 1 }]);
    expect(await found()).toBe(1);
  });
});
