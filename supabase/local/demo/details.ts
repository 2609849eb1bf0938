import type { ZipCode } from '../reference/zip-codes.ts';
import type { Condition, Financing, PropertyType } from './facts.ts';
import type { DemoMember, Role } from './people.ts';
import { seeded, type Random } from './random.ts';

/** Industry IDs of the sign-up form. */
export const INDUSTRIES = ['residential', 'commercial', 'land', 'industrial', 'mixedUse', 'hospitality'] as const;
export type Industry = (typeof INDUSTRIES)[number];

/** A county, with its canonical name. */
export interface Place {
  readonly state: string;
  readonly county: string;
}

/** A buy box. Money is whole USD. */
export interface DemoBuyBox {
  readonly states: readonly string[];
  /** As 'County, ST'. A state without counties matches as a whole. */
  readonly counties: readonly string[];
  readonly propertyTypes: readonly PropertyType[];
  readonly conditions: readonly Condition[];
  readonly minPrice: number;
  readonly maxPrice: number;
  readonly financing: readonly Financing[];
  readonly strategies: readonly string[];
  readonly vipAlerts: boolean;
  readonly alertMail: 'off' | 'instant' | 'daily';
  /** Further criteria, as search filters; none by default. */
  readonly filters?: Readonly<Record<string, unknown>>;
}

/** A member's sign-up answers and buy box. `buyBox` is null for those who never edited or deleted (`boxless`) it. */
export interface DemoDetails {
  readonly member: DemoMember;
  readonly home: Place;
  readonly industries: readonly Industry[];
  /** Whether the profile shows roles and industries. */
  readonly shown: boolean;
  /** The home county first, then the counties of their listings. */
  readonly markets: readonly Place[];
  readonly buyBox: DemoBuyBox | null;
}

/** The staff sign-in has no buy box, to show a dashboard without one. */
export const boxless = 5;

/** What is used of a member's own listings. */
interface OwnListing extends Place {
  readonly type: PropertyType;
  readonly owner: DemoMember;
}

const MAX_MARKETS = 5;

/** Returns the details of a member, consistent with their roles, city, and listings. Pure. */
export function demoDetails(
  member: DemoMember,
  listings: readonly OwnListing[],
  zips: readonly ZipCode[],
): DemoDetails {
  const random = seeded(`details ${member.number}`);
  const own = listings.filter((listing) => listing.owner === member);
  const home = { state: member.market.state, county: mostFrequent(zips.map((zip) => zip.county)) };
  const sold = own.map(({ state, county }) => ({ state, county }));
  const markets = new Map([home, ...sold].map((place) => [`${place.county}, ${place.state}`, place]));
  // The newest member hasn't edited the buy box yet, and a few others never do.
  const isUnedited = !member.confirmed || member.number === boxless || (member.number > 5 && random.chance(0.12));
  const chosen = [...markets.values()].slice(0, MAX_MARKETS);
  return {
    member,
    home,
    industries: pickIndustries(member, own),
    shown: member.number <= 5 || member.number % 11 !== 0,
    markets: chosen,
    buyBox: isUnedited ? null : (SIGN_IN_BOXES[member.number] ?? pickBuyBox(member, chosen, random)),
  };
}

function mostFrequent(values: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [first] = [...counts].toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  if (first === undefined) throw new RangeError('No values to choose from');
  return first[0];
}

const INDUSTRY_OF: Readonly<Record<PropertyType, Industry>> = {
  'Single Family': 'residential',
  'Multi Family': 'residential',
  Condo: 'residential',
  Residential: 'residential',
  Commercial: 'commercial',
  Industrial: 'industrial',
  Land: 'land',
  'Mixed Use': 'mixedUse',
};

/** Industries of the role, of types they list more than once, and of their interests. */
function pickIndustries(member: DemoMember, own: readonly OwnListing[]): Industry[] {
  const listed = own.map((listing) => INDUSTRY_OF[listing.type]);
  const chosen = new Set<Industry>(listed.filter((industry, at) => listed.indexOf(industry) !== at));
  chosen.add(member.roles[0] === 'developer' ? 'land' : 'residential');
  if (member.interests.includes('Short-term rentals')) chosen.add('hospitality');
  if (member.interests.includes('Light industrial')) chosen.add('industrial');
  if (member.interests.includes('Retail strips')) chosen.add('commercial');
  return INDUSTRIES.filter((industry) => chosen.has(industry));
}

