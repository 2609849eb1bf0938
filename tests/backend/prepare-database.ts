import { join, resolve } from 'node:path';
import type { OpenDatabase } from '../../supabase/local/server/database.ts';
import { bootstrap } from '../../supabase/local/server/database/bootstrap.ts';
import { loadReferenceData, migrate } from '../../supabase/local/server/database/migrate.ts';
import { openPostgres } from '../../supabase/local/server/database/postgres.ts';

const supabaseDir = resolve(import.meta.dirname, '../../supabase');

/** Opens the empty database at `url` and loads migrations and reference data, but no demo data. */
export async function prepareDatabase(url: string): Promise<OpenDatabase> {
  const database = await openPostgres(url);
  await bootstrap(database);
  await migrate(database, join(supabaseDir, 'migrations'), (line) => console.warn(line));
  await loadReferenceData(database, join(supabaseDir, 'data'));
  return database;
}
