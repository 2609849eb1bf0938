import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { dataFile, personalDataJson } from '../../supabase/local/reference/personal-data.ts';
import { migratedDatabase } from './test-databases.ts';

it('gives the privacy page the registry of personal data (else: npm run reference:personal-data)', async () => {
  const database = await migratedDatabase();
  try {
    expect(readFileSync(dataFile, 'utf8')).toBe(await personalDataJson(database));
  } finally {
    await database.close();
  }
});
