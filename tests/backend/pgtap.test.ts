import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../supabase/local/server/database.ts';
import { providePgtap, runTapFile } from './pgtap-run.ts';
import { migratedDatabase } from './test-databases.ts';

// One file: `npm test -- supabase/tests/350-offers.sql`.
const folder = resolve(import.meta.dirname, '../../supabase/tests');
const files = readdirSync(folder)
  .filter((file) => file.endsWith('.sql'))
  .toSorted();

describe('pgTAP', () => {
  // Files that run at the same time need databases of their own: their transactions insert the same rows.
  const databases: OpenDatabase[] = [];
  const idle: OpenDatabase[] = [];
  afterAll(() => Promise.all(databases.map((database) => database.close())));

  async function openDatabase(): Promise<OpenDatabase> {
    const database = await migratedDatabase();
    databases.push(database);
    await providePgtap(database);
    return database;
  }

  it.concurrent.each(files)(
    '%s',
    async (file) => {
      const database = idle.pop() ?? (await openDatabase());
      try {
        const { total, failures } = await runTapFile(database, join(folder, file));
        expect(failures.join('\n')).toBe('');
        expect(total).toBeGreaterThan(0);
      } finally {
        idle.push(database);
      }
      // The longest try hundreds of statements, next to the others.
    },
    240_000,
  );
});
