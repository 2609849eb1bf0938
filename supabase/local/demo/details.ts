import type { ZipCode } from '../reference/zip-codes.ts';
import type { Condition, Financing, PropertyType } from './facts.ts';
import type { DemoMember, Role } from './people.ts';
import { seeded, type Random } from './random.ts';

/** Industry ids of the sign-up form. */
export const INDUSTRIES = ['residential', 'commercial', 'land', 'industrial', 'mixedUse', 'hospitality'] as const;
export type Industry = (typeof INDUSTRIES)[number];

/** A county, as the reference table names it. */
export interface Place {
  readonly state: string;
  readonly county: string;
}

/** What a member wants to buy, besides where. Money in whole USD. */
export interface DemoBuyBox {
  readonly propertyTypes: readonly PropertyType[];
  readonly conditions: readonly Condition[];
  readonly minPrice: number;
  readonly maxPrice: number;
  readonly financing: readonly Financing[];
  readonly strategies: readonly string[];
  readonly vipAlerts: boolean;
}

/** What a member told when signing up, and the buy box they made of it; null where it was left as sign-up made it. */
export interface DemoDetails {
  readonly member: DemoMember;
  readonly home: Place;
  readonly industries: readonly Industry[];
  /** Whether roles and industries are part of the profile. */
  readonly shown: boolean;
  /** The home county first, then where they sell. */
  readonly markets: readonly Place[];
  readonly buyBox: DemoBuyBox | null;
}

/** What a listing tells about its owner. */
interface OwnListing extends Place {
  readonly type: PropertyType;
  readonly owner: DemoMember;
}

const MOST_MARKETS = 5;

/** Details of one member: they fit the member's roles, city and listings. Pure. */
export function demoDetails(member: DemoMember, listings: readonly OwnListing[], zips: readonly ZipCode[]): DemoDetails {
  const random = seeded(`details ${member.number}`);
  const own = listings.filter((listing) => listing.owner === member);
  const home = { state: member.market.state, county: mostFrequent(zips.map((zip) => zip.county)) };
  const sold = own.map(({ state, county }) => ({ state, county }));
  const markets = new Map([home, ...sold].map((place) => [`${place.county}, ${place.state}`, place]));
  // The newest member has not come to it yet, and a few others never do.
  const untouched = !member.confirmed || (member.number > 5 && random.chance(0.12));
  return {
    member,
    home,
    industries: pickIndustries(member, own),
    shown: member.number <= 5 || member.number % 11 !== 0,
    markets: [...markets.values()].slice(0, MOST_MARKETS),
    buyBox: untouched ? null : pickBuyBox(member, random),
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

/** What the role is about, what they list more than once, and what they say they look for. */
function pickIndustries(member: DemoMember, own: readonly OwnListing[]): Industry[] {
  const listed = own.map((listing) => INDUSTRY_OF[listing.type]);
  const chosen = new Set<Industry>(listed.filter((industry, at) => listed.indexOf(industry) !== at));
  chosen.add(member.roles[0] === 'developer' ? 'land' : 'residential');
  if (member.interests.includes('Short-term rentals')) chosen.add('hospitality');
  if (member.interests.includes('Light industrial')) chosen.add('industrial');
  if (member.interests.includes('Retail strips')) chosen.add('commercial');
  return INDUSTRIES.filter((industry) => chosen.has(industry));
}

type Wish = Pick<DemoBuyBox, 'propertyTypes' | 'conditions' | 'financing' | 'strategies'> & {
  /** From and to, as shares of what a renovated house costs there. */
  readonly range: readonly [from: number, to: number];
};

const WISHES: Readonly<Record<Role, Wish>> = {
  birddog: {
    propertyTypes: ['Single Family', 'Land'], conditions: ['Heavy Rehab', 'Tear-Down'], range: [0.1, 0.5],
    financing: ['Cash'], strategies: ['Wholesale'],
  },
  wholesaler: {
    propertyTypes: ['Single Family', 'Multi Family'], conditions: ['Medium Rehab', 'Heavy Rehab'], range: [0.15, 0.65],
    financing: ['Cash', 'Hard Money'], strategies: ['Wholesale'],
  },
  agent: {
    propertyTypes: ['Single Family', 'Condo'], conditions: ['Turn-Key', 'Light Rehab'], range: [0.5, 1.4],
    financing: ['Conventional'], strategies: ['Buy and Hold', 'Owner Occupy'],
  },
  flipper: {
    propertyTypes: ['Single Family'], conditions: ['Medium Rehab', 'Heavy Rehab'], range: [0.3, 0.85],
    financing: ['Cash', 'Hard Money'], strategies: ['Fix and Flip'],
  },
  landlord: {
    propertyTypes: ['Single Family', 'Multi Family'], conditions: ['Turn-Key', 'Light Rehab'], range: [0.4, 2.4],
    financing: ['Conventional', 'Private Money'], strategies: ['Buy and Hold', 'BRRRR'],
  },
  creative: {
    propertyTypes: ['Single Family', 'Multi Family'], conditions: ['Turn-Key', 'Light Rehab', 'Medium Rehab'], range: [0.4, 1.6],
    financing: ['Owner Financing', 'Creative', 'Subject To'], strategies: ['Buy and Hold'],
  },
  developer: {
    propertyTypes: ['Commercial', 'Land', 'Mixed Use'], conditions: ['Turn-Key', 'Tear-Down'], range: [0.3, 6],
    financing: ['Cash', 'Private Money'], strategies: ['Development'],
  },
  propertyManager: {
    propertyTypes: ['Multi Family', 'Mixed Use'], conditions: ['Turn-Key', 'Light Rehab'], range: [0.8, 5],
    financing: ['Conventional', 'Private Money'], strategies: ['Buy and Hold'],
  },
};

/** The wishes of the first role, with what the second adds to types and strategies. */
function pickBuyBox({ roles, market, tier }: DemoMember, random: Random): DemoBuyBox {
  const [first = 'landlord', second = first] = roles;
  const wish = WISHES[first];
  const also = WISHES[second];
  const dollars = (share: number): number => Math.max(10_000, Math.round((share * market.median) / 5) * 5000);
  return {
    propertyTypes: [...new Set([...wish.propertyTypes, ...also.propertyTypes])],
    conditions: wish.conditions,
    minPrice: dollars(wish.range[0] * random.between(0.8, 1.2)),
    maxPrice: dollars(wish.range[1] * random.between(0.9, 1.3)),
    financing: wish.financing,
    strategies: [...new Set([...wish.strategies, ...also.strategies])],
    vipAlerts: tier !== 'free' && tier !== 'basic' && random.chance(0.6),
  };
}
