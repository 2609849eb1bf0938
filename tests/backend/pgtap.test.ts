import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../supabase/local/server/database.ts';
import { migratedDatabase } from './migrated-database.ts';
import { providePgtap, runTapFile } from './pgtap-run.ts';
import { createPostgresDatabase, databaseKinds } from './test-databases.ts';

const folder = resolve(import.meta.dirname, '../../supabase/tests');
const files = readdirSync(folder)
  .filter((file) => file.endsWith('.sql'))
  .toSorted();

describe.each(databaseKinds)('on %s', (kind) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await migratedDatabase(kind === 'postgres' ? await createPostgresDatabase() : undefined);
    await providePgtap(database);
  });
  afterAll(() => database?.close());

  it.each(files)('%s', async (file) => {
    const { total, failures } = await runTapFile(database, join(folder, file));
    expect(failures.join('\n')).toBe('');
    expect(total).toBeGreaterThan(0);
  });
});
