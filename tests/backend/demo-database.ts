import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import postgres from 'postgres';
import { inject } from 'vitest';
import { seed } from '../../supabase/local/server/database/migrate.ts';
import { openPostgres } from '../../supabase/local/server/database/postgres.ts';

/** The demo data. */
export const demoSeed = join(import.meta.dirname, '..', '..', 'supabase', 'seed');

/**
 * Creates a database with all migrations, reference data, and the demo data, and returns its URL. It's a copy of a
 * template, which the first test file that needs it makes while those in other workers wait.
 */
export async function createDemoDatabase(): Promise<string> {
  const migrated = new URL(inject('templateUrl'));
  const urlOf = (name: string) => Object.assign(new URL(migrated), { pathname: `/${name}` }).href;
  const source = migrated.pathname.slice(1);
  const template = `${source}_demo`;
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const sql = postgres(urlOf('postgres'), { max: 1, onnotice: () => undefined });
  try {
    await sql`select pg_advisory_lock(hashtext('demo'))`;
    const [found] = await sql`select from pg_database where datname = ${template}`;
    if (!found) {
      await sql.unsafe(`create database ${template}_new template ${source} strategy file_copy`);
      const database = await openPostgres(urlOf(`${template}_new`));
      await seed(database, demoSeed);
      await database.close();
      await sql.unsafe(`alter database ${template}_new rename to ${template}`);
    }
    await sql.unsafe(`create database ${name} template ${template} strategy file_copy`);
  } finally {
    await sql.end();
  }
  return urlOf(name);
}
