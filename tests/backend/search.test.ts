import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, describe, expect, it } from 'vitest';
import { foldText } from '../../src/kit/formatting/fold-text.ts';
import type { Backend } from '../../supabase/local/backend.ts';
import { clientFor, newMember } from './client.ts';
import { describeBackend } from './describe-backend.ts';
import { isLong } from './long.ts';
import { type Random, seeded } from './random.ts';

/*
 * Compares search, counts, and map clusters from the API with plain implementations, on random listings, filters, and
 * texts. The seed is fixed, so failures are reproducible; set SEARCH_SEED to try another.
 */

const seed = process.env['SEARCH_SEED'] ?? 'search';

interface Listing {
  id: string;
  search_text: string;
  /** The text as searches compare it. */
  folded: string;
  verified: boolean;
  priority: boolean;
  created_at: string;
  price: number;
  cap_rate: number | null;
  status: 'active' | 'paused' | 'sold';
  state: string;
  property_type: string;
  financing: string | null;
  bedrooms: number;
  bathrooms: number;
  sqft: number;
  units: number | null;
  year_built: number | null;
  condition: string | null;
  occupancy: string;
  jv_share_pct: number;
  dropped_from: number | null;
  city: string;
  county: string;
  zip: string;
  latitude: number;
  longitude: number;
}

interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

type Bounds = { min?: number | null; max?: number | null } | null;

/** In the API’s format, where every field is optional. */
interface Filters {
  states?: string[] | null;
  property_type?: string[] | null;
  financing?: string[] | null;
  price?: Bounds;
  bedrooms?: Bounds;
  bathrooms?: Bounds;
  sqft?: Bounds;
  units?: Bounds;
  year_built?: Bounds;
  cap_rate?: Bounds;
  price_per_sqft?: Bounds;
  price_per_unit?: Bounds;
  age?: Bounds;
  places?: string[] | null;
  condition?: string[] | null;
  occupancy?: string[] | null;
  strategies?: string[] | null;
  no_jv?: boolean | null;
  price_dropped?: boolean | null;
  verified?: boolean | null;
  /** Corners [longitude, latitude]. */
  shape?: [number, number][] | null;
  box?: Box | null;
}

interface Question {
  filters: Filters;
  text: string;
}

type Compare = (a: Listing, b: Listing) => number;

/** One page, the next page after its last row, and so on. */
type Pages = AsyncGenerator<Listing[], void, void>;

const byText = (a: string, b: string) => Number(a > b) - Number(a < b);
const newestFirst: Compare = (a, b) => byText(b.created_at, a.created_at) || byText(b.id, a.id);
const orders: Record<string, Compare> = {
  featured: (a, b) =>
    Number(b.verified) - Number(a.verified) || Number(leads(b)) - Number(leads(a)) || newestFirst(a, b),
  newest: newestFirst,
  'price-asc': (a, b) => a.price - b.price || byText(a.id, b.id),
  'price-desc': (a, b) => b.price - a.price || byText(b.id, a.id),
  'cap-rate': (a, b) => rate(b) - rate(a) || byText(b.id, a.id),
};
const sorts = Object.keys(orders);

const leads = ({ priority, cap_rate }: Listing) => priority && cap_rate !== null;

function rate({ cap_rate }: Listing): number {
  return cap_rate ?? -Number.MAX_VALUE;
}

