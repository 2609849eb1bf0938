import { inject } from 'vitest';
import type { OpenDatabase } from '../../supabase/local/server/database.ts';
import { openPostgres } from '../../supabase/local/server/database/postgres.ts';
import { copyDatabase } from './copy-database.ts';

/**
 * Creates a database for a test file and returns its URL, as a superuser. It has all migrations and reference data, but
 * no demo data, or is `empty`.
 */
export async function createDatabase(content: 'migrated' | 'empty' = 'migrated'): Promise<string> {
  return copyDatabase(inject('templateUrl'), content);
}

/** Opens a new database with migrations and reference data. */
export async function migratedDatabase(): Promise<OpenDatabase> {
  return openPostgres(await createDatabase());
}
