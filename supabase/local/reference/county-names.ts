/** A county or equivalent in `us-atlas`: five-digit FIPS code and plain name. */
export interface AtlasCounty {
  readonly fips: string;
  readonly name: string;
}

const VIRGINIA = '51';
const FIRST_INDEPENDENT_CITY = 510;

/** Words that sources add after or before a county's name, and that the canonical name omits. */
const SUFFIX_PATTERNS = [
  'county',
  'parish',
  'municipio',
  'municipality',
  'city and borough',
  'borough',
  'census area',
  'planning region',
  String.raw`\((?:ca|city)\)?`,
  'city',
];
const SUFFIXES = new RegExp(String.raw`\s+(${SUFFIX_PATTERNS.join('|')})$`, 'i');
const PREFIXES = /^(city and county of|city and borough of|city of)\s+/i;

/**
 * Canonical name of every given county, by FIPS code: the atlas name without "County".
 *
 * An independent city is written "X, City of" in Virginia, and elsewhere only if its state has a county of the same
 * name (Baltimore, St. Louis), so names are unique within a state. Carson City keeps its name. Pass the whole atlas,
 * because a missing namesake would go unnoticed.
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
      // Puerto Rico and the territories also use high numbers, but not for independent cities.
      const isCity = isIndependentCity && (county.fips.startsWith(VIRGINIA) || hasNamesake);
      return [county.fips, isCity ? `${county.name}, City of` : county.name];
    }),
  );
}

/**
 * A key for comparing county names from different sources: lower case, without accents, punctuation, and suffixes such
 * as "County", "Parish", and "Municipio". Not for display.
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
