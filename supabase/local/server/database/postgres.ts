import { createPostgresConnection } from '@supabase/lite/postgres';
import type postgres from 'postgres';
import { assumeRole, type OpenDatabase, type OwnerTransaction, type Query } from '../database.ts';
import { Failure, messageOf } from '../../failure.ts';
import { isoTimestamp, jsonNumber, oid, textOf } from './values.ts';

/** Parsers by type. Other types are read as text. */
const parsers: Partial<Record<keyof typeof oid, (text: string) => unknown>> = {
  bool: (text) => text === 't',
  int2: Number,
  int4: Number,
  int8: jsonNumber,
  float4: jsonNumber,
  float8: jsonNumber,
  numeric: jsonNumber,
  timestamp: isoTimestamp,
  timestamptz: isoTimestamp,
  json: JSON.parse,
  jsonb: JSON.parse,
};

/**
 * Doesn’t encode JSON that is already text: the library passes encoded metadata, and the driver’s serializer would
 * store it as a JSON string in the jsonb column.
 */
const types = Object.fromEntries(
  Object.entries(oid).map(([name, type]): [string, postgres.PostgresType] => [
    name,
    { to: type, from: [type], serialize: textOf, parse: parsers[name as keyof typeof oid] ?? String },
  ]),
);

/**
 * Opens the database at `url`, whose host may be the encoded folder of a Unix socket, as in libpq. Rejects with a
 * `Failure` if it can’t be reached.
 */
export async function openPostgres(url: string): Promise<OpenDatabase> {
  const host = decodeURIComponent(new URL(url).hostname);
  const connection = createPostgresConnection({
    url,
    postgresOptions: {
      types,
      // The driver doesn’t decode it.
      ...(host.startsWith('/') && { host }),
      onnotice: () => undefined,
      connect_timeout: 10,
      connection: { search_path: '"$user", public, extensions' },
    },
  });
  const sql = connection.driver;
  const query = queryOn(sql);
  try {
    await query('select 1');
  } catch (error) {
    await sql.end({ timeout: 1 });
    throw new Failure(
      `Can’t connect to the database at DATABASE_URL (${withoutPassword(url)}): ${messageOf(error)}`,
      'Start that server, or fix DATABASE_URL. Without it, the embedded database is used.',
      { cause: error },
    );
  }

  async function transaction<T>(run: (transaction: OwnerTransaction) => Promise<T>): Promise<T> {
    const outcome = await sql.begin(async (tx) => ({
      result: await run({
        query: queryOn(tx),
        script: async (script) => void (await tx.unsafe(script).simple()),
      }),
    }));
    return outcome.result;
  }

  return {
    connection,
    query,
    transaction,
    asRole: (claims, run) =>
      transaction(async (owner) => {
        await assumeRole(owner.query, claims);
        return run(owner.query);
      }),
    listen: async (channel, onPayload) => {
      const { unlisten } = await sql.listen(channel, onPayload);
      return unlisten;
    },
    close: () => sql.end({ timeout: 5 }),
  };
}

function queryOn(sql: postgres.Sql | postgres.TransactionSql): Query {
  return async <T>(text: string, params: unknown[] = []) => {
    const rows: unknown[] = await sql.unsafe(text, params as postgres.ParameterOrJSON<never>[]);
    return [...rows] as T[];
  };
}

function withoutPassword(url: string): string {
  return url.replace(/(:\/\/[^:/@]+):[^@]*@/, '$1@');
}
