import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { marketplaceKeys, type FilteredSearch } from '@/shared/listings/api/keys';
import { readDatabase } from '@/platform/supabase/anon-client';
import { unwrap } from '@/platform/errors/errors';
import { toRpcFilters } from '@/domain/filters/filters';

/** How many listings pass the filters and contain the text; 1001 means more than 1,000. */
export function countQuery({ search, filters }: FilteredSearch) {
  return queryOptions({
    queryKey: marketplaceKeys.count({ search, filters }),
    queryFn: async ({ signal }) =>
      unwrap(
        await readDatabase()
          .rpc('count_properties', { filters: toRpcFilters(filters), search })
          .abortSignal(signal),
      ),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}
