// The search of listings: the app's filters as parameters, and what the database expects.
import { z } from 'npm:zod@4.6.7';
import { fields } from '../../../../../src/domain/filters/fields.ts';
import { type FilterName, filterNames } from '../../../../../src/domain/filters/filters.ts';
import { maxPlaces } from '../../../../../src/domain/filters/place-kinds.ts';
import type { NumberLimits } from '../../../../../src/kit/numbers/parse-number.ts';

const degrees = (limit: number) => z.number().min(-limit).max(limit);
const places = z
  .array(z.string().max(120))
  .max(maxPlaces)
  .describe(
    'Such as `city:Memphis, TN`, `city:Memphis+10, TN` (10 miles around), `county:Shelby, TN`, `zip:38103, TN`.',
  );
const list = (name: FilterName, values: readonly string[]) =>
  z
    .array(z.enum(values as [string, ...string[]]))
    .max(100)
    .describe(name === 'states' ? 'Two-letter codes.' : `${fields[name].label}: any of these.`);

const units: Readonly<Record<string, string>> = { $: ' (USD)', '%': ' (percent)' };
const bound = ({ max, prefix, suffix }: NumberLimits, text: string) =>
  z
    .number()
    .min(0)
    .max(max)
    .describe(`${text}${units[prefix ?? suffix ?? ''] ?? ''}.`);

/** The parameters of a filter, each optional. */
function paramsOf(name: FilterName): Record<string, z.ZodType> {
  const field = fields[name];
  switch (field.kind) {
    case 'choices':
      return { [name]: list(name, field.values) };
    case 'places':
      return { [name]: places };
    case 'range':
      return {
        [`${name}_min`]: bound(field.limits, `${field.label}, at least`),
        [`${name}_max`]: bound(field.limits, `${field.label}, at most`),
      };
    case 'switch':
      return { [name]: z.boolean().describe(`${field.label}.`) };
    case 'area':
      return {
        west: degrees(180).describe('Edges of an area in degrees. Send all four.'),
        south: degrees(90),
        east: degrees(180),
        north: degrees(90),
      };
    case 'shape':
      return {
        [name]: z
          .array(degrees(180))
          .max(200)
          .describe(
            'A drawn area: longitude and latitude of each of its 3 to 100 corners, in order. Such as ' +
              '`-90.1,35.1,-89.9,35.1,-90,35.2`.',
          ),
      };
  }
}

/** Parameters that narrow a search. Each of `toFilters`. */
export const filterQuery = {
  search: z.string().max(200).default('').describe('Words of the title, the address, or a place.'),
  ...Object.fromEntries(
    filterNames.flatMap((name) => Object.entries(paramsOf(name))).map(([param, type]) => [param, type.optional()]),
  ),
};

/** The filters as public.search_properties takes them. */
export function toFilters(query: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const values = filterNames.map((name) => [name, valueOf(name, query)] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

/** A filter's value; undefined if none of its parameters is sent. */
function valueOf(name: FilterName, query: Readonly<Record<string, unknown>>): unknown {
  const { kind } = fields[name];
  if (kind === 'range') {
    const [min, max] = [query[`${name}_min`], query[`${name}_max`]];
    return min || max ? { min: min ?? 0, max: max ?? 0 } : undefined;
  }
  if (kind === 'area') {
    const { west, south, east, north } = query;
    const box = { west, south, east, north };
    return Object.values(box).every((edge) => edge === undefined) ? undefined : box;
  }
  const value = query[name];
  return kind === 'shape' && Array.isArray(value) ? toCorners(value) : value;
}

/** Two numbers for each corner. The database refuses half a one. */
const toCorners = (numbers: readonly unknown[]) =>
  Array.from({ length: Math.ceil(numbers.length / 2) }, (_, index) => numbers.slice(2 * index, 2 * index + 2));

const range = z.strictObject({ min: z.number().min(0), max: z.number().min(0) });

/** A filter as a further criterion of a buy box: a value of `public.buybox_profiles.filters`. */
export function criterionOf(name: FilterName): z.ZodType {
  if (fields[name].kind === 'range') return range;
  const { [name]: type = z.never() } = paramsOf(name);
  return type;
}
