import postgres from 'postgres';
import { createDatabase } from './test-databases.ts';

/** The results of making something `count` times. */
export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
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

/** Runs work in a transaction with a member's rights. */
export function asMember(
  sql: postgres.Sql,
  member: string,
  work: (tx: postgres.TransactionSql) => Promise<unknown>,
): Promise<unknown> {
  const claims = JSON.stringify({ role: 'authenticated', sub: member });
  return sql.begin(async (tx) => {
    await tx`select set_config('request.jwt.claims', ${claims}, true),
      set_config('request.jwt.claim.sub', ${member}, true), set_config('role', 'authenticated', true)`;
    return work(tx);
  });
}

/** A database for tests of races. */
export interface RaceDatabase {
  /** Runs a race, on this many connections. They are open before the first race. */
  sql: postgres.Sql;
  /** Runs what comes before a race, on one connection, because each compiles and plans everything for itself. */
  setUp: postgres.Sql;
  close(): Promise<void>;
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
    close: async () => {
      await Promise.all([sql.end(), setUp.end()]);
    },
  };
}