describeBackend((backend) => {
  let client: SupabaseClient;
  let paid: SupabaseClient;
  let listings: Listing[];
  const random = seeded(seed);

  beforeAll(async () => {
    client = clientFor(backend());
    await backend().database.query(`
        insert into auth.users (id, email)
        select md5('member ' || n)::uuid, 'seller-' || n || '@example.test' from generate_series(1, 3) as n`);
    await backend().database.query(`
        update public.users set membership_tier = case id when md5('member 1')::uuid then 'partner' else 'pro' end
        where id in (md5('member 1')::uuid, md5('member 2')::uuid)`);
    // More than one window of 1,500 rows, so that pages cross it. Without the triggers that check texts and send
    // alerts, which take most of the time.
    const unneeded = ['10_clean_lines', 'refuse_contact_details', 'z90_hold', 'review_new_listing', 'alert_on_insert'];
    const change = (how: 'disable' | 'enable') =>
      `alter table public.properties ${unneeded.map((name) => `${how} trigger "${name}"`).join(', ')}`;
    await backend().database.query(change('disable'));
    await insertListings(backend(), random, 1600);
    await backend().database.query(change('enable'));
    listings = await readAll(backend());
    const member = await newMember(backend());
    paid = member.client;
    await backend().database.query(`update public.users set membership_tier = 'closer' where id = $1`, [member.id]);
  });

  it.each(sorts)('finds what a naive query finds, in the same order, on all pages: %s', async (sort) => {
    for (const question of [{ filters: {}, text: '' }, ...randomQuestions(random, listings, isLong ? 50 : 4)]) {
      const expected = await naiveSearch(backend(), listings, question, sort);
      const found = await collect(pages(paid, question, sort, random.int(expected.length > 200 ? 60 : 7, 100)));
      expect({ question, sort, found: found.map(({ id }) => id) }).toEqual({
        question,
        sort,
        found: expected.map(({ id }) => id),
      });
    }
  });

  it('finds the same for every text of one or two letters and for characters that need quoting', async () => {
    const plain = "e,Z,0, ,\n,%,_,%%,_%_,','',\",;,--,$1,%s,%1$s,ß,İ,é,🏠,🏘️,zq,ny,{},{\",q%,東,東京,東京a".split(',');
    for (const text of [...plain, '\\', '\\%', ', ', ',']) {
      const expected = (await naiveSearch(backend(), listings, { filters: {}, text }, 'newest'))
        .slice(0, 100)
        .map(({ id }) => id);
      const { data, error } = await search(client, { search: text, sort: 'newest', page_size: 100 });
      expect({ text, error, found: data?.map(({ id }) => id) }).toEqual({ text, error: null, found: expected });
    }
  });

  it('counts results up to 1,001', async () => {
    const texts = ['', '%', '_', 'oak', 'n', 'zq'].map((text) => ({ filters: {}, text }));
    for (const { filters, text } of [...texts, ...randomQuestions(random, listings, isLong ? 40 : 15)]) {
      const { data } = await paid.rpc('count_properties', { filters, search: text });
      const expected = (await naiveSearch(backend(), listings, { filters, text }, 'newest')).length;
      expect({ filters, text, count: data as unknown }).toEqual({ filters, text, count: Math.min(expected, 1001) });
    }
  });

  it('counts each option with all filters of other kinds', async () => {
    const facets = ['states', 'property_type', 'financing', 'condition', 'occupancy', 'strategies'] as const;
    const switches = ['no_jv', 'price_dropped', 'verified'] as const;
    for (const { filters, text } of randomQuestions(random, listings, isLong ? 25 : 10)) {
      const { data, error } = await paid.rpc('property_facets', { filters, search: text });
      const expected: Record<string, unknown> = {};
      for (const facet of [...facets, ...switches]) {
        const without = { [facet]: null, ...(facet === 'states' && { places: null }) };
        const others = { filters: { ...filters, ...without }, text };
        expected[facet] = facetsOf(await naiveSearch(backend(), listings, others, 'newest'))[facet];
      }
      const { length } = await naiveSearch(backend(), listings, { filters, text }, 'newest');
      // Without text and filters, the total is exact.
      const { total, ...counts } = data as { total: number };
      expect({ filters, text, error, ...counts, total: Math.min(total, 1001) }).toEqual({
        filters,
        text,
        error: null,
        ...expected,
        total: Math.min(length, 1001),
      });
    }
  });

  it('returns listings on the map, or clusters by cell if there are many', async () => {
    const country = { west: -180, south: -90, east: 180, north: 90 };
    const questions = [
      { filters: {}, text: '' },
      { filters: {}, text: 'oak' },
      ...randomQuestions(random, listings, isLong ? 25 : 10),
    ];
    for (const { filters, text } of questions) {
      const box = random.pick([country, randomBox(random)]);
      const cell = random.pick([1.5, 3, 20]);
      const { data, error } = await paid.rpc('map_properties', { filters, search: text, box, cell });
      const inside = (await naiveSearch(backend(), listings, { filters, text }, 'newest')).filter((listing) =>
        isInside(box, listing),
      );
      expect({ filters, text, box, cell, error, marks: normalize(data as Mark[]) }).toEqual({
        filters,
        text,
        box,
        cell,
        error: null,
        marks: normalize(inside.length <= 500 ? inside.map(mark) : clustersOf(inside, cell)),
      });
    }
  });

  it.each(sorts)('skips and repeats nothing while listings are added between pages: %s', async (sort) => {
    for (const question of [{ filters: {}, text: '' }, ...randomQuestions(random, listings, isLong ? 3 : 1)]) {
      const old = await naiveSearch(backend(), await readAll(backend()), question, sort);
      const found: Listing[] = [];
      for await (const page of pages(paid, question, sort, old.length > 200 ? 97 : 17)) {
        found.push(...page);
        await insertListings(backend(), random, 3);
      }
      const ids = found.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect({ question, lost: old.filter(({ id }) => !ids.includes(id)) }).toEqual({ question, lost: [] });
      expect(found.toSorted(orders[sort]).map(({ id }) => id)).toEqual(ids);
    }
  });

  it('counts facets exactly during concurrent posts, edits, pauses, sales, and deletions', async () => {
    const { database } = backend();
    const changes = [
      `update public.properties set status = case status when 'active' then 'paused' else 'active' end
        where id in (select id from public.properties where md5(id || $1) < '05')`,
      `update public.properties set state = 'OH', zip = '43004', financing = null
        where id in (select id from public.properties where md5(id || $1) < '03')`,
      `update public.properties set property_type = 'Land', financing = 'Cash'
        where id in (select id from public.properties where md5(id || $1) < '03')`,
      `delete from public.properties where id in (select id from public.properties where md5(id || $1) < '02')`,
      `update public.properties set view_count = view_count + 1
        where id in (select id from public.properties where md5(id || $1) < '08')`,
    ];
    const work = Array.from({ length: 60 }, (_, number) => async () => {
      if (number % 6 === 5) return insertListings(backend(), random, 5);
      const run = database.query(changes[number % 6] ?? '', [String(random.int(1, 1e9))]);
      // Two that lock the same listings in a different order may deadlock; the totals stay correct.
      return run.catch((error: unknown) => {
        if ((error as { code?: string }).code !== '40P01') throw error;
      });
    });
    await Promise.all(work.map((run) => run()));
    const rolledBack = database.asRole({ role: 'service_role' }, async (query) => {
      await query('delete from public.properties');
      throw new Error('undone');
    });
    await expect(rolledBack).rejects.toThrow('undone');
    const { data, error } = await client.rpc('property_facets');
    expect(error).toBeNull();
    expect(data).toEqual(facetsOf(await readAll(backend())));
  });

  describe('search arguments', () => {
    it('returns a clear 4xx for invalid filters, boxes, and cells', async () => {
      const invalid = [7, 'CA', true, {}, [7], [null], [['CA']], [{ state: 'CA' }]];
      const box = { west: -100, south: 20, east: -90, north: 30 };
      const filters: unknown[] = [
        [],
        7,
        'all',
        true,
        ['states'],
        ...['states', 'places', 'strategies'].flatMap((field) => invalid.map((value) => ({ [field]: value }))),
        ...['Memphis', 'city:Memphis', 'zip:381, TN', 'zip:38103+0, TN', 'zip:38103+10000, TN'].map((place) => ({
          places: [place],
        })),
        { places: Array.from({ length: 21 }, (_, index) => `city:Town ${index}, TX`) },
        ...['price', 'age'].flatMap((field) => [
          ...[7, '7', [1, 2], true].map((value) => ({ [field]: value })),
          ...['7', 'NaN', 'Infinity', '', true, [], {}].flatMap((value) => [
            { [field]: { min: value } },
            { [field]: { max: value } },
          ]),
        ]),
        ...[7, 'here', [], {}, true, { ...box, west: '-100' }, { ...box, north: null }, { ...box, east: 'NaN' }].map(
          (value) => ({ box: value }),
        ),
        ...badShapes.map((shape) => ({ shape })),
        ...['true', 1, [], {}].flatMap((value) => [{ verified: value }, { no_jv: value }, { price_dropped: value }]),
        { states: ['C\u0000'] },
      ];
      const calls = [
        ['search_properties', {}],
        ['count_properties', {}],
        ['property_facets', {}],
        ['map_properties', { search: '', box, cell: 1 }],
      ] as const;
      for (const [index, requested] of filters.entries()) {
        const [name, args] = calls[index % 4] ?? calls[0];
        const { error, status } = await client.rpc(name, { ...args, filters: requested });
        expect({
          name,
          requested,
          status: Math.floor(status / 100),
          explained: Boolean(error?.message && error.code),
        }).toEqual({ name, requested, status: 4, explained: true });
      }
      const maps = [
        ...[null, 7, [], {}, 'here', { ...box, south: 'x' }].map((value) => ({ box: value, cell: 1 })),
        ...[null, 0, -1, 91, 1e308, 'wide', 'NaN'].map((cell) => ({ box, cell })),
      ];
      for (const requested of maps) {
        const { error, status } = await client.rpc('map_properties', { filters: {}, search: '', ...requested });
        expect({
          requested,
          status: Math.floor(status / 100),
          explained: Boolean(error?.message && error.code),
        }).toEqual({
          requested,
          status: 4,
          explained: true,
        });
      }
    });
  });
});

