import { randomUUID } from 'node:crypto';
import postgres from 'postgres';

/** Creates a copy of the template database, or an empty one, and returns its URL, as a superuser. */
export async function copyDatabase(templateUrl: string, content: 'migrated' | 'empty' = 'migrated'): Promise<string> {
  const address = new URL(templateUrl);
  const source = content === 'migrated' ? `template ${address.pathname.slice(1)} strategy file_copy` : '';
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  address.pathname = '/postgres';
  const sql = postgres(address.href, { max: 1, onnotice: () => undefined });
  await sql.unsafe(`create database ${name} ${source}`);
  await sql.end();
  address.pathname = `/${name}`;
  return address.href;
}
