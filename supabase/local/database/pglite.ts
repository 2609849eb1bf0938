import { AsyncResource } from 'node:async_hooks';
import type { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { uuid_ossp } from '@electric-sql/pglite/contrib/uuid_ossp';
import { pgtap } from '@electric-sql/pglite/pgtap';
import { createPgliteConnection } from '@supabase/lite/pglite';
import { assumeRole, type OpenDatabase, type OwnerTransaction, type Query } from '../database.ts';
import { Failure, messageOf } from '../failure.ts';
import { exclusiveKysely } from './exclusive-kysely.ts';
import { Gate } from './gate.ts';
import { isoTimestamp, jsonNumber, oid, textOf } from './values.ts';

const extensions = { btree_gin, btree_gist, citext, pg_trgm, pgcrypto, pgtap, unaccent, uuid_ossp };

const parsers = {
  [oid.int8]: jsonNumber,
  [oid.numeric]: jsonNumber,
  [oid.timestamp]: isoTimestamp,
  [oid.timestamptz]: isoTimestamp,
};

const serializers = Object.fromEntries(Object.values(oid).map((type) => [type, textOf]));

export interface OpenPglite extends OpenDatabase {
  /** A copy of the whole cluster, compressed. */
  copy(): Promise<Blob>;
}

/**
 * Opens the embedded Postgres in `directory`, or in memory when that is undefined; a new one begins as a copy
 * of `template` when there is one. Every statement goes through one gate, the API library's included.
 * Rejects with a `Failure` when the files cannot be opened.
 */
export async function openPglite(directory: string | undefined, template?: Blob): Promise<OpenPglite> {
  const connection = await createPgliteConnection({
    url: directory,
    pgliteOptions: { extensions, parsers, serializers, ...(template && { loadDataDir: template }) },
  });
  const pglite = connection.driver;
  const gate = new Gate();
  connection.kysely = exclusiveKysely(pglite, gate);
  try {
    await pglite.waitReady;
    sendTextOnly(pglite);
    await pglite.exec(`set search_path to "$user", public, extensions; set timezone to 'UTC'`);
  } catch (error) {
    throw new Failure(
      `The database in ${directory ?? 'memory'} does not open: ${messageOf(error)}`,
      'Start over with `npm run reset` (this deletes the local data), or restore the folder from a copy.',
      { cause: error },
    );
  }

  const query: Query = async <T>(sql: string, params?: unknown[]) => (await pglite.query<T>(sql, params)).rows;

  async function transaction<T>(run: (transaction: OwnerTransaction) => Promise<T>): Promise<T> {
    return gate.run(async () => {
      await pglite.exec('begin');
      try {
        const result = await run({ query, script: async (sql) => void (await pglite.exec(sql)) });
        await pglite.exec('commit');
        return result;
      } catch (error) {
        await pglite.exec('rollback');
        throw error;
      }
    });
  }

  return {
    kind: 'pglite',
    connection,
    query: (sql, params) => gate.run(() => query(sql, params)),
    transaction,
    asRole: (claims, run) =>
      transaction(async (owner) => {
        await assumeRole(owner.query, claims);
        return run(owner.query);
      }),
    listen: (channel, onPayload) => listen(pglite, gate, channel, onPayload),
    copy: () => gate.run(() => pglite.dumpDataDir('gzip')),
    close: () => gate.run(() => connection.close()),
  };
}

/**
 * PGlite passes on what is no array as it is where an array belongs. A number there breaks the message to Postgres
 * half-way, the next one with it (the rollback), and every request from then on fails.
 */
function sendTextOnly(pglite: PGlite): void {
  for (const [type, serialize] of Object.entries(pglite.serializers)) {
    pglite.serializers[type] = (value) => textOf(serialize(value));
  }
}

/** A notification arrives inside the work that caused it; what follows from it must not count as part of that. */
async function listen(
  pglite: PGlite,
  gate: Gate,
  channel: string,
  onPayload: (payload: string) => void,
): Promise<() => Promise<void>> {
  const outside = AsyncResource.bind(onPayload);
  const stop = await gate.run(() => pglite.listen(channel, outside));
  return () => gate.run(() => stop());
}
