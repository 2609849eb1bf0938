import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { typesOfMigrations } from '../../supabase/local/generators/database-types.ts';
import { triggerMap, triggerMapFile } from '../../supabase/local/generators/trigger-map.ts';
import { migratedDatabase } from './test-databases.ts';

it('generates the same types from the migrations (else: npm run types)', async () => {
  const file = resolve(import.meta.dirname, '..', '..', 'src', 'shared', 'supabase', 'database.types.ts');
  expect(await readFile(file, 'utf8')).toBe(await typesOfMigrations());
});

it('lists the same triggers in docs/triggers.md (else: npm run triggers)', async () => {
  const database = await migratedDatabase();
  try {
    expect(await readFile(triggerMapFile, 'utf8')).toBe(await triggerMap(database));
  } finally {
    await database.close();
  }
});
