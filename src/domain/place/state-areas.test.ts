import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isNearState, statesOfZip } from './state-areas';

const data = readFileSync('supabase/data/zip_codes.sql', 'utf8');
/** ZIP code, state, latitude, and longitude of each in the reference data. */
const zips = [...data.matchAll(/^(?:.*\$data\$)?([A-Z]{2})\|(.+)$/gm)].flatMap(([, state = '', towns = '']) =>
  [...towns.matchAll(/(\d{5}) (-?[\d.]+) (-?[\d.]+)/g)].map(([, zip = '', latitude, longitude]) => ({
    zip,
    state,
    pin: { latitude: Number(latitude), longitude: Number(longitude) },
  })),
);

it('knows the state of every ZIP code, and its bounds', () => {
  expect(zips.length).toBeGreaterThan(40_000);
  const wrong = zips.filter(({ zip, state, pin }) => !statesOfZip(zip).includes(state) || !isNearState(state, pin));
  // Wake Island counts as Hawaii for the Postal Service.
  expect(wrong.map(({ zip }) => zip)).toEqual(['96898']);
});

it('finds one state for nearly every beginning of a ZIP code, and none for those that aren’t used', () => {
  const beginnings = [...new Set(zips.map(({ zip }) => zip.slice(0, 3)))];
  expect(beginnings.filter((zip) => statesOfZip(zip).length > 1).length).toBeLessThan(10);
  expect(statesOfZip('00000')).toEqual([]);
  expect(statesOfZip('38103')).toEqual(['TN']);
});
