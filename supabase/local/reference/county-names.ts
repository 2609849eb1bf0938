/** One county or county equivalent as `us-atlas` lists it: five-digit FIPS code and bare name. */
export interface AtlasCounty {
  readonly fips: string;
  readonly name: string;
}

const VIRGINIA = '51';
const FIRST_INDEPENDENT_CITY = 510;

/** Words that sources put after (or before) a county's name and that the canonical name leaves out. */
const SUFFIXES =
  /\s+(county|parish|municipio|municipality|city and borough|borough|census area|planning region|\((?:ca|city)\)?|city)$/i;
const PREFIXES = /^(city and county of|city and borough of|city of)\s+/i;

/**
 * Canonical name of every given county, by FIPS code: the atlas name without "County".
 *
 * An independent city is written "X, City of" in Virginia, where they are many, and elsewhere only when a county of the
 * same name lies in the same state (Baltimore, St. Louis); Carson City keeps its name. So no two counties of one state
 * share a name. Pass the whole atlas: a namesake left out cannot be seen.
 */
export function canonicalCountyNames(counties: readonly AtlasCounty[]): ReadonlyMap<string, string> {
  const withinState = new Map<string, number>();
  for (const county of counties) {
    const key = stateAndName(county);
    withinState.set(key, (withinState.get(key) ?? 0) + 1);
  }
  return new Map(
    counties.map((county) => {
      const isIndependentCity = Number(county.fips.slice(2)) >= FIRST_INDEPENDENT_CITY;
      const hasNamesake = (withinState.get(stateAndName(county)) ?? 0) > 1;
      // Puerto Rico and the territories number some of their districts high too, but none is a city beside a namesake.
      const isCity = isIndependentCity && (county.fips.startsWith(VIRGINIA) || hasNamesake);
      return [county.fips, isCity ? `${county.name}, City of` : county.name];
    }),
  );
}

/**
 * A key under which differently written names of one county meet: lower case, without accents, punctuation and the
 * words "County", "Parish", "Municipio" and the like. Not for showing.
 */
export function countyNameKey(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replace(PREFIXES, '')
    .replace(SUFFIXES, '')
    .replace(/^saint\b/i, 'st')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');
}

function stateAndName(county: AtlasCounty): string {
  return `${county.fips.slice(0, 2)} ${county.name}`;
}