interface SearchResponse {
  data: Listing[] | null;
  error: { message: string; code: string } | null;
  status: number;
}

async function search(client: SupabaseClient, args: Record<string, unknown>): Promise<SearchResponse> {
  return client.rpc('search_properties', args);
}

async function* pages(client: SupabaseClient, { filters, text }: Question, sort: string, size: number): Pages {
  for (let after: Listing | null = null; ;) {
    const { data, error }: SearchResponse = await search(client, {
      filters,
      search: text,
      sort,
      after,
      page_size: size,
    });
    if (error) throw new Error(`${error.message}: ${JSON.stringify({ filters, text })} by ${sort}`, { cause: error });
    yield data ?? [];
    after = data?.at(-1) ?? null;
    if (!after || (data?.length ?? 0) < size) return;
  }
}

async function collect(all: Pages): Promise<Listing[]> {
  const found: Listing[] = [];
  for await (const page of all) found.push(...page);
  return found;
}

/** Whether a text has all words of a search. Of several, numbers and one or two letters have to start a word. */
function hasWords(content: string, needle: string): boolean {
  const parts = needle.split(/\s+|(?<=\p{L})-(?=\p{L})/u).map((part) => part.replaceAll(/^[,;.]+|[,;.]+$/g, ''));
  const words = [...new Set(parts.filter(Boolean))];
  if (words.length === 0) return content.includes(needle);
  return words.every((word) => {
    const isShort = words.length > 1 && /^(?:[\p{L}\p{N}]{1,2}|\d+)$/u.test(word);
    return isShort ? new RegExp(`(?<![\\p{L}\\p{N}])${word}`, 'u').test(content) : content.includes(word);
  });
}

