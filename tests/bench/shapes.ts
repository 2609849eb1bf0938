/** A kind of query with its budget. */
export interface Shape {
  name: string;
  sql: string;
  /** Parameters that differ in each round. */
  parameters: (round: number) => unknown[];
  /** The longest allowed time, in multiples of a lookup by primary key; null without a budget. */
  budget: number | null;
  /** Whether it may take at most three times as long with the most listings as with the fewest. */
  limitsGrowth?: boolean;
  /** The caller’s name in `measure`; a visitor by default. */
  caller?: string;
}

/** Columns of a card. */
const columns =
  'id, title, property_type, address, city, state, zip, price, bedrooms, bathrooms, sqft, lot_sqft, condition, ' +
  'images, verified, priority, jv_share_pct, cap_rate, view_count, created_at, status, dropped_from, price_changed_at';

const filters = {
  states: ['TX', 'CA'],
  property_type: ['Multi Family', 'Commercial'],
  price: { min: 100_000, max: 400_000 },
  bedrooms: { min: 3, max: 0 },
};
const houston = { west: -95.5, east: -95.3, south: 29.65, north: 29.85 };
const texas = { west: -100, east: -94, south: 27, north: 33 };
const country = { west: -125, east: -66, south: 24, north: 50 };

const page = (
  name: string,
  budget: number | null,
  appliedFilters: unknown,
  texts: readonly string[],
  sort: string,
  after: unknown = null,
): Shape => ({
  name,
  sql: `select ${columns} from search_properties($1::jsonb, $2, $3, $4::jsonb)`,
  parameters: (round) => [appliedFilters, texts[round % texts.length], sort, after],
  budget,
  limitsGrowth: budget !== null,
});
const count = (name: string, budget: number | null, appliedFilters: unknown, text: string): Shape => ({
  name,
  sql: 'select count_properties($1::jsonb, $2)',
  parameters: () => [appliedFilters, text],
  budget,
});
const facets = (name: string, appliedFilters: unknown, text: string): Shape => ({
  name,
  sql: 'select property_facets($1::jsonb, $2)',
  parameters: () => [appliedFilters, text],
  budget: null,
});
const header = (name: string, texts: readonly string[]): Shape => ({
  name: `header, ${name}`,
  sql: 'select * from search_site($1)',
  parameters: (round) => [texts[round % texts.length]],
  budget: 350,
  limitsGrowth: true,
});
/** Which words of a sentence listings have. The most texts that are looked up at once take longest if none has them. */
const texts = (name: string, appliedFilters: unknown, words: string): Shape => ({
  name: `sentence, ${name}`,
  sql: `select match_texts($1::jsonb, string_to_array($2, ' '))`,
  parameters: () => [appliedFilters, words],
  budget: 350,
  limitsGrowth: true,
});
const map = (name: string, budget: number | null, appliedFilters: unknown, box: unknown, cell: number): Shape => ({
  name,
  sql: `select * from map_properties($1::jsonb, '', $2::jsonb, $3)`,
  parameters: () => [appliedFilters, box, cell],
  budget,
});

/** Each filter alone, of which some find much and some little. */
const singleFilters: Record<string, object> = {
  state: { states: ['TX'] },
  county: { places: ['county:Shelby, TN'] },
  city: { places: ['city:Houston, TX'] },
  radius: { places: ['zip:38103+25, TN'] },
  type: { property_type: ['Commercial'] },
  price: { price: { min: 100_000, max: 400_000 } },
  'low price': { price: { min: 0, max: 42_000 } },
  bedrooms: { bedrooms: { min: 6, max: 0 } },
  bathrooms: { bathrooms: { min: 5, max: 0 } },
  sqft: { sqft: { min: 4000, max: 0 } },
  units: { units: { min: 5, max: 0 } },
  'year built': { year_built: { min: 2015, max: 0 } },
  'cap rate': { cap_rate: { min: 10, max: 0 } },
  'price per sqft': { price_per_sqft: { min: 0, max: 30 } },
  'price per unit': { price_per_unit: { min: 0, max: 20_000 } },
  condition: { condition: ['Tear-Down'] },
  occupancy: { occupancy: ['occupied'] },
  financing: { financing: ['Subject To'] },
  strategy: { strategies: ['BRRRR'] },
  'no JV': { no_jv: true },
  'price drop': { price_dropped: true },
  'one day old': { age: { min: 0, max: 1 } },
};

