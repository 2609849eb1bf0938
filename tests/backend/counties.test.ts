import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { usStates } from '@/shared/places/us-states';
import { buildCounties, countiesSql, loadCensusList, dataFile } from '../../supabase/local/reference/counties.ts';
import { buildZipCodes } from '../../supabase/local/reference/zip-codes.ts';

const counties = buildCounties();
const named = (state: string) => counties.filter((county) => county.state === state).map(({ name }) => name);

/** Number of items in each state. */
function perState(list: readonly { state: string }[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { state } of list) counts[state] = (counts[state] ?? 0) + 1;
  return counts;
}

describe('counties', () => {
  it('match supabase/data (else: npm run reference:counties)', () => {
    expect(countiesSql(counties)).toBe(readFileSync(dataFile, 'utf8'));
  });

  it('has as many counties in every state and territory as the Census list', () => {
    const census = perState(loadCensusList());
    // The list is from 2010; Bedford ceased to be an independent city in 2013.
    expect(perState(counties)).toEqual({ ...census, VA: (census['VA'] ?? 0) - 1 });
    expect(counties.length).toBeGreaterThan(3100);
    expect(new Set(counties.map(({ fips }) => fips)).size).toBe(counties.length);
  });

  it('contains the same places as the Census list, except for renamed or dissolved ones', () => {
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

  it('covers every state in the app, and no other', () => {
    expect(Object.keys(perState(counties)).toSorted()).toEqual(usStates.map(([code]) => code).toSorted());
  });

  it('has no duplicate names within a state', () => {
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

  it('names all 38 independent cities of Virginia "X, City of"', () => {
    expect(named('VA').filter((name) => name.endsWith(', City of'))).toHaveLength(38);
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
