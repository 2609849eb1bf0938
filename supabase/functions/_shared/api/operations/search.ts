// The search of listings: the app's filters as parameters, and what the database expects.
import { z } from 'npm:zod@4.6.7';
import { fields } from '../../../../../src/domain/filters/fields.ts';
import type { Filter } from '../../../../../src/domain/filters/filter-kinds.ts';
import { type FilterName, filterNames, type Filters } from '../../../../../src/domain/filters/filters.ts';
import { maxPlaces } from '../../../../../src/domain/filters/place-kinds.ts';
import { maxSentenceLength } from '../../../../../src/domain/filters/search-text.ts';
import { placeProblem } from '../../../../../src/domain/place/place.ts';
import { joinStates, readPlace } from '../../../../../src/domain/place/read-place.ts';
import type { NumberLimits } from '../../../../../src/kit/numbers/parse-number.ts';
import type { Context } from '../operation.ts';
import { Problem, unwrap } from '../problem.ts';
import { readWords, type Understanding } from '../sentence.ts';

const degrees = (limit: number) => z.number().min(-limit).max(limit);
const places = z
  .array(z.string().max(120))
  .max(maxPlaces)
  .describe(
    'Such as `city:Memphis, TN`, `county:Shelby, TN`, `zip:38103, TN`, or `within 10 of city:Memphis, TN` (1 to 100 ' +
      'miles around; also `city:Memphis+10, TN`).',
  );
const list = (name: FilterName, values: readonly string[]) =>
  z
    .array(z.enum(values as [string, ...string[]]))
    .max(100)
    .describe(name === 'states' ? 'Two-letter codes.' : `${fields[name].label}: any of these.`);

const units: Readonly<Record<string, string>> = { $: ' (USD)', '%': ' (percent)' };
const bound = ({ max, prefix, suffix }: NumberLimits, text: string, isMax = false) =>
  (isMax ? z.number().gt(0, 'Send more than 0. Without a limit, leave it out.') : z.number().min(0))
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
        [`${name}_max`]: bound(field.limits, `${field.label}, at most`, true),
      };
    case 'switch':
      return { [name]: z.boolean().describe(`${field.label}.`) };
    case 'area':
      return {
        west: degrees(180).describe('Edges of an area in degrees. Send all four.'),
        south: degrees(90).describe('See west.'),
        east: degrees(180).describe('See west.'),
        north: degrees(90).describe('See west.'),
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

/** Parameters that narrow a search. */
export const filterQuery = {
  search: z
    .string()
    .max(maxSentenceLength)
    .default('')
    .describe(
      'A sentence such as `3 bed house in Texas under 300k`, read as in the app, or words of a title or an address. ' +
        'It narrows what the other parameters find, and the response says what was understood.',
    ),
  ...Object.fromEntries(
    filterNames.flatMap((name) => Object.entries(paramsOf(name))).map(([param, type]) => [param, type.optional()]),
  ),
};

const refused = (field: string, message: string) =>
  new Problem('invalid-request', `${field}: ${message}`, { errors: [{ in: 'query', field, message }] });

/** What public.search_properties takes for a request, and what its words mean. */
export async function readSearch(
  context: Context,
  { search, ...query }: Readonly<Record<string, unknown>>,
): Promise<Awaited<ReturnType<typeof readWords>>> {
  const sent = filterNames
    .map((name) => [name, valueOf(name, query)] as const)
    .filter(([, value]) => value !== undefined);
  const filters = Object.fromEntries(sent) as Partial<Filters>;
  if (filters.places) filters.places = await knownPlaces(context, filters.places);
  for (const [name] of sent) {
    const { problem } = fields[name] as unknown as Filter<unknown>;
    const message = problem(filters[name]);
    if (message !== undefined) throw refused(fields[name].kind === 'range' ? `${name}_min` : name, message);
  }
  return readWords(context, String(search ?? ''), filters);
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
    const edges = Object.entries({ west, south, east, north });
    const [missing] = edges.filter(([, edge]) => edge === undefined);
    if (missing && edges.some(([, edge]) => edge !== undefined)) throw refused(missing[0], 'Send all four edges.');
    return missing ? undefined : Object.fromEntries(edges);
  }
  const value = query[name];
  return kind === 'shape' && Array.isArray(value) ? toCorners(value) : value;
}

/** The keys of places as they are written. Refuses those that don't exist. */
export async function knownPlaces({ client }: Context, texts: readonly string[], field = 'places'): Promise<string[]> {
  if (texts.length === 0) return [];
  const written = joinStates(texts);
  const places = written.map((text) => {
    const place = readPlace(text);
    if (!place) throw refused(field, `“${text}” isn’t a place. Send one such as city:Memphis, TN.`);
    const problem = placeProblem(place);
    if (problem !== undefined) throw refused(field, problem);
    return place;
  });
  const keys = unwrap(await client.rpc('place_keys', { places })) as (string | null)[];
  return keys.map((key, index) => {
    if (key === null) throw refused(field, `We don’t know a place “${written[index]}”.`);
    return key;
  });
}

/** Two numbers for each corner. Half a one is refused. */
const toCorners = (numbers: readonly unknown[]) =>
  Array.from({ length: Math.ceil(numbers.length / 2) }, (_, index) => numbers.slice(2 * index, 2 * index + 2));

/** What a response says about the words of its search. */
export function explain(understanding: Understanding | null) {
  if (!understanding) return { understood: null, not_understood: [] };
  const { said, words, text, corrections, choices, notUnderstood: unread } = understanding;
  return { understood: { filters: toQuery(said), words, text, corrections, choices }, not_understood: unread };
}

/** Filters as parameters. */
function toQuery(filters: Partial<Filters>): Record<string, unknown> {
  const params = Object.entries(filters).flatMap(([name, value]): [string, unknown][] => {
    if (typeof value !== 'object' || value === null || !('min' in value)) return [[name, value]];
    const { min, max } = value;
    return [
      [`${name}_min`, min],
      [`${name}_max`, max],
    ];
  });
  return Object.fromEntries(params.filter(([, value]) => value !== 0));
}

const range = z.strictObject({
  min: z.number().min(0).describe('At least; 0 for no bound.'),
  max: z.number().min(0).describe('At most; 0 for no bound.'),
});

/** A filter as a further criterion of a buy box: a value of `public.buybox_profiles.filters`. */
export function criterionOf(name: FilterName): z.ZodType {
  if (fields[name].kind === 'range') return range.describe(`${fields[name].label}.`);
  const { [name]: type = z.never() } = paramsOf(name);
  return type;
}
