import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../supabase/local/server/database.ts';
import { sendDueAlerts } from './deal-alerts.ts';
import { seeded } from './random.ts';
import { migratedDatabase } from './test-databases.ts';

/*
 * Checks 1,000 random listings and buy boxes against a plain implementation of the rules below: a member’s matches, the
 * count for unsaved criteria, the match report, the score, the best-match search, the seller’s count, and alerts must
 * all agree. The seed is fixed, so failures are reproducible; set MATCHING_SEED to try another.
 */

interface Listing {
  id: string;
  user_id: string;
  state: string;
  county: string | null;
  property_type: string;
  price: number;
  condition: string | null;
  financing: string | null;
  status: 'active' | 'paused' | 'sold';
  created_at: string;
  bedrooms: number;
  units: number | null;
  year_built: number | null;
  occupancy: 'vacant' | 'occupied';
}

interface Range {
  min?: number;
  max?: number;
}

/** Further criteria, as in a search. */
interface Filters {
  places?: string[];
  bedrooms?: Range;
  units?: Range;
  year_built?: Range;
  price_per_unit?: Range;
  occupancy?: string[];
}

/** The criteria of a buy box, in the API’s format. */
interface Criteria {
  states: string[];
  counties: string[];
  property_types: string[];
  min_price: number | null;
  max_price: number | null;
  conditions: string[];
  financing: string[];
  investment_strategies: string[];
  filters: Filters;
}

interface Box extends Criteria {
  user_id: string;
  vip_alerts: boolean;
}

const counties: Record<string, string[]> = {
  TX: ['Harris', 'Travis'],
  GA: ['Fulton', 'Harris'],
  VA: ['Fairfax', 'Fairfax, City of'],
};
const types = ['Single Family', 'Multi Family', 'Condo', 'Commercial', 'Industrial', 'Land', 'Mixed Use'];
const scale = ['Turn-Key', 'Light Rehab', 'Medium Rehab', 'Heavy Rehab', 'Tear-Down'];
const financings = ['Cash', 'Conventional', 'Hard Money', 'Private Money', 'Owner Financing', 'Creative', 'Subject To'];
const strategies = ['Fix and Flip', 'Buy and Hold', 'Wholesale', 'BRRRR', 'Development', 'Owner Occupy'];
const prices = [80_000, 120_001, 200_000, 333_333];

// The rules, implemented independently

type Verdict = 'pass' | 'near' | 'fail' | 'unknown';

const weights = { state: 25, county: 10, property_type: 20, price: 25, condition: 8, financing: 7, strategy: 5 };
type Criterion = keyof typeof weights;

function verdictOf(criterion: Criterion, listing: Listing, box: Criteria): Verdict | null {
  switch (criterion) {
    case 'state':
      return box.states.length === 0 ? null : passIf(box.states.includes(listing.state));
    case 'county': {
      if (box.counties.length === 0) return null;
      if (!box.states.includes(listing.state)) return 'fail';
      const chosen = box.counties.filter((county) => county.endsWith(`, ${listing.state}`));
      if (chosen.length === 0) return 'pass';
      if (listing.county === null) return 'unknown';
      return chosen.includes(`${listing.county}, ${listing.state}`) ? 'pass' : 'near';
    }
    case 'property_type': {
      if (box.property_types.length === 0) return null;
      const suiting =
        listing.property_type === 'Residential' ? ['Single Family', 'Multi Family', 'Condo'] : [listing.property_type];
      return passIf(suiting.some((type) => box.property_types.includes(type)));
    }
    case 'price': {
      const min = box.min_price ?? 0;
      const max = box.max_price ?? Infinity;
      if (min === 0 && max === Infinity) return null;
      if (min <= listing.price && listing.price <= max) return 'pass';
      return Math.ceil((min * 9) / 10) <= listing.price && listing.price <= Math.floor((max * 11) / 10)
        ? 'near'
        : 'fail';
    }
    case 'condition': {
      const { condition } = listing;
      if (box.conditions.length === 0) return null;
      if (listing.property_type === 'Land' && box.property_types.includes('Land')) return null;
      if (condition === null) return 'unknown';
      const steps = box.conditions.map((accepted) => Math.abs(scale.indexOf(accepted) - scale.indexOf(condition)));
      return (['pass', 'near'] as const)[Math.min(...steps)] ?? 'fail';
    }
    case 'financing': {
      if (box.financing.length === 0) return null;
      if (listing.financing === null) return 'unknown';
      if (box.financing.includes(listing.financing)) return 'pass';
      if (listing.financing === 'Subject To' && box.financing.includes('Creative')) return 'pass';
      return listing.financing === 'Creative' && box.financing.includes('Subject To') ? 'near' : 'fail';
    }
    case 'strategy':
      if (box.investment_strategies.length === 0) return null;
      return box.investment_strategies.some((strategy) => suitsStrategy(strategy, listing)) ? 'pass' : 'unknown';
  }
}

