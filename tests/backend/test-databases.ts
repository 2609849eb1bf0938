import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { inject } from 'vitest';
import type { OpenDatabase } from '../../supabase/local/server/database.ts';
import { openPostgres } from '../../supabase/local/server/database/postgres.ts';

/**
 * Creates a database for a test file and returns its URL, as a superuser. It has all migrations and reference data, but
 * no demo data, or is `empty`.
 */
export async function createDatabase(content: 'migrated' | 'empty' = 'migrated'): Promise<string> {
  const address = new URL(inject('templateUrl'));
  const source = content === 'migrated' ? `template ${address.pathname.slice(1)} strategy file_copy` : '';
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  address.pathname = '/postgres';
  const sql = postgres(address.href, { max: 1, onnotice: () => undefined });
  await sql.unsafe(`create database ${name} ${source}`);
  await sql.end();
  address.pathname = `/${name}`;
  return address.href;
}

/** Opens a new database with migrations and reference data. */
export async function migratedDatabase(): Promise<OpenDatabase> {
  return openPostgres(await createDatabase());
}