async function naiveSearch(
  { database }: Backend,
  listings: Listing[],
  { filters, text }: Question,
  sort: string,
): Promise<Listing[]> {
  const [row] = await database.query<{ term: string }>('select private.normalize_search($1) as term', [text]);
  const needle = row?.term ?? '';
  return listings
    .filter(
      (listing) =>
        (hasWords(listing.folded, needle) || listing.zip === zipNamed(needle) || isStateNamed(listing, needle)) &&
        passes(filters, listing),
    )
    .toSorted(orders[sort]);
}

/** The ZIP code that a text names with its state. Other places are tested in place-search.test.ts. */
function zipNamed(text: string): string | undefined {
  const [, before, zip = '', after] = /^(?:([a-z]{2}) )?([0-9]{5})(?: ([a-z]{2}))?$/.exec(text) ?? [];
  const statesOfZips: Record<string, string> = { 10001: 'ny', 89501: 'nv', 77002: 'tx', 60601: 'il', 99501: 'ak' };
  return (before ?? after) === statesOfZips[zip] ? zip : undefined;
}

/** Whether a text is the code of a listing’s state, whatever signs are around it. */
function isStateNamed({ state }: Listing, text: string): boolean {
  return text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim() === state.toLowerCase();
}

const homes = ['Single Family', 'Multi Family', 'Condo'];

