import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { usStates } from '@/shared/lib/us-states';
import {
  buildCounties,
  countiesMigration,
  loadCensusList,
  migrationFile,
} from '../../supabase/local/reference/counties.ts';
import { buildZipCodes } from '../../supabase/local/reference/zip-codes.ts';

const counties = buildCounties();
const named = (state: string) => counties.filter((county) => county.state === state).map(({ name }) => name);

/** How many of these there are in each state. */
function perState(list: readonly { state: string }[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { state } of list) counts[state] = (counts[state] ?? 0) + 1;
  return counts;
}

describe('the counties', () => {
  it('are those of the migration', () => {
    expect(countiesMigration(counties)).toBe(readFileSync(migrationFile, 'utf8'));
  });

  it('are as many in every state and territory as the Census list has', () => {
    const census = perState(loadCensusList());
    // Bedford ceased to be an independent city in 2013, three years after the list.
    expect(perState(counties)).toEqual({ ...census, VA: (census['VA'] ?? 0) - 1 });
    expect(counties.length).toBeGreaterThan(3100);
    expect(new Set(counties.map(({ fips }) => fips)).size).toBe(counties.length);
  });

  it('are the same places as in the Census list, but for those that were renamed or dissolved', () => {
    const ours = new Set(counties.map(({ fips }) => fips));
    const theirs = new Map(
      loadCensusList().map(({ statefp, countyfp, countyname }) => [statefp + countyfp, countyname]),
    );
    expect([...theirs].filter(([fips]) => !ours.has(fips)).map(([, name]) => name)).toEqual([
      'Wade Hampton Census Area',
      'Shannon County',
      'Bedford city',
    ]);
    expect(counties.filter(({ fips }) => !theirs.has(fips)).map(({ state, name }) => `${name}, ${state}`)).toEqual([
      'Kusilvak, AK',
      'Oglala Lakota, SD',
    ]);
  });

  it('cover every state that can be chosen, and no other', () => {
    expect(Object.keys(perState(counties)).toSorted()).toEqual(usStates.map(([code]) => code).toSorted());
  });

  it('have no two of one name in a state', () => {
    expect(new Set(counties.map(({ state, name }) => `${state} ${name}`)).size).toBe(counties.length);
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

  it('name all 38 independent cities of Virginia "X, City of"', () => {
    expect(named('VA').filter((name) => name.endsWith(', City of'))).toHaveLength(38);
  });

  it('are the counties that ZIP codes lie in', () => {
    const ours = new Set(counties.map(({ state, name }) => `${name}, ${state}`));
    expect(
      [...new Set(buildZipCodes().map(({ county, state }) => `${county}, ${state}`))].filter(
        (place) => !ours.has(place),
      ),
    ).toEqual([]);
  });
});
