import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { generateTypes } from '../../supabase/local/generators/database-types.ts';
import { triggerMap, triggerMapFile } from '../../supabase/local/generators/trigger-map.ts';
import { dataFile, personalDataJson } from '../../supabase/local/reference/personal-data.ts';
import type { OpenDatabase } from '../../supabase/local/server/database.ts';
import { migratedDatabase } from './test-databases.ts';

/* Files that are generated from the schema. */

let database: OpenDatabase;
beforeAll(async () => {
  database = await migratedDatabase();
});
afterAll(() => database?.close());

const types = resolve(import.meta.dirname, '../../src/domain/database.types.ts');

it.each([
  ['the types', 'types', types, generateTypes],
  ['docs/triggers.md', 'triggers', triggerMapFile, triggerMap],
  ['the registry of personal data', 'reference:personal-data', dataFile, personalDataJson],
])('%s are up to date (else: npm run %s)', async (_, _command, file, generate) => {
  expect(await readFile(file, 'utf8')).toBe(await generate(database));
});