function passes(filters: Filters, listing: Listing): boolean {
  const { property_type: type, financing } = listing;
  const among = (chosen: string[] | null | undefined, suits: (value: string) => boolean) =>
    !chosen?.length || chosen.some(suits);
  return (
    listing.status === 'active' &&
    isInPlace(filters, listing) &&
    among(
      filters.property_type,
      (selected) =>
        selected === type ||
        (selected === 'Residential' && homes.includes(type)) ||
        (homes.includes(selected) && type === 'Residential'),
    ) &&
    among(
      filters.financing,
      (selected) => selected === financing || (selected === 'Creative' && financing === 'Subject To'),
    ) &&
    (['price', 'bedrooms', 'bathrooms', 'sqft', 'units'] as const).every((field) =>
      isWithin(filters[field], listing[field]),
    ) &&
    isWithin(filters.year_built, listing.year_built) &&
    isWithin(filters.cap_rate, listing.cap_rate) &&
    isWithin(filters.price_per_sqft, ratio(listing.price, listing.sqft)) &&
    isWithin(filters.price_per_unit, ratio(listing.price, listing.units)) &&
    isWithin(filters.age, (Date.now() - Date.parse(listing.created_at)) / 86_400_000) &&
    among(filters.condition, (condition) => condition === listing.condition) &&
    among(filters.occupancy, (occupancy) => occupancy === listing.occupancy) &&
    among(filters.strategies, (strategy) => hasStrategy(strategy, listing)) &&
    (!filters.no_jv || listing.jv_share_pct === 0) &&
    (!filters.price_dropped || listing.dropped_from !== null) &&
    (!filters.verified || listing.verified) &&
    (!filters.shape || isInShape(filters.shape, listing)) &&
    (!filters.box || isInside(filters.box, listing))
  );
}

/** A number that isn’t stated is in no range. */
function isWithin(bounds: Bounds | undefined, value: number | null): boolean {
  const { min, max } = bounds ?? {};
  const [from, to] = [min && min > 0 ? min : -Infinity, max && max > 0 ? max : Infinity];
  if (from === -Infinity && to === Infinity) return true;
  return value !== null && value >= from && value <= to;
}

function ratio(price: number, quantity: number | null): number | null {
  return quantity ? price / quantity : null;
}

/** In one of the states or places, if there are any. */
function isInPlace({ states: chosen, places }: Filters, { state, city, county, zip, ...point }: Listing): boolean {
  if (!chosen?.length && !places?.length) return true;
  const keys = [`city:${city}, ${state}`, `county:${county}, ${state}`, `zip:${zip}, ${state}`];
  return (
    Boolean(chosen?.includes(state)) ||
    Boolean(
      places?.some(
        (place) =>
          keys.includes(place) ||
          (place === nearReno && milesTo(point, reno) <= 40) ||
          (place === aroundNewYork && (keys.includes('city:New York, NY') || milesTo(point, newYork) <= 9)),
      ),
    )
  );
}

const reno = { latitude: 39.5265, longitude: -119.8124 };
const nearReno = 'zip:89501+40, NV';

/** The middle of its ZIP codes. */
const newYork = { latitude: 40.75919, longitude: -73.98172 };
const aroundNewYork = 'city:New York+9, NY';

/** By the spherical law of cosines, unlike the database’s haversine formula. */
function milesTo(a: Pick<Listing, 'latitude' | 'longitude'>, b: typeof reno): number {
  const [lat1 = 0, lon1 = 0, lat2 = 0, lon2 = 0] = [a.latitude, a.longitude, b.latitude, b.longitude].map(
    (degrees) => (degrees * Math.PI) / 180,
  );
  const cosine = Math.sin(lat1) * Math.sin(lat2) + Math.cos(lat1) * Math.cos(lat2) * Math.cos(lon2 - lon1);
  return 3958.8 * Math.acos(Math.min(1, cosine));
}

/** By the table of the specification for buy boxes. */
function hasStrategy(strategy: string, { condition, property_type: type }: Listing): boolean {
  const isHome = [...homes, 'Residential'].includes(type);
  const has = (...conditions: string[]) => condition !== null && conditions.includes(condition);
  switch (strategy) {
    case 'Fix and Flip':
    case 'BRRRR':
      return isHome && has('Light Rehab', 'Medium Rehab', 'Heavy Rehab');
    case 'Buy and Hold':
      return type !== 'Land' && has('Turn-Key', 'Light Rehab');
    case 'Wholesale':
      return has('Medium Rehab', 'Heavy Rehab', 'Tear-Down');
    case 'Owner Occupy':
      return isHome && has('Turn-Key', 'Light Rehab');
    default:
      return type === 'Land' || condition === 'Tear-Down';
  }
}

