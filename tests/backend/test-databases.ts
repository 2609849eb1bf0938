import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { inject } from 'vitest';

const template = inject('postgresTemplate');

/** Whether the tests also run on a real PostgreSQL server. */
export const hasPostgres = template !== null;

/** The databases available on this machine, for `describe.each`. */
export const databaseKinds = hasPostgres ? (['pglite', 'postgres'] as const) : (['pglite'] as const);

/**
 * Creates a database on this run’s PostgreSQL server and returns its URL. It has all migrations and reference data, or
 * is `empty`. Rejects if PostgreSQL isn’t installed.
 */
export async function createPostgresDatabase(content: 'migrated' | 'empty' = 'migrated'): Promise<string> {
  if (template === null) throw new Error('No PostgreSQL server is installed.');
  const address = new URL(template);
  const source = content === 'migrated' ? `template ${address.pathname.slice(1)} strategy file_copy` : '';
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  address.pathname = '/postgres';
  const sql = postgres(address.href, { max: 1, onnotice: () => undefined });
  await sql.unsafe(`create database ${name} ${source}`);
  await sql.end();
  address.pathname = `/${name}`;
  return address.href;
}
