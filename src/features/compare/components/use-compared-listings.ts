import { useQueries, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { listingQuery } from '@/shared/listings/api/queries';
import type { Listing } from '@/shared/listings/listing';

type Results = UseQueryResult<Listing | null>[];

/** Keeps the identity of the listings while they're the same. */
function combine(results: Results) {
  return {
    // What a moderator removed is only left for its owner and staff.
    listings: results.flatMap(({ data }) => (data && data.removed_at === null ? [data] : [])),
    isPending: results.some(({ isPending }) => isPending),
    isFetching: results.some(({ isFetching }) => isFetching),
    error: results.find(({ data, error }) => data === undefined && error)?.error ?? null,
    /** When they were loaded (ms), for price drops and the time on market. */
    loadedAt: Math.max(0, ...results.map(({ dataUpdatedAt }) => dataUpdatedAt)),
  };
}

/**
 * The listings that this reader can see, in the order of `ids`, without those that don't exist. `retry` repeats the
 * requests that failed.
 */
export function useComparedListings(ids: readonly string[]) {
  const client = useQueryClient();
  const compared = useQueries({ queries: ids.map(listingQuery), combine });
  const retry = () => {
    for (const id of ids)
      void client.refetchQueries({
        queryKey: listingQuery(id).queryKey,
        predicate: ({ state }) => state.status === 'error',
      });
  };
  return { ...compared, retry };
}
