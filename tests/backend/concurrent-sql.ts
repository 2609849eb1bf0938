import postgres from 'postgres';
import { earnTrust } from './client.ts';
import { createDatabase } from './test-databases.ts';
import { verifyAllEmails } from './verified-emails.ts';

/* Races only show on a real server: PGlite has one connection. */

/** The results of making something `count` times. */
export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

/** `count` IDs, which differ by the fourth group. */
export function idsOf(group: string, count: number): string[] {
  return times(count, (number) => `00000000-0000-4000-${group}-${String(number).padStart(12, '0')}`);
}

/** 'done', or the code of the Postgres error. */
export async function outcomeOf(work: Promise<unknown> | postgres.PendingQuery<postgres.Row[]>): Promise<string> {
  try {
    await work;
    return 'done';
  } catch (error) {
    return error instanceof postgres.PostgresError ? error.code : String(error);
  }
}

type Work = (tx: postgres.TransactionSql) => Promise<unknown>;

/** Runs work in a transaction with the rights of a member, or of a visitor for null. */
export function asMember(sql: postgres.Sql, member: string | null, work: Work): Promise<unknown> {
  const role = member === null ? 'anon' : 'authenticated';
  return sql.begin(async (tx) => {
    await tx`select set_config('request.jwt.claims', ${JSON.stringify({ role, sub: member })}, true),
      set_config('request.jwt.claim.sub', ${member ?? ''}, true), set_config('role', ${role}, true)`;
    return work(tx);
  });
}

/** A database for tests of races. */
export interface RaceDatabase {
  /** Runs a race, on this many connections. They are open before the first race. */
  sql: postgres.Sql;
  /** Runs what comes before a race, on one connection, because each compiles and plans everything for itself. */
  setUp: postgres.Sql;
  /** One request of a race, by a member or, for null, a visitor. */
  asMember: (member: string | null, work: Work) => Promise<unknown>;
  /** The outcome of such a request. */
  act: (member: string | null, work: Work) => Promise<string>;
  /** Adds members with a verified email. */
  addMembers: (ids: readonly string[], options?: { tier?: string; age?: string; isTrusted?: boolean }) => Promise<void>;
  postListing: (id: string, owner: string) => Promise<unknown>;
  close: () => Promise<void>;
}

/** Creates a migrated database and opens this many connections. */
export async function openRaces(connections: number): Promise<RaceDatabase> {
  const url = await createDatabase();
  const sql = postgres(url, { max: connections, onnotice: () => undefined });
  const setUp = postgres(url, { max: 1, onnotice: () => undefined });
  const opened = await Promise.all(times(connections, () => sql.reserve()));
  for (const connection of opened) connection.release();
  return {
    sql,
    setUp,
    asMember: (member, work) => asMember(sql, member, work),
    act: (member, work) => outcomeOf(asMember(sql, member, work)),
    addMembers: async (ids, { tier = 'free', age = '30 days', isTrusted = false } = {}) => {
      await setUp`
        insert into auth.users (id, aud, role, email, raw_user_meta_data, created_at, updated_at)
        select id, 'authenticated', 'authenticated', id || '@example.test', '{"name": "Ann"}',
          now() - ${age}::interval, now()
        from unnest(${ids}::uuid[]) as id`;
      await setUp.unsafe(verifyAllEmails);
      if (tier !== 'free')
        await setUp`update public.users set membership_tier = ${tier} where id = any (${ids}::uuid[])`;
      if (!isTrusted) return;
      for (const id of ids) await earnTrust((text, params) => setUp.unsafe(text, params as string[]), id);
    },
    postListing: (id, owner) => sql`
      insert into public.properties (id, user_id, title, description, property_type, address, city, state, zip, price)
      values (${id}, ${owner}, 'Brick duplex', 'Two units.', 'Multi Family', '12 Oak St', 'New York', 'NY', '10001',
        100000)`,
    close: async () => {
      await Promise.all([sql.end(), setUp.end()]);
    },
  };
}
