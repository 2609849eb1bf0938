import { AsyncResource } from 'node:async_hooks';
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
import { Failure, messageOf } from '../../failure.ts';
import { exclusiveKysely } from './exclusive-kysely.ts';
import { Mutex } from './mutex.ts';
import { ReopeningPglite } from './reopening-pglite.ts';
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
  /** Returns a compressed copy of the cluster. */
  copy(): Promise<Blob>;
}

/**
 * Opens PGlite in `directory`, or in memory. A new database starts as a copy of `template` if there is one. Every
 * statement goes through one mutex, including the API library’s. Rejects with a `Failure` if the files can’t be opened.
 */
export async function openPglite(directory: string | undefined, template?: Blob): Promise<OpenPglite> {
  const open = (files?: Blob) =>
    createPgliteConnection({
      url: directory,
      pgliteOptions: { extensions, parsers, serializers, ...(files && { loadDataDir: files }) },
    });
  const connection = await open(template);
  const pglite = await ReopeningPglite.prepare(connection, open, directory === undefined).catch((error: unknown) => {
    throw new Failure(
      `Can’t open the database in ${directory ?? 'memory'}: ${messageOf(error)}`,
      'Start over with `npm run reset`, which deletes your local data, or restore the folder from a backup.',
      { cause: error },
    );
  });
  if (!template) await freeOwnerRole(pglite);
  const mutex = new Mutex(() => pglite.restore());
  connection.kysely = exclusiveKysely(pglite, mutex);

  const query: Query = async <T>(sql: string, params?: unknown[]) => (await pglite.query<T>(sql, params)).rows;

  async function transaction<T>(run: (transaction: OwnerTransaction) => Promise<T>): Promise<T> {
    return mutex.run(async () => {
      await pglite.exec('begin');
      try {
        const result = await run({ query, script: (sql) => pglite.exec(sql) });
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
    query: (sql, params) => mutex.run(() => query(sql, params)),
    transaction,
    asRole: (claims, run) =>
      transaction(async (owner) => {
        await assumeRole(owner.query, claims);
        return run(owner.query);
      }),
    listen: (channel, onPayload) => listen(pglite, mutex, channel, onPayload),
    copy: () => mutex.run(() => pglite.current.dumpDataDir('gzip')),
    close: () => mutex.run(() => pglite.close()),
  };
}

/**
 * Renames the superuser of a new cluster from `postgres` to `supabase_admin`, as on a hosted project, where `postgres`
 * owns the tables and isn't a superuser: `bootstrap` creates it. PostgreSQL doesn't let a session rename its own user.
 */
async function freeOwnerRole(pglite: ReopeningPglite): Promise<void> {
  const { rows } = await pglite.query(`select 1 where to_regnamespace('auth') is null and current_user = 'postgres'`);
  if (rows.length === 0) return;
  await pglite.exec(`
    create role renaming superuser;
    set session authorization renaming;
    alter role postgres rename to supabase_admin;
    set session authorization supabase_admin;
    drop role renaming;
  `);
}

/** Notifications arrive inside the work that caused them; handlers must not run as part of it. */
async function listen(
  pglite: ReopeningPglite,
  mutex: Mutex,
  channel: string,
  onPayload: (payload: string) => void,
): Promise<() => Promise<void>> {
  const outside = AsyncResource.bind(onPayload);
  const stop = await mutex.run(() => pglite.listen(channel, outside));
  return () => mutex.run(() => stop());
}
