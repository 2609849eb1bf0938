import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../supabase/local/server/database.ts';
import { mirrorBits } from '../../src/domain/duplicates/picture-print.ts';
import { judgePairs, type Judged } from '../bench/duplicates/judge.ts';
import { migratedDatabase } from './test-databases.ts';

// A small part of `npm run bench:duplicates`, which makes 20,000 pairs.
let database: OpenDatabase;
let judged: Judged[];
beforeAll(async () => {
  database = await migratedDatabase();
  judged = await judgePairs(database.query, 204, 11);
});
afterAll(() => database?.close());

describe('the search for listings of one property', () => {
  it('finds at least 95% of 102 duplicates', () => {
    const missed = judged.filter(({ same, strength }) => same && strength === null).map(({ kind }) => kind);
    expect(missed.length > 5 ? missed : []).toEqual([]);
  });

  it('takes at most 1 of 102 near misses for one', () => {
    const wrong = judged.filter(({ same, strength }) => !same && strength !== null).map(({ kind }) => kind);
    expect(wrong.length > 1 ? wrong : []).toEqual([]);
  });

  it('finds no listing of another pair, and never calls two properties the same', () => {
    expect(judged.filter(({ same, strength }) => !same && strength === 'same')).toEqual([]);
    expect(judged.filter(({ strangers }) => strangers > 0).length).toBeLessThanOrEqual(1);
  });

  it('mirrors hashes as the print does', async () => {
    const [row] = await database.query<{ bits: string }>('select private.mirror_bits()::text as bits');
    expect(row?.bits).toBe(String(mirrorBits));
  });
});
