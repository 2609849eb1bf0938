/** What public data says of the area around a listing, in words. */
import { formatPercent, formatUsd, pluralize } from '../../kit/formatting/format.ts';
import { figureOf, type Area, type AreaFigure, type FloodZone } from './area.ts';
import type { DataSource } from './data-source.ts';
import { toUnitMix, type UnitKind } from './unit-mix.ts';

/** A listing, and what's known of its area. */
export interface AreaListing {
  area?: Area | null;
  property_type?: string | null;
  bedrooms?: number;
  units?: number | null;
  unit_mix?: unknown;
}

/** What one source says of one place. */
export interface AreaGroup {
  /** 'ZIP code 44105', 'Cuyahoga, OH', or 'Pin on the map'. */
  place: string;
  source: DataSource;
  facts: { label: string; value: string }[];
}

/**
 * U.S. dollars a month: the fair market rent of a home. HUD adds 15% of that of four bedrooms for each further one
 * (24 CFR 888.113). Null if it isn't loaded.
 */
function fairMarketRent(area: Area | null | undefined, bedrooms: number): number | null {
  const known = figureOf(area, `fair_market_rent_${Math.min(Math.floor(bedrooms), 4) as 0 | 1 | 2 | 3 | 4}`);
  return known ? Math.round(known.value * (1 + 0.15 * Math.max(0, Math.floor(bedrooms) - 4))) : null;
}

/** The homes of a listing: its unit mix, or itself. Empty if it has none, or if their bedrooms aren't known. */
function homesOf({
  property_type,
  bedrooms = 0,
  units,
  unit_mix,
}: AreaListing): Pick<UnitKind, 'units' | 'bedrooms'>[] {
  const mix = toUnitMix(unit_mix);
  if (mix.length > 0) return mix;
  const isOne = ['Single Family', 'Condo', 'Residential'].includes(property_type ?? '') && (units ?? 1) === 1;
  return isOne && bedrooms > 0 ? [{ units: 1, bedrooms }] : [];
}

/** U.S. dollars a month: the fair market rent of all its homes, in a sentence. Null if one of them isn't known. */
export function fairMarketRentText(listing: AreaListing): string | null {
  const homes = homesOf(listing);
  const rents = homes.map(({ units, bedrooms }) => units * (fairMarketRent(listing.area, bedrooms) ?? NaN));
  const rent = rents.reduce((sum, one) => sum + one, 0);
  if (!rent) return null;
  const count = homes.reduce((sum, { units }) => sum + units, 0);
  const of = count === 1 ? `for ${bedroomsText(homes[0]?.bedrooms ?? 0)}` : `of its ${count} units together`;
  return `Fair market rent ${of}: ${formatUsd(rent)} a month.`;
}

const bedroomsText = (count: number) => (count === 0 ? 'a studio' : pluralize(count, 'bedroom'));

/** The places where medians end: the Census Bureau only says that they're beyond. */
const beyond: Readonly<Record<number, string>> = {
  99: 'Under $100',
  3501: 'Over $3,500',
  9999: 'Under $10,000',
  2000001: 'Over $2,000,000',
};

const moderate = /0\.2 PCT|1 PCT|LEVEE/;

/** What a flood zone means for a buyer: 'Zone AE: high risk. Lenders require flood insurance.' */
export function floodText({ zone, subtype, high_risk }: Pick<FloodZone, 'zone' | 'subtype' | 'high_risk'>): string {
  const kind = subtype?.toUpperCase() ?? '';
  if (high_risk) {
    const where = kind.includes('FLOODWAY') ? ', in the floodway' : zone.startsWith('V') ? ', on the coast' : '';
    return `Zone ${zone}${where}: high risk. Lenders require flood insurance.`;
  }
  if (zone === 'D') return 'Zone D: the risk wasn’t studied. Lenders may require flood insurance.';
  const risk = zone === 'B' || moderate.test(kind) ? 'moderate' : 'low';
  return `Zone ${zone}: ${risk} risk. Lenders rarely require flood insurance.`;
}

const perMonth = (amount: number) => `${beyond[amount] ?? formatUsd(amount)}/mo`;
const change = (percent: number) => `${percent > 0 ? '+' : ''}${formatPercent(percent)}`;

/** The bedrooms that a fair market rent is shown for: two, as HUD itself reports it, where the listing says nothing. */
function roomsOf(listing: AreaListing): number[] {
  const rooms = [...new Set(homesOf(listing).map(({ bedrooms }) => bedrooms))].sort((a, b) => a - b);
  if (rooms.length > 0) return rooms;
  return ['Land', 'Commercial', 'Industrial'].includes(listing.property_type ?? '') ? [] : [2];
}

type Fact = readonly [known: AreaFigure | undefined, label: string, value: string];

function factsOf(listing: AreaListing): Fact[] {
  const { area } = listing;
  const fact = (
    name: AreaFigure['figure'],
    label: string | ((year: number) => string),
    text: (value: number) => string,
  ): Fact => {
    const known = figureOf(area, name);
    return [known, typeof label === 'string' ? label : label(known?.year ?? 0), known ? text(known.value) : ''];
  };
  return [
    ...roomsOf(listing).map((bedrooms): Fact => {
      const known = figureOf(area, `fair_market_rent_${Math.min(bedrooms, 4) as 0 | 1 | 2 | 3 | 4}`);
      return [known, `Fair market rent, ${bedroomsText(bedrooms)}`, perMonth(fairMarketRent(area, bedrooms) ?? 0)];
    }),
    fact('median_rent', 'Median rent', perMonth),
    fact('median_home_value', 'Median home value', (value) => beyond[value] ?? formatUsd(value)),
    fact('vacant_pct', 'Vacant homes', formatPercent),
    fact('owner_occupied_pct', 'Owner-occupied homes', formatPercent),
    fact('price_change_1_pct', (year) => `Home prices, ${year - 1} to ${year}`, change),
    fact('price_change_5_pct', (year) => `Home prices, ${year - 5} to ${year}`, change),
    fact('property_tax_pct', 'Property tax rate', (value) => `${formatPercent(value, 2)} a year`),
  ];
}

/** What's known of a listing's area, by source and place, in the order of the page. */
export function areaGroups(listing: AreaListing): AreaGroup[] {
  const groups = new Map<string, AreaGroup>();
  for (const [known, label, value] of factsOf(listing)) {
    if (!known) continue;
    const { source, area } = known;
    const place = area === 'zip' ? `ZIP code ${known.place}` : known.place;
    const key = [place, source.name, source.as_of].join('\n');
    const group = groups.get(key) ?? { place, source, facts: [] };
    groups.set(key, { ...group, facts: [...group.facts, { label, value }] });
  }
  const flood = listing.area?.flood;
  const ofFlood = flood && {
    place: 'Pin on the map',
    source: flood.source,
    facts: [{ label: 'Flood zone', value: floodText(flood) }],
  };
  return [...groups.values(), ...(ofFlood ? [ofFlood] : [])];
}