const strategies = ['Fix and Flip', 'Buy and Hold', 'Wholesale', 'BRRRR', 'Development', 'Owner Occupy'];

/** Counts the edges that a ray to the east crosses. */
function isInShape(shape: [number, number][], { latitude, longitude }: Listing): boolean {
  const crossed = shape.filter(([x1, y1], index) => {
    const [x2, y2] = shape[(index + 1) % shape.length] ?? [0, 0];
    return y1 > latitude !== y2 > latitude && longitude < x1 + ((latitude - y1) / (y2 - y1)) * (x2 - x1);
  });
  return crossed.length % 2 === 1;
}

/** A star around a center, which never crosses itself. */
function randomShape(random: Random): [number, number][] {
  const center = [random.int(-1200, -800) / 10, random.int(280, 450) / 10] as const;
  const corners = random.pick([3, 12, 100]);
  return Array.from({ length: corners }, (_, index) => {
    const angle = ((index + 0.37) * 2 * Math.PI) / corners;
    const reach = random.int(3, 18) + 0.123;
    return [center[0] + Math.cos(angle) * reach, center[1] + Math.sin(angle) * reach];
  });
}

/** Corners, such as '0 0, 1 1'. */
const corners = (text: string): unknown[] => text.split(', ').map((corner) => corner.split(' ').map(Number));

const badShapes: unknown[] = [
  7,
  'here',
  {},
  [],
  corners('0 0, 1 1'),
  ...[101, 10_000].map((count) =>
    Array.from({ length: count }, (_, index) => [(index * 10) / count, (index % 7) / 10]),
  ),
  [...corners('0 0, 1 0'), ['NaN', 1]],
  [...corners('0 0, 1 0'), [null, 1]],
  ...['0 0, 1 0, 1', '0 0, 1 0, 1 1 1', '0 0, 1 0, 1 91', '0 0, 1 0, 181 1', '0 0, 1 0, 1e308 1'].map(corners),
  // Crosses itself, is a line, and crosses the 180th meridian.
  corners('-100 30, -90 40, -90 30, -100 40'),
  corners('-100 30, -95 35, -90 40'),
  corners('170 50, -170 50, -170 60, 170 60'),
];

function isInside({ west, south, east, north }: Box, { latitude, longitude }: Listing): boolean {
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}

/** A pin, or a cluster in a cell. */
interface Mark {
  id: string | null;
  latitude: number;
  longitude: number;
  listings: number;
  price: number;
  verified: boolean;
}

const mark = ({ id, latitude, longitude, price, verified }: Listing): Mark => ({
  id,
  latitude,
  longitude,
  listings: 1,
  price,
  verified,
});

