import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { growTo } from '../bench/listings.ts';
import type { Caller } from '../bench/measure.ts';
import { isLong } from './long.ts';
import { prepareDatabase } from './prepare-database.ts';
import { addCallers, answerOf, closeCallers, connectCallers, searches } from './search-answers.ts';
import { startTestServer, type TestServer } from './test-server.ts';

/** Everything that searches of visitors and of members return, as JSON. */
async function answers(url: string, callers: Record<string, Caller>): Promise<string> {
  const connections = connectCallers(url, callers);
  const found: unknown[] = [];
  // Clusters of a map have no order.
  for (const shape of searches.filter(({ name }) => !name.startsWith('map')))
    found.push(await answerOf(connections, shape));
  await closeCallers(connections);
  return JSON.stringify(found);
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
    const callers = await addCallers(sql);
    const replicaUrl = await server.startReplica();
    const replica = postgres(replicaUrl, { max: 1, onnotice: () => undefined });
    expect(await answers(replicaUrl, callers)).toBe(await answers(server.url, callers));

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