const passIf = (passes: boolean): Verdict => (passes ? 'pass' : 'fail');

function suitsStrategy(strategy: string, { condition, property_type: type }: Listing): boolean {
  const home = ['Single Family', 'Multi Family', 'Condo', 'Residential'].includes(type);
  const work = condition === null ? Number.NaN : scale.indexOf(condition);
  const conditions: Record<string, boolean> = {
    'Fix and Flip': home && work >= 1 && work <= 3,
    'Buy and Hold': type !== 'Land' && work <= 1,
    Wholesale: work >= 2,
    BRRRR: home && work >= 1 && work <= 3,
    Development: type === 'Land' || work === 4,
    'Owner Occupy': home && work <= 1,
  };
  return conditions[strategy] ?? false;
}

const filterWeights = { places: 10, bedrooms: 5, units: 5, year_built: 5, price_per_unit: 5, occupancy: 5 };
type FilterName = keyof Filters;
const allWeights: Record<Criterion | FilterName, number> = { ...weights, ...filterWeights };

function filterVerdict(name: FilterName, listing: Listing, { filters }: Criteria): Verdict | null {
  if (filters[name] === undefined) return null;
  switch (name) {
    case 'places': {
      const { county, state } = listing;
      const named = filters.places?.map((place) => placeVerdict(place, county, state)) ?? [];
      return named.find((verdict) => verdict === 'pass') ?? named.find((verdict) => verdict === 'unknown') ?? 'fail';
    }
    case 'bedrooms':
      return rangeVerdict(listing.bedrooms, filters.bedrooms);
    case 'units':
      return rangeVerdict(listing.units, filters.units);
    case 'year_built':
      return rangeVerdict(listing.year_built, filters.year_built);
    case 'price_per_unit':
      return rangeVerdict(listing.units && listing.price / listing.units, filters.price_per_unit);
    case 'occupancy':
      return passIf(filters.occupancy?.includes(listing.occupancy) ?? false);
  }
}

function placeVerdict(place: string, county: string | null, state: string): Verdict {
  if (!place.endsWith(`, ${state}`)) return 'fail';
  if (place.startsWith('city:')) return passIf(place === `city:Somewhere, ${state}`);
  return county === null ? 'unknown' : passIf(place === `county:${county}, ${state}`);
}

function rangeVerdict(value: number | null, { min = 0, max = Infinity }: Range = {}): Verdict {
  return value === null ? 'unknown' : passIf(min <= value && value <= max);
}

const criteriaOf = Object.keys(weights) as Criterion[];
const filtersOf = Object.keys(filterWeights) as FilterName[];
const columnVerdicts = (listing: Listing, box: Criteria) =>
  criteriaOf.map((criterion) => [criterion, verdictOf(criterion, listing, box)] as const);
const filterVerdicts = (listing: Listing, box: Criteria) =>
  filtersOf.map((name) => [name, filterVerdict(name, listing, box)] as const).filter(([, verdict]) => verdict !== null);
/** Filters that aren’t set are left out. */
const verdictsOf = (listing: Listing, box: Criteria) => [
  ...columnVerdicts(listing, box),
  ...filterVerdicts(listing, box),
];

function matches(listing: Listing, box: Criteria): boolean {
  return verdictsOf(listing, box).every(
    ([criterion, verdict]) => criterion === 'strategy' || verdict === null || verdict === 'pass',
  );
}

