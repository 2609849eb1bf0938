import type { QueryClient, QueryFilters } from '@tanstack/react-query';

/**
 * Refetches queries whose data has just changed on the server. Also those that wait for their first response, which may
 * be older than the change, and which `invalidateQueries` alone would take.
 */
export async function refetchChanged(client: QueryClient, filters: QueryFilters): Promise<void> {
  await client.cancelQueries({ ...filters, predicate: ({ state }) => state.data === undefined }, { silent: true });
  await client.invalidateQueries(filters);
}