function clustersOf(listings: Listing[], cell: number): Mark[] {
  const cells = new Map<string, Listing[]>();
  for (const listing of listings) {
    const key = `${Math.floor(listing.latitude / cell)} ${Math.floor(listing.longitude / cell)}`;
    cells.set(key, [...(cells.get(key) ?? []), listing]);
  }
  return [...cells.values()].map((inside) => ({
    id: null,
    latitude: mean(inside.map(({ latitude }) => latitude)),
    longitude: mean(inside.map(({ longitude }) => longitude)),
    listings: inside.length,
    price: Math.min(...inside.map(({ price }) => price)),
    verified: inside.some(({ verified }) => verified),
  }));
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Sums differ in the last digits by order, and clusters come in any order, unlike pins. */
function normalize(marks: Mark[]): unknown[] {
  const rounded = marks.map((one) => ({
    ...one,
    latitude: one.latitude.toFixed(6),
    longitude: one.longitude.toFixed(6),
  }));
  return marks[0]?.id === null ? rounded.map((one) => JSON.stringify(one)).toSorted() : rounded;
}

function facetsOf(listings: Listing[]) {
  const active = listings.filter(({ status }) => status === 'active');
  const tally = (values: (string | null)[]) => {
    const counts: Record<string, number> = {};
    for (const value of values) if (value !== null) counts[value] = (counts[value] ?? 0) + 1;
    return counts;
  };
  return {
    total: active.length,
    states: tally(active.map(({ state }) => state)),
    property_type: tally(active.map(({ property_type }) => property_type)),
    financing: tally(active.map(({ financing }) => financing)),
    condition: tally(active.map(({ condition }) => condition)),
    occupancy: tally(active.map(({ occupancy }) => occupancy)),
    strategies: tally(active.flatMap((listing) => strategies.filter((strategy) => hasStrategy(strategy, listing)))),
    no_jv: active.filter(({ jv_share_pct }) => jv_share_pct === 0).length,
    price_dropped: active.filter(({ dropped_from }) => dropped_from !== null).length,
    verified: active.filter(({ verified }) => verified).length,
  };
}

async function readAll({ database }: Backend): Promise<Listing[]> {
  const rows = await database.query<Listing>(
    `select id, search_text, verified, priority, created_at, price, cap_rate, status, state, property_type, financing,
      bedrooms, bathrooms, sqft, units, year_built, condition, occupancy, jv_share_pct, dropped_from, city, county, zip,
      latitude, longitude
     from public.properties`,
  );
  return rows.map((row) => ({ ...row, folded: foldText(row.search_text) }));
}

const words = [
  'Brick',
  'duplex',
  'OAK',
  '100%',
  'leased_up',
  'C:\\deed',
  '"corner"',
  "owner's",
  '🏠 den',
  '🏘️ row',
  'Ünïcode',
  'zq',
  '12-unit',
  '東京',
  '%_\\ x',
  'a',
] as const;
const states = ['NY', 'NV', 'TX', 'IL', 'AK'] as const;
const types = [...homes, 'Commercial', 'Industrial', 'Land', 'Mixed Use', 'Residential'];
const financings = [
  'Cash',
  'Conventional',
  'Hard Money',
  'Private Money',
  'Owner Financing',
  'Creative',
  'Subject To',
] as const;

/** Inserts listings with few distinct prices, rates, and dates, so that every order has ties. */
async function insertListings({ database }: Backend, random: Random, count: number): Promise<void> {
  const rows = Array.from({ length: count }, () => ({
    user_id: random.int(1, 3),
    title: Array.from({ length: random.int(1, 4) }, () => random.pick(words)).join(' '),
    property_type: random.pick(types),
    address: `${random.int(1, 999)} ${random.pick(['Oak', 'Main_', 'Elm%', '5th'])} St`,
    city: random.pick(['New York', 'Reno', "St. John's", 'Cañon City']),
    state: random.pick(states),
    zip: random.pick(['10001', '89501', '77002', '60601', '99501']),
    price: random.int(1, 6) * 50_000,
    bedrooms: random.int(0, 6),
    bathrooms: random.int(0, 8) / 2,
    sqft: random.int(0, 9) * 250,
    units: random.pick([null, 1, 2, 4, 10]),
    year_built: random.pick([null, 1925, 1960, 1990, 2005]),
    condition: random.pick([null, 'Turn-Key', 'Light Rehab', 'Heavy Rehab', 'Tear-Down']),
    occupancy: random.pick(['vacant', 'occupied']),
    county: random.pick(['C', 'Washoe', "Prince George's"]),
    standing_price: random.pick([null, null, 200_000]),
    financing: random.pick([null, ...financings]),
    latitude: random.int(250, 480) / 10,
    longitude: random.int(-1240, -700) / 10,
    noi: random.int(0, 3) === 0 ? null : random.int(-2, 6) * 7_000,
    status: random.pick(['active', 'active', 'active', 'active', 'active', 'active', 'paused', 'sold']),
    created_at: `2026-0${random.int(1, 3)}-0${random.int(1, 5)}T00:00:00.00000${random.int(0, 1)}Z`,
  }));
  const columns =
    'title, property_type, address, city, state, zip, price, bedrooms, bathrooms, sqft, ' +
    'units, year_built, condition, occupancy, county, standing_price, ' +
    'financing, latitude, longitude, noi, status, created_at';
  await database.query(
    `insert into public.properties (user_id, description, ${columns})
     select md5('member ' || user_id)::uuid, 'D', ${columns}
     from jsonb_to_recordset($1::jsonb) as r (
       user_id integer, title text, property_type text, address text, city text, state text, zip text, price bigint,
         bedrooms integer,
       bathrooms double precision, sqft integer, units integer, year_built integer, condition text, occupancy text,
         county text, standing_price bigint, financing text, latitude double precision, longitude double precision,
         noi bigint,
       status text, created_at timestamptz
     )`,
    [JSON.stringify(rows)],
  );
}

/** A text, filters, or both. */
function randomQuestions(random: Random, listings: Listing[], count: number): Question[] {
  return Array.from({ length: count }, () => {
    const kind = random.int(0, 3);
    return {
      filters: kind === 0 ? {} : randomFilters(random),
      text: kind === 1 ? '' : (randomTexts(random, listings, 1)[0] ?? ''),
    };
  });
}

function randomFilters(random: Random): Filters {
  const some = <T>(make: () => T): T | undefined => (random.int(0, 3) === 0 ? make() : undefined);
  const several = <T>(values: readonly T[]) => Array.from({ length: random.int(0, 3) }, () => random.pick(values));
  const range = (high: number): Bounds => {
    const bound = () =>
      random.pick([
        0,
        -5,
        1e308,
        null,
        undefined,
        random.int(0, high),
        random.int(0, high),
        random.int(0, 2 * high) / 2 + 0.25,
      ]);
    return { min: bound(), max: bound() };
  };
  return {
    states: some(() => several([...states, 'ZZ', 'ny', "N'Y"])),
    property_type: some(() => several([...types, 'Castle', '{"'])),
    financing: some(() => several([...financings, 'Barter'])),
    price: some(() => range(300_000)),
    bedrooms: some(() => range(6)),
    bathrooms: some(() => range(4)),
    sqft: some(() => range(2500)),
    ...rareFilters(random),
    verified: some(() => random.pick([true, true, false, null])),
    box: some(() => random.pick([null, randomBox(random), randomBox(random)])),
  };
}

/** At most one of the other filters: with more of them, almost nothing would pass. */
function rareFilters(random: Random): Filters {
  const flag = () => random.pick([true, true, false, null]);
  return random.pick<() => Filters>([
    () => ({}),
    () => ({ units: { min: random.int(0, 4), max: random.pick([0, 4]) } }),
    () => ({ year_built: { min: random.pick([0, 1960]), max: random.pick([0, 1990]) } }),
    () => ({ cap_rate: { min: random.pick([0, 3.5]), max: random.pick([null, 8]) } }),
    () => ({ price_per_sqft: { min: random.pick([0, 50]), max: random.pick([0, 199.5]) } }),
    () => ({ price_per_unit: { max: random.pick([25_000, 62_500]) } }),
    () => ({ age: { min: random.pick([0, 20]), max: random.pick([1, 3650]) } }),
    () => ({ condition: random.pick([['Heavy Rehab'], ['Turn-Key', 'Tear-Down'], ['New']]) }),
    () => ({ occupancy: [random.pick(['vacant', 'occupied'])] }),
    () => ({ strategies: random.pick([['BRRRR'], ['Development', 'BRRRR']]) }),
    () => ({ no_jv: flag() }),
    () => ({ shape: random.pick([null, randomShape(random), randomShape(random)]) }),
    () => ({ price_dropped: flag() }),
    () => ({
      places: random.pick([
        ['city:Reno, NV'],
        ["county:Prince George's, MD", 'zip:60601, TX'],
        [nearReno],
        [aroundNewYork],
      ]),
    }),
  ])();
}

/** A random part of the country on the listings’ own grid, so that some are at the edge. Sometimes inverted. */
function randomBox(random: Random): Box {
  const degrees = (low: number, high: number) => random.int(low * 10, high * 10) / 10;
  const [south, west] = [degrees(25, 45), degrees(-124, -80)];
  return { west, south, east: west + random.int(-2, 60) / 2, north: south + random.int(-2, 40) / 2 };
}

/** Pieces of existing texts in random case, some with one character changed. */
function randomTexts(random: Random, listings: Listing[], count: number): string[] {
  return Array.from({ length: count }, () => {
    const characters = Array.from(listings[random.int(0, listings.length - 1)]?.search_text ?? 'oak');
    const start = random.int(0, characters.length - 1);
    const piece = characters.slice(start, start + random.int(1, 12));
    if (random.int(0, 3) === 0) piece[random.int(0, piece.length - 1)] = random.pick(['%', '_', '\\', "'", 'q', '🏠']);
    const text = piece.join('');
    return random.pick([text, text.toUpperCase(), `  ${text} `]);
  });
}
