import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../../supabase/local/server/database.ts';
import { migratedDatabase } from './test-databases.ts';

/* Counties and ZIP codes of supabase/data. */

let database: OpenDatabase;
beforeAll(async () => {
  database = await migratedDatabase();
});
afterAll(() => database?.close());

it('lists ZIP codes of the states, DC, and the territories, each in one of the counties', async () => {
  const [row] = await database.query(
    `select count(*)::int as zips, count(distinct z.state)::int as states,
       count(*) filter (where c.fips is null)::int as lost
     from public.zip_codes z left join public.counties c on c.state = z.state and c.name = z.county`,
  );
  expect(row).toEqual({ zips: expect.toSatisfy((zips: number) => zips > 40_000), states: 56, lost: 0 });
});

it('names counties without "County", and independent cities apart from counties of their name', async () => {
  const named = [
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
    ['VA', 'Charles City'],
    ['NV', 'Carson City'],
    ['CT', 'Hartford'],
    ['DC', 'District of Columbia'],
    ['PR', 'San Juan'],
    ['GU', 'Guam'],
    ['AS', 'Swains Island'],
    ['MP', 'Saipan'],
    ['VI', 'St. Croix'],
    ['UM', 'Midway Islands'],
  ] as const;
  const rows = await database.query<{ state: string; name: string }>('select state, name from public.counties');
  const known = new Set(rows.map(({ state, name }) => `${state} ${name}`));
  expect(named.map((county) => county.join(' ')).filter((county) => !known.has(county))).toEqual([]);
  expect(rows.filter(({ name }) => / (county|parish|borough|municipio)$/i.test(name))).toEqual([]);
});

it.each([
  ['06604', 'Bridgeport', 'Fairfield', 'CT'],
  ['23220', 'Richmond', 'Richmond, City of', 'VA'],
  ['21201', 'Baltimore', 'Baltimore, City of', 'MD'],
  ['21204', 'Towson', 'Baltimore', 'MD'],
  ['99574', 'Cordova', 'Valdez-Cordova', 'AK'],
  ['00610', 'Anasco', 'Añasco', 'PR'],
  ['96910', 'Hagatna', 'Guam', 'GU'],
])('lists %s for %s in %s, %s', async (zip, city, county, state) => {
  const rows = await database.query('select city, county, state from public.zip_codes where zip = $1', [zip]);
  expect(rows).toEqual([{ city, county, state }]);
});
