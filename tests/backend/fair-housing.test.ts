import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../../supabase/local/server/database.ts';
import { migratedDatabase } from './test-databases.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await migratedDatabase();
});
afterAll(() => database?.close());

/** Sentences of a file, which a person has labelled, with the first phrase that's found in each. */
async function judged(name: 'forbidden' | 'harmless'): Promise<{ sentence: string; phrase: string | null }[]> {
  const sentences = readFileSync(join(import.meta.dirname, `../fair-housing/${name}.txt`), 'utf8')
    .trim()
    .split('\n');
  return database.query<{ sentence: string; phrase: string | null }>(
    `select sentence, (select min(f.phrase) from private.fair_housing_findings(sentence) f) as phrase
     from unnest($1::text[]) with ordinality as t (sentence, place) order by place`,
    [sentences],
  );
}

it('finds at least 95% of the sentences about who should live in a home', async () => {
  const found = await judged('forbidden');
  expect(found.length).toBeGreaterThanOrEqual(150);
  const missed = found.filter(({ phrase }) => phrase === null).map(({ sentence }) => sentence);
  expect(missed.length > 0.05 * found.length ? missed : []).toEqual([]);
});

it('leaves at least 98% of the sentences about the home itself alone', async () => {
  const found = await judged('harmless');
  expect(found.length).toBeGreaterThanOrEqual(150);
  const wrong = found.filter(({ phrase }) => phrase !== null).map(({ sentence, phrase }) => `${sentence}: ${phrase}`);
  expect(wrong.length > 0.02 * found.length ? wrong : []).toEqual([]);
});