/** The cursor of a page deep in the newest listings. */
const deepCursor = { id: 'ffffffff-ffff-ffff-ffff-ffffffffffff', created_at: '2026-01-04T00:00:00Z' };
const twelveUnknown = 'qzqzq xylophone pier waltz fjord quartz vortex jinx syzygy zephyr kiosk oxide';
const sentences = [
  'duplex in shelby county tn under 150k at least 8 cap no jv',
  'houses in memphis or nashville with a big yard near the zoo',
];
const misspelled =
  'clevland nashvile memfis pensylvania colombus springfeld birmingam mineapolis milwakee lousville orlndo chcago';
const cities = ['reno', 'austin, tx', 'boise', 'tampa, fl', 'albany'];

export const baseline: Shape = {
  name: 'lookup by primary key',
  sql: `select ${columns} from properties where id = md5('listing ' || $1::int)::uuid`,
  parameters: (round) => [2 + ((round * 97) % 9000)],
  budget: null,
};

export const shapes: readonly Shape[] = [
  page('newest page', 3, {}, [''], 'newest'),
  page('featured page', 3, {}, [''], 'featured'),
  page('newest, far down', 3, {}, [''], 'newest', deepCursor),
  page('filtered, featured', 25, filters, [''], 'featured'),
  page('filtered, newest', 25, filters, [''], 'newest'),
  page('filtered, price up', 60, filters, [''], 'price-asc'),
  page('filtered, price down', 60, filters, [''], 'price-desc'),
  page('filtered, cap rate', 60, filters, [''], 'cap-rate'),
  { ...page('filtered, verified only', 60, { ...filters, verified: true }, [''], 'newest'), caller: 'paid' },
  page('rare text', 350, {}, ['kumquat', 'umquat orch'], 'newest'),
  page('rare text, cap rate', 350, {}, ['kumquat', 'umquat orch'], 'cap-rate'),
  page('rare two letters', 350, {}, ['#q', '5#'], 'newest'),
  page('city', 120, {}, cities, 'newest'),
  page('common text', 30, {}, ['oak', 'duplex', 'main st'], 'newest'),
  page('two letters', 30, {}, ['st', 'ar', 'co'], 'newest'),
  page('common text, featured', 30, {}, ['oak', 'duplex', 'main st'], 'featured'),
  header('rare text', ['kumquat', 'umquat orch']),
  header('common text', ['duplex', 'main st']),
  header('three letters', ['oak', 'ave']),
  header('nothing found', ['xylophone', 'qzqzq']),
  {
    name: 'sentence, places',
    sql: `select * from places_in(string_to_array($1, ' '))`,
    parameters: (round) => [sentences[round % sentences.length]],
    budget: 150,
    limitsGrowth: true,
  },
  {
    name: 'sentence, misspelled places',
    sql: `select * from misspelled_places(string_to_array($1, ' '))`,
    parameters: () => [misspelled],
    budget: 350,
    limitsGrowth: true,
  },
  texts('two words', {}, 'brick zoo'),
  texts('words, filtered', filters, 'brick zoo'),
  texts('common words', {}, 'brick duplex oak main st corner large lot garage near on a'),
  texts('unknown words', {}, twelveUnknown),
  texts('unknown words, filtered', filters, twelveUnknown),
  page('common text, filtered', null, filters, ['oak', 'duplex', 'main st'], 'price-asc'),
  page('nothing matches', 350, { bedrooms: { min: 30, max: 0 } }, [''], 'newest'),
  page('nothing matches, price up', 350, { cap_rate: { min: 90, max: 0 } }, [''], 'price-asc'),
  page('place and text', 350, {}, ['memphis tn', 'shelby county', 'ohio', '38103'], 'newest'),
  count('count, filtered', 120, filters, ''),
  count('count, common text', 120, {}, 'st'),
  count('count, city', null, {}, 'reno'),
  map('map, city', 40, {}, houston, 0.01),
  map('map, state', null, {}, texas, 0.25),
  map('map, country', null, {}, country, 2),
  map('map, country, filtered', null, filters, country, 2),
  ...Object.entries(singleFilters).map(([name, filter]) => map(`map, country, ${name}`, null, filter, country, 2)),
  ...Object.entries(singleFilters).map(([name, filter]) => facets(`facets, ${name}`, filter, '')),
  { name: 'facets', sql: 'select property_facets()', parameters: () => [], budget: 10 },
  facets('facets, filtered', filters, ''),
  facets('facets, city', {}, 'reno'),
  {
    name: 'similar listings',
    sql: `select ${columns} from similar_properties(md5('listing ' || $1::int)::uuid)`,
    parameters: (round) => [2 + ((round * 97) % 9000)],
    budget: null,
  },
];
