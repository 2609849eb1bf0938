import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { OpenDatabase } from '../../supabase/local/server/database.ts';
import { bootstrap } from '../../supabase/local/server/database/bootstrap.ts';
import { loadReferenceData } from '../../supabase/local/server/database/migrate.ts';
import { openPostgres } from '../../supabase/local/server/database/postgres.ts';
import { createSchema } from '../../supabase/local/server/database/schema.ts';

const supabaseDir = resolve(import.meta.dirname, '../../supabase');

/**
 * Opens the empty database at `url` and loads the declared schema and reference data, but no demo data. The migrations
 * count as applied: `schema.test.ts` proves that they lead to the same schema.
 */
export async function prepareDatabase(url: string): Promise<OpenDatabase> {
  const database = await openPostgres(url);
  await bootstrap(database);
  await createSchema(database, supabaseDir);
  await loadReferenceData(database, join(supabaseDir, 'data'));
  const versions = readdirSync(join(supabaseDir, 'migrations')).map((file) => file.split('_', 1)[0]);
  await database.query('insert into supabase_migrations.schema_migrations (version) select unnest($1::text[])', [
    versions,
  ]);
  return database;
}
