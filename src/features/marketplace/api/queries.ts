import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { persisted } from '@/platform/query/persisted';
import { readDatabase } from '@/platform/supabase/anon-client';
import { unwrap } from '@/platform/errors/errors';
import { marketplaceKeys, type FilteredSearch, type SortedSearch } from '@/shared/listings/api/keys';
import { summaryColumns } from '@/shared/listings/api/queries';
import type { ListingSummary } from '@/domain/listing/listing';
import type { Facets } from '@/domain/filters/facets';
import { toRpcFilters } from '@/domain/filters/filters';

/** How many listings a screen loads at a time. */
const screenSize = 24;

/** Adds the match score when sorted by it; members only. */
const scoredColumns = `${summaryColumns}, match_score` as const;

/** The columns of the last row that `search_properties` needs to continue after it. */
function cursorOf({ id, verified, priority, created_at, price, cap_rate, match_score = null }: ListingSummary) {
  return { id, verified, priority, created_at, price, cap_rate, ...(match_score !== null && { match_score }) };
}

type Cursor = ReturnType<typeof cursorOf>;

/** Pages of listings that pass the filters and contain the text, in the given order (keyset pagination). */
export function searchQuery({ search, sort, filters }: SortedSearch, pageSize = screenSize) {
  return infiniteQueryOptions({
    queryKey: marketplaceKeys.search({ search, sort, filters }),
    meta: persisted,
    queryFn: async ({ pageParam, signal }): Promise<ListingSummary[]> => {
      const request = readDatabase()
        .rpc('search_properties', {
          filters: toRpcFilters(filters),
          search,
          sort,
          page_size: pageSize,
          ...(pageParam && { after: pageParam }),
        })
        .abortSignal(signal);
      return unwrap(await (sort === 'best-match' ? request.select(scoredColumns) : request.select(summaryColumns)));
    },
    initialPageParam: null as Cursor | null,
    getNextPageParam: (page) => {
      const last = page.at(-1);
      return last && page.length === pageSize ? cursorOf(last) : undefined;
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}

/** How many listings a search finds, in total and by option; null counts all active listings. */
export function facetsQuery(search: FilteredSearch | null = null) {
  return queryOptions({
    queryKey: marketplaceKeys.facets(search),
    meta: persisted,
    queryFn: async ({ signal }) => {
      const args = search ? { filters: toRpcFilters(search.filters), search: search.search } : {};
      // The generated type only says JSON; the SQL function documents the shape.
      return unwrap(await readDatabase().rpc('property_facets', args).abortSignal(signal)) as unknown as Facets;
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}