function scoreOf(listing: Listing, box: Criteria): number {
  const set = verdictsOf(listing, box).filter(([, verdict]) => verdict !== null);
  const possible = set.reduce((sum, [criterion]) => sum + allWeights[criterion], 0);
  const earned = set.reduce(
    (sum, [criterion, verdict]) =>
      sum + allWeights[criterion] * { pass: 2, near: 1, unknown: 1, fail: 0 }[verdict ?? 'fail'],
    0,
  );
  return possible === 0 ? 100 : Math.floor((100 * earned + possible) / (2 * possible));
}

// Random listings and buy boxes

const random = seeded(process.env['MATCHING_SEED'] ?? 'matching 1');
const oneOf = random.pick;
/** Empty in 40% of cases, otherwise a few of the items. */
const someOf = <T>(items: readonly T[], part = 0.4): T[] =>
  random.chance(0.4) ? [] : items.filter(() => random.chance(part));
const idOf = (kind: number, number: number) => `00000000-0000-4000-${8000 + kind}-${String(number).padStart(12, '0')}`;

const amounts = { boxes: 25, listings: 40 };
const members = Array.from({ length: amounts.boxes }, (_, number) => idOf(0, number));
/** Some of the members with a buy box. Their own listings never match. */
const sellers = members.slice(0, 4);
/** The first two sellers and the last two members, for one block in each direction. */
const blocks: [string, string][] = [
  [idOf(0, 0), idOf(0, amounts.boxes - 1)],
  [idOf(0, amounts.boxes - 2), idOf(0, 1)],
];

function randomBox(user_id: string): Box {
  const states = someOf(Object.keys(counties), 0.7);
  const all = states.flatMap((state) => (counties[state] ?? []).map((county) => `${county}, ${state}`));
  const [min = null, max = null] = [oneOf([null, 0, ...prices]), oneOf([null, ...prices])].toSorted(
    (a, b) => (a ?? 0) - (b ?? 0),
  );
  return {
    user_id,
    states,
    counties: someOf(all, 0.3),
    property_types: someOf(types, 0.5),
    min_price: random.chance(0.3) ? null : min,
    max_price: random.chance(0.3) ? null : max,
    conditions: someOf(scale),
    financing: someOf(financings, 0.5),
    investment_strategies: someOf(strategies, 0.3),
    vip_alerts: random.chance(0.6),
    filters: random.chance(0.5) ? {} : randomFilters(),
  };
}

function randomFilters(): Filters {
  const places = ['county:Harris, TX', 'county:Fulton, GA', 'city:Somewhere, TX', 'city:Elsewhere, TX'];
  const all: Required<Filters> = {
    places: places.filter(() => random.chance(0.5)).concat('county:Fairfax, VA'),
    bedrooms: oneOf([{ min: 2 }, { max: 3 }, { min: 2, max: 3 }]),
    units: oneOf([{ min: 2 }, { min: 1, max: 4 }]),
    year_built: oneOf([{ min: 1950 }, { max: 1990 }]),
    price_per_unit: oneOf([{ max: 100_000 }, { min: 40_000 }]),
    occupancy: oneOf([['vacant'], ['occupied'], ['occupied', 'vacant']]),
  };
  return Object.fromEntries(Object.entries(all).filter(() => random.chance(0.25)));
}

function randomListing(number: number): Listing {
  const state = oneOf([...Object.keys(counties), 'TX', 'CA']);
  const price = oneOf(prices);
  const type = oneOf([...types, 'Single Family', 'Residential', 'Residential']);
  return {
    id: idOf(1, number),
    user_id: oneOf(sellers),
    state,
    county: oneOf([null, ...(counties[state] ?? ['Kern'])]),
    property_type: type,
    // At, next to, and around 10% from a bound.
    price: oneOf([
      price,
      price - 1,
      price + 1,
      Math.floor(price * 0.9),
      Math.ceil(price * 0.9),
      Math.floor(price * 1.1),
      Math.ceil(price * 1.1),
      150_000,
    ]),
    condition: type === 'Land' ? null : oneOf([null, ...scale]),
    financing: oneOf([null, ...financings]),
    status: number % 10 === 7 ? oneOf(['paused', 'sold']) : 'active',
    created_at: new Date(Date.UTC(2026, 0, 1, 0, number)).toISOString(),
    bedrooms: oneOf([1, 2, 3, 4]),
    units: oneOf([null, 1, 2, 4, 6]),
    year_built: oneOf([null, 1925, 1970, 2010]),
    occupancy: oneOf(['vacant', 'occupied']),
  };
}

