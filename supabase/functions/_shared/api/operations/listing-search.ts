// Searching the marketplace.
import { z } from 'npm:zod@4.6.7';
import { facets, foundListing, foundPage } from '../answers/listing-search.ts';
import { changedPage, rowsOf, syncQuery, wholeList } from '../changes.ts';
import { decodeCursor, encodeCursor, pageQuery } from '../cursor.ts';
import { operation } from '../operation.ts';
import { Problem, unwrap } from '../problem.ts';
import { explain, filterQuery, readSearch } from './search.ts';

/** Counts, with {at_least} for the database's {atLeast}. */
const inSnakeCase = (counts: object) =>
  JSON.parse(JSON.stringify(counts), (_name, value: unknown) =>
    typeof value === 'object' && value !== null && 'atLeast' in value ? { at_least: value.atLeast } : value,
  ) as object;

const sorts = ['featured', 'newest', 'price-asc', 'price-desc', 'cap-rate', 'best-match'] as const;

/** The columns of the last row that public.search_properties continues after, and the sort that they're of. */
const searchCursor = z.strictObject({
  sort: z.enum(sorts),
  id: z.guid(),
  verified: z.boolean(),
  priority: z.boolean(),
  created_at: z.iso.datetime({ offset: true }),
  price: z.int(),
  cap_rate: z.number().nullable(),
  match_score: z.int().nullable(),
});

export const listingSearchOperations = [
  operation({
    id: 'searchListings',
    method: 'GET',
    path: '/v1/listings',
    scope: 'listings:read',
    tag: 'Listings',
    summary: 'Search listings',
    description:
      'Active listings that pass all filters and fit the words of `search`, as in the marketplace. The response says ' +
      'what was understood of them.',
    query: z.strictObject({
      ...filterQuery,
      ...syncQuery,
      sort: z.enum(sorts).default('featured').describe('best-match takes a buy box.'),
      ...pageQuery,
    }),
    example: { query: { states: ['TX', 'FL'], price_max: 250000, sort: 'cap-rate', limit: 2 } },
    response: foundPage,
    run: async (context, { query: { sort, limit, cursor, updated_since, ...query } }) => {
      if (updated_since !== undefined) {
        const { filters, search, understanding } = await readSearch(context, query);
        const page = await changedPage(context, { kind: 'market', updated_since, limit, cursor }, async (ids) =>
          rowsOf(await context.client.rpc('listings_found', { filters, search, ids }).select(foundListing.select)),
        );
        return { ...page, ...explain(understanding) };
      }
      const after = cursor === undefined ? null : decodeCursor(cursor, searchCursor);
      if (after && after.sort !== sort)
        throw new Problem('invalid-cursor', `This cursor is for the sort ${after.sort}.`);
      const { filters, search, understanding } = await readSearch(context, query);
      const items = unwrap(
        await context.client
          .rpc('search_properties', { filters, search, sort, page_size: limit, after })
          .select(foundListing.select),
      ) as unknown as Record<string, unknown>[];
      const last = items.at(-1);
      const columns = Object.keys(searchCursor.shape).filter((name) => name !== 'sort');
      const next = last && Object.fromEntries(columns.map((name) => [name, last[name]]));
      return {
        items,
        next_cursor: next && items.length === limit ? encodeCursor({ sort, ...next }) : null,
        ...wholeList,
        ...explain(understanding),
      };
    },
  }),
  operation({
    id: 'countListings',
    method: 'GET',
    path: '/v1/listings/facets',
    scope: 'listings:read',
    tag: 'Listings',
    summary: 'Count listings',
    description: 'How many listings a search finds, in total and by value of each filter.',
    query: z.strictObject(filterQuery),
    example: { query: { property_type: ['Multi Family'], bedrooms_min: 4 } },
    response: facets,
    run: async (context, { query }) => {
      const { filters, search, understanding } = await readSearch(context, query);
      const counted = unwrap(await context.client.rpc('property_facets', { filters, search })) as object;
      return { ...inSnakeCase(counted), ...explain(understanding) };
    },
  }),
];
