import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { buildCounties, countiesSql, dataFile } from '../../supabase/local/reference/counties.ts';
import { buildZipCodes } from '../../supabase/local/reference/zip-codes.ts';

const counties = buildCounties();
const named = (state: string) => counties.filter((county) => county.state === state).map(({ name }) => name);

describe('counties', () => {
  it('match supabase/data (else: npm run reference:counties)', () => {
    expect(countiesSql(counties)).toBe(readFileSync(dataFile, 'utf8'));
  });

  it.each([
    ['TX', 'Travis'],
    ['LA', 'Orleans'],
    ['AK', 'Juneau'],
    ['NM', 'Doña Ana'],
    ['MO', 'St. Louis'],
    ['MO', 'St. Louis, City of'],
    ['MD', 'Baltimore, City of'],
    ['VA', 'Fairfax'],
    ['VA', 'Fairfax, City of'],
    ['VA', 'Alexandria, City of'],
    ['NV', 'Carson City'],
    ['DC', 'District of Columbia'],
    ['PR', 'San Juan'],
    ['GU', 'Guam'],
    ['AS', 'Swains Island'],
    ['MP', 'Saipan'],
    ['VI', 'St. Croix'],
    ['UM', 'Midway Islands'],
  ])('%s has %s', (state, name) => {
    expect(named(state)).toContain(name);
  });

  it('contains every county of the ZIP codes', () => {
    const ours = new Set(counties.map(({ state, name }) => `${name}, ${state}`));
    expect(
      [...new Set(buildZipCodes().map(({ county, state }) => `${county}, ${state}`))].filter(
        (place) => !ours.has(place),
      ),
    ).toEqual([]);
  });
});
