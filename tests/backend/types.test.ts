import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { typesOfMigrations } from '../../supabase/local/generators/database-types.ts';

it('generates the same types from the migrations (else: npm run types)', async () => {
  const file = resolve(import.meta.dirname, '..', '..', 'src', 'shared', 'supabase', 'database.types.ts');
  expect(await readFile(file, 'utf8')).toBe(await typesOfMigrations());
});
