import { readFile, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { OpenDatabase } from '../../supabase/local/server/database.ts';
import { bootstrap, bootstrapScripts } from '../../supabase/local/server/database/bootstrap.ts';
import { loadReferenceData, migrate } from '../../supabase/local/server/database/migrate.ts';
import { openPglite, type OpenPglite } from '../../supabase/local/server/database/pglite.ts';
import { openPostgres } from '../../supabase/local/server/database/postgres.ts';
import { templateFor } from '../../supabase/local/server/database/template.ts';

const supabaseDir = resolve(import.meta.dirname, '../../supabase');
const migrationsDir = join(supabaseDir, 'migrations');
const dataDir = join(supabaseDir, 'data');

/** Opens a new database with migrations and reference data, but no demo data: in memory, or the empty one at `url`. */
export async function migratedDatabase(url?: string): Promise<OpenDatabase> {
  return url === undefined ? migratedPglite() : prepare(await openPostgres(url));
}

/** Opens a migrated in-memory database, copied from a cached template until the schema or reference data changes. */
export async function migratedPglite(): Promise<OpenPglite> {
  const sources = await Promise.all([migrationsDir, dataDir].map(readFolder));
  const template = await templateFor([...bootstrapScripts, ...sources.flat()]);
  const copy = await template.read();
  if (copy) return openPglite(undefined, copy);
  const database = await prepare(await openPglite(undefined));
  await template.keep(await database.copy());
  return database;
}

async function prepare<T extends OpenDatabase>(database: T): Promise<T> {
  await bootstrap(database);
  await migrate(database, migrationsDir, (line) => console.warn(line));
  await loadReferenceData(database, dataDir);
  return database;
}

async function readFolder(folder: string): Promise<string[]> {
  const files = (await readdir(folder)).toSorted();
  // With the names, because the database remembers them.
  return Promise.all(files.map(async (file) => `-- ${file}\n${await readFile(join(folder, file), 'utf8')}`));
}