const boxes = members.map(randomBox);
const listings = Array.from({ length: amounts.listings }, (_, number) => randomListing(number));

/** Whether a listing can be offered to a member: active, by someone else, and not across a block. */
const forSaleTo = (listing: Listing, member: string) =>
  listing.status === 'active' &&
  listing.user_id !== member &&
  !blocks.some((block) => block.includes(member) && block.includes(listing.user_id));
const matched = (listing: Listing, box: Box) => forSaleTo(listing, box.user_id) && matches(listing, box);
const idsOf = (rows: readonly { id: string }[]) => rows.map((row) => row.id);
const newestFirst = (a: Listing, b: Listing) => b.created_at.localeCompare(a.created_at);

describe('matching 1,000 random listings and buy boxes', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await migratedDatabase();
    await database.query(
      `insert into auth.users (id, email) select id, id || '@example.test' from unnest($1::uuid[]) as id`,
      [members],
    );
    for (const [one, other] of blocks)
      await database.query('insert into public.member_blocks (blocker_id, blocked_id) values ($1, $2)', [one, other]);
    await insert('buybox_profiles', boxes);
    // A ZIP code outside the reference data has no county.
    await insert(
      'properties',
      listings.map((listing) => ({
        ...listing,
        title: 'Brick duplex',
        description: 'Two units.',
        address: '12 Oak St',
        city: 'Somewhere',
        zip: '75000',
        bathrooms: 1,
      })),
    );
  });
  afterAll(() => database?.close());

  /** Inserts rows as the database owner, so the triggers note alerts. */
  async function insert(table: string, rows: readonly object[]): Promise<void> {
    const columns = Object.keys(rows[0] ?? {}).join(', ');
    await database.query(
      `insert into public.${table} (${columns}) select ${columns}
        from jsonb_populate_recordset(null::public.${table}, $1::text::jsonb)`,
      [JSON.stringify(rows)],
    );
  }

  const queryAs = <T>(member: string, sql: string, parameters: unknown[] = []) =>
    database.asRole({ role: 'authenticated', sub: member }, (query) => query<T>(sql, parameters));

  it('covers every verdict and many scores', () => {
    const pairs = boxes.flatMap((box) => listings.map((listing) => ({ box, listing })));
    expect(pairs).toHaveLength(1000);
    expect(pairs.filter(({ box, listing }) => matches(listing, box)).length).toBeGreaterThan(50);
    expect(pairs.filter(({ box, listing }) => matched(listing, box)).length).toBeGreaterThan(30);
    const verdicts = new Set(
      pairs.flatMap(({ box, listing }) =>
        verdictsOf(listing, box).map(([criterion, verdict]) => `${criterion} ${verdict}`),
      ),
    );
    // Of the columns, then of the filters that are set.
    expect(verdicts.size).toBe(3 + 5 + 3 + 4 + 5 + 5 + 3 + (3 + 2 + 3 + 3 + 3 + 2));
    expect(listings.some((listing) => listing.county === null)).toBe(true);
  });

  it('agrees with the rules on verdicts and scores', async () => {
    for (const box of boxes) {
      const rows = await database.query<{
        id: string;
        county: string | null;
        verdicts: Record<Criterion, Verdict | null>;
        filters: Partial<Record<FilterName, Verdict>>;
        match: boolean;
        score: number;
      }>(
        `select p.id, p.county, to_json(private.evaluate_criteria(p, b)) as verdicts,
          private.filter_verdicts(p, b) as filters, private.is_match(p, b) as match,
          private.match_score(p, b) as score
        from public.properties p, public.buybox_profiles b where b.user_id = $1 order by p.created_at`,
        [box.user_id],
      );
      expect(rows).toEqual(
        listings.map((listing) => ({
          id: listing.id,
          county: listing.county,
          verdicts: Object.fromEntries(columnVerdicts(listing, box)),
          filters: Object.fromEntries(filterVerdicts(listing, box)),
          match: matches(listing, box),
          score: scoreOf(listing, box),
        })),
      );
    }
  });

  it('agrees with the dashboard and with the count for the same unsaved criteria', async () => {
    for (const box of boxes) {
      const expected = listings.filter((listing) => matched(listing, box)).toSorted(newestFirst);
      expect(idsOf(await queryAs<{ id: string }>(box.user_id, 'select id from matched_listings(100)'))).toEqual(
        idsOf(expected),
      );
      expect(idsOf(await queryAs<{ id: string }>(box.user_id, 'select id from matched_listings()'))).toEqual(
        idsOf(expected.slice(0, 6)),
      );
      const { user_id: _user, vip_alerts: _alerts, ...criteria } = box;
      expect(
        await queryAs(box.user_id, 'select count_matches($1::text::jsonb) as matches', [JSON.stringify(criteria)]),
      ).toEqual([{ matches: expected.length }]);
    }
  });

  it('agrees with the seller’s count, which ignores the seller’s blocks', async () => {
    const blockedBy = (seller: string, member: string) =>
      blocks.some(([blocker, blocked]) => blocker === seller && blocked === member);
    for (const listing of listings) {
      const counts = (box: Box) =>
        matched(listing, box) || (blockedBy(listing.user_id, box.user_id) && matches(listing, box));
      const expected = listing.status === 'active' ? boxes.filter(counts).length : null;
      expect(await queryAs(listing.user_id, 'select matching_buy_boxes($1) as boxes', [listing.id])).toEqual([
        { boxes: expected },
      ]);
    }
  });

  it('alerts exactly the members whose buy box matches', async () => {
    await sendDueAlerts(database.query);
    const alerts = await database.query<{ alert: string }>(
      `select user_id || ' ' || property_id as alert from public.deal_alerts where event = 'new'`,
    );
    const expected = boxes
      .filter((box) => box.vip_alerts)
      .flatMap((box) =>
        listings.filter((listing) => matched(listing, box)).map((listing) => `${box.user_id} ${listing.id}`),
      );
    expect(expected.length).toBeGreaterThan(15);
    expect(alerts.map(({ alert }) => alert).toSorted()).toEqual(expected.toSorted());
  });

  it('reports each criterion with the rules’ verdict', async () => {
    for (const box of boxes) {
      const reports = await queryAs<{
        id: string;
        report: {
          matches: boolean;
          score: number;
          criteria: { criterion: Criterion | FilterName; verdict: Verdict | null; weight: number }[];
        } | null;
      }>(box.user_id, 'select p.id, match_listing(p.id) as report from properties p order by p.created_at');
      const readable = listings.filter(
        (listing) =>
          listing.user_id === box.user_id ||
          (listing.status !== 'paused' && forSaleTo({ ...listing, status: 'active' }, box.user_id)),
      );
      expect(
        reports.map(({ id, report }) => ({
          id,
          summary: report && {
            matches: report.matches,
            score: report.score,
            criteria: report.criteria.map(({ criterion, verdict, weight }) => [criterion, verdict, weight]),
          },
        })),
      ).toEqual(
        readable.map((listing) => ({
          id: listing.id,
          summary:
            listing.user_id === box.user_id
              ? null
              : {
                  matches: matches(listing, box),
                  score: scoreOf(listing, box),
                  criteria: verdictsOf(listing, box).map(([criterion, verdict]) => [
                    criterion,
                    verdict,
                    allWeights[criterion],
                  ]),
                },
        })),
      );
    }
  });

  it('sorts listings that fail no criterion by score, across pages', async () => {
    for (const box of boxes) {
      const expected = listings
        .filter(
          (listing) =>
            forSaleTo(listing, box.user_id) && verdictsOf(listing, box).every(([, verdict]) => verdict !== 'fail'),
        )
        .toSorted((a, b) => scoreOf(b, box) - scoreOf(a, box) || newestFirst(a, b));
      const found: string[] = [];
      let after: unknown = null;
      for (;;) {
        const page = await queryAs<{ id: string }>(
          box.user_id,
          `select p.id, p.created_at, match_score(p)
            from search_properties(sort => 'best-match', after => $1::text::jsonb, page_size => 7) p`,
          [JSON.stringify(after)],
        );
        found.push(...idsOf(page));
        after = page.at(-1);
        if (page.length < 7) break;
      }
      expect(found).toEqual(idsOf(expected));
    }
  });
});
