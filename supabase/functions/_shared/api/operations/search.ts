// The search of listings: the app's filters as parameters, and what the database expects.
import { z } from 'npm:zod@4.6.7';
import {
  conditions,
  exitStrategies,
  financings,
  occupancies,
  propertyTypes,
} from '../../../../../src/domain/listing/property-vocabulary.ts';
import { usStates } from '../../../../../src/domain/place/us-states.ts';

const max = { usd: 100_000_000_000, count: 10_000, area: 2_000_000_000 };

const list = <const T extends readonly [string, ...string[]]>(values: T, text: string) =>
  z.array(z.enum(values)).max(100).optional().describe(text);
const least = (limit: number, text: string) => z.number().min(0).max(limit).optional().describe(`At least, ${text}.`);
const most = (limit: number, text: string) => z.number().min(0).max(limit).optional().describe(`At most, ${text}.`);
const degrees = (limit: number) => z.number().min(-limit).max(limit);

/** Parameters that narrow a search. Each of `toFilters`. */
export const filterQuery = {
  search: z.string().max(200).default('').describe('Words of the title, the address, or a place.'),
  states: list(usStates.map(([code]) => code) as [string, ...string[]], 'Two-letter codes.'),
  places: z
    .array(z.string().max(120))
    .max(20)
    .optional()
    .describe(
      'Such as `city:Memphis, TN`, `city:Memphis+10, TN` (10 miles around), `county:Shelby, TN`, `zip:38103, TN`.',
    ),
  property_types: list(propertyTypes, 'Types.'),
  financing: list(financings, 'How it can be paid for.'),
  conditions: list(conditions, 'Conditions.'),
  occupancy: list(occupancies, 'Vacant or occupied.'),
  strategies: list(exitStrategies, 'Exit strategies that suit it.'),
  price_min: least(max.usd, 'USD'),
  price_max: most(max.usd, 'USD'),
  bedrooms_min: least(max.count, 'bedrooms'),
  bedrooms_max: most(max.count, 'bedrooms'),
  bathrooms_min: least(max.count, 'bathrooms'),
  bathrooms_max: most(max.count, 'bathrooms'),
  sqft_min: least(max.area, 'square feet'),
  sqft_max: most(max.area, 'square feet'),
  units_min: least(max.count, 'units'),
  units_max: most(max.count, 'units'),
  year_built_min: least(2100, 'year'),
  year_built_max: most(2100, 'year'),
  cap_rate_min: least(1000, 'percent'),
  cap_rate_max: most(1000, 'percent'),
  price_per_sqft_min: least(1_000_000, 'USD'),
  price_per_sqft_max: most(1_000_000, 'USD'),
  price_per_unit_min: least(max.usd, 'USD'),
  price_per_unit_max: most(max.usd, 'USD'),
  age_min: least(3650, 'days since it was posted'),
  age_max: most(3650, 'days since it was posted'),
  no_jv: z.boolean().optional().describe('Only listings without a joint venture.'),
  price_drop: z.boolean().optional().describe('Only listings whose price has dropped.'),
  verified_only: z.boolean().optional().describe('Only verified listings.'),
  west: degrees(180).optional().describe('Edges of an area in degrees. Send all four.'),
  south: degrees(90).optional(),
  east: degrees(180).optional(),
  north: degrees(90).optional(),
  shape: z
    .array(degrees(180))
    .max(200)
    .optional()
    .describe(
      'A drawn area: longitude and latitude of each of its 3 to 100 corners, in order. Such as ' +
        '`-90.1,35.1,-89.9,35.1,-90,35.2`.',
    ),
};

type Query = z.output<z.ZodObject<typeof filterQuery>>;

const ranges = {
  price: 'price',
  bedrooms: 'bedrooms',
  bathrooms: 'bathrooms',
  sqft: 'sqft',
  units: 'units',
  year_built: 'yearBuilt',
  cap_rate: 'capRate',
  price_per_sqft: 'pricePerSqft',
  price_per_unit: 'pricePerUnit',
  age: 'age',
} as const;

/** The filters as public.search_properties takes them. */
export function toFilters(query: Omit<Query, 'search'>): Record<string, unknown> {
  const { west, south, east, north, shape } = query;
  const area = [west, south, east, north];
  const bounds = Object.entries(ranges).flatMap(([name, filter]) => {
    const min = query[`${name as keyof typeof ranges}_min`] ?? 0;
    const upper = query[`${name as keyof typeof ranges}_max`] ?? 0;
    return min || upper ? [[filter, { min, max: upper }] as const] : [];
  });
  const lists = {
    states: query.states,
    places: query.places,
    propertyType: query.property_types,
    financing: query.financing,
    condition: query.conditions,
    occupancy: query.occupancy,
    strategy: query.strategies,
  };
  return {
    ...Object.fromEntries(Object.entries(lists).filter(([, chosen]) => chosen !== undefined)),
    ...Object.fromEntries(bounds),
    ...(query.no_jv && { noJv: true }),
    ...(query.price_drop && { priceDrop: true }),
    ...(query.verified_only && { verifiedOnly: true }),
    ...(area.some((edge) => edge !== undefined) && { box: { west, south, east, north } }),
    ...(shape && { shape: toCorners(shape) }),
  };
}

/** Two numbers for each corner. The database refuses half a one. */
const toCorners = (numbers: readonly number[]) =>
  Array.from({ length: Math.ceil(numbers.length / 2) }, (_, index) => numbers.slice(2 * index, 2 * index + 2));