/** The sign-ins' buy boxes: in their own markets, and each matched by several listings. */
const SIGN_IN_BOXES: Readonly<Record<number, DemoBuyBox>> = {
  1: {
    states: ['AZ', 'HI', 'TX'],
    counties: [],
    propertyTypes: ['Single Family', 'Multi Family'],
    conditions: ['Light Rehab', 'Medium Rehab', 'Heavy Rehab'],
    minPrice: 65_000,
    maxPrice: 300_000,
    financing: ['Cash', 'Hard Money', 'Private Money'],
    strategies: ['Wholesale'],
    vipAlerts: false,
    alertMail: 'daily',
  },
  2: {
    states: ['CA', 'NY', 'OH', 'WA', 'WY'],
    counties: [],
    propertyTypes: ['Single Family', 'Multi Family', 'Condo'],
    conditions: ['Turn-Key', 'Light Rehab', 'Medium Rehab'],
    minPrice: 130_000,
    maxPrice: 650_000,
    financing: [],
    strategies: ['Buy and Hold', 'BRRRR'],
    vipAlerts: true,
    alertMail: 'daily',
    filters: { bedrooms: { min: 2, max: 0 }, pricePerSqft: { min: 0, max: 500 } },
  },
  3: {
    states: ['IL', 'KY', 'MA', 'NC', 'TX'],
    counties: ['Cook, IL', 'Winnebago, IL'],
    propertyTypes: ['Single Family', 'Multi Family'],
    conditions: ['Light Rehab', 'Medium Rehab', 'Heavy Rehab'],
    minPrice: 80_000,
    maxPrice: 400_000,
    financing: [],
    strategies: ['Fix and Flip', 'BRRRR'],
    vipAlerts: true,
    alertMail: 'daily',
  },
};

type Preferences = Pick<DemoBuyBox, 'propertyTypes' | 'conditions' | 'financing' | 'strategies'> & {
  /** Price range, as multiples of a renovated house's price in the market. */
  readonly range: readonly [from: number, to: number];
};

const PREFERENCES: Readonly<Record<Role, Preferences>> = {
  birddog: {
    propertyTypes: ['Single Family', 'Land'],
    conditions: ['Heavy Rehab', 'Tear-Down'],
    range: [0.1, 0.5],
    financing: ['Cash'],
    strategies: ['Wholesale'],
  },
  wholesaler: {
    propertyTypes: ['Single Family', 'Multi Family'],
    conditions: ['Medium Rehab', 'Heavy Rehab'],
    range: [0.15, 0.65],
    financing: ['Cash', 'Hard Money'],
    strategies: ['Wholesale'],
  },
  agent: {
    propertyTypes: ['Single Family', 'Condo'],
    conditions: ['Turn-Key', 'Light Rehab'],
    range: [0.5, 1.4],
    financing: ['Conventional'],
    strategies: ['Buy and Hold', 'Owner Occupy'],
  },
  flipper: {
    propertyTypes: ['Single Family'],
    conditions: ['Medium Rehab', 'Heavy Rehab'],
    range: [0.3, 0.85],
    financing: ['Cash', 'Hard Money'],
    strategies: ['Fix and Flip'],
  },
  landlord: {
    propertyTypes: ['Single Family', 'Multi Family'],
    conditions: ['Turn-Key', 'Light Rehab'],
    range: [0.4, 2.4],
    financing: ['Conventional', 'Private Money'],
    strategies: ['Buy and Hold', 'BRRRR'],
  },
  creative: {
    propertyTypes: ['Single Family', 'Multi Family'],
    conditions: ['Turn-Key', 'Light Rehab', 'Medium Rehab'],
    range: [0.4, 1.6],
    financing: ['Owner Financing', 'Creative', 'Subject To'],
    strategies: ['Buy and Hold'],
  },
  developer: {
    propertyTypes: ['Commercial', 'Land', 'Mixed Use'],
    conditions: ['Turn-Key', 'Tear-Down'],
    range: [0.3, 6],
    financing: ['Cash', 'Private Money'],
    strategies: ['Development'],
  },
  propertyManager: {
    propertyTypes: ['Multi Family', 'Mixed Use'],
    conditions: ['Turn-Key', 'Light Rehab'],
    range: [0.8, 5],
    financing: ['Conventional', 'Private Money'],
    strategies: ['Buy and Hold'],
  },
};

/** Preferences of the first role, plus the types and strategies of the second. */
function pickBuyBox({ roles, market, tier }: DemoMember, markets: readonly Place[], random: Random): DemoBuyBox {
  const [first = 'landlord', second = first] = roles;
  const primary = PREFERENCES[first];
  const secondary = PREFERENCES[second];
  const dollars = (share: number): number => Math.max(10_000, Math.round((share * market.median) / 5) * 5000);
  // Some buy anywhere, some anywhere in their states, the others only in their counties.
  const reach = random.weighted([
    ['nation', 3],
    ['states', 5],
    ['counties', 4],
  ] as const);
  return {
    states: reach === 'nation' ? [] : [...new Set(markets.map(({ state }) => state))].toSorted(),
    counties: reach === 'counties' ? markets.map(({ state, county }) => `${county}, ${state}`).toSorted() : [],
    propertyTypes: [...new Set([...primary.propertyTypes, ...secondary.propertyTypes])],
    conditions: reach === 'nation' ? [] : primary.conditions,
    minPrice: dollars(primary.range[0] * random.between(0.8, 1.2)),
    maxPrice: dollars(primary.range[1] * random.between(0.9, 1.3)),
    // Few restrict financing.
    financing: random.chance(0.3) ? primary.financing : [],
    strategies: [...new Set([...primary.strategies, ...secondary.strategies])],
    vipAlerts: tier !== 'free' && tier !== 'basic' && random.chance(0.6),
    alertMail: random.weighted([
      ['daily', 6],
      ['instant', 2],
      ['off', 1],
    ] as const),
  };
}
