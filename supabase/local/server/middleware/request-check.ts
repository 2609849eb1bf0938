import type { Connection } from '@supabase/lite';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database.ts';

type Transaction = Parameters<Parameters<Connection['withContext']>[1]>[0];

/** PostgREST’s in-database configuration: settings of this database’s `authenticator` win over those of the cluster. */
const readSetting = `
  select substr(setting, strpos(setting, '=') + 1) as name
  from pg_catalog.pg_db_role_setting, unnest(setconfig) as setting
  where setrole = to_regrole('authenticator')
    and setdatabase in (0, (select oid from pg_catalog.pg_database where datname = current_catalog))
    and setting like 'pgrst.db_pre_request=%'
  order by setdatabase desc limit 1`;

/**
 * Returns a function that calls the database’s `pgrst.db_pre_request` in a request’s transaction, as PostgREST does
 * after setting the role and claims. Reads the setting once, and again after `notify pgrst`.
 */
export async function createRequestCheck(database: Database): Promise<(transaction: Transaction) => Promise<void>> {
  // Settings of a role aren’t part of a copied or restored database.
  const [own] = await database.query(`select 1 where to_regproc('private.install_request_check') is not null`);
  if (own) await database.query('select private.install_request_check()');
  let setting: string | null | undefined;
  await database.listen('pgrst', () => (setting = undefined));
  return async (transaction) => {
    const run = transaction as unknown as Kysely<unknown>;
    if (setting === undefined) {
      const { rows } = await sql.raw<{ name: string }>(readSetting).execute(run);
      setting = rows[0]?.name ?? null;
    }
    if (setting) await sql`select ${sql.ref(setting)}()`.execute(run);
  };
}
