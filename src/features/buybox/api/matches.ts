import { queryOptions } from '@tanstack/react-query';
import { persisted } from '@/platform/query/persisted';
import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import { marketplaceKeys } from '@/shared/listings/api/keys';
import { summaryColumns } from '@/shared/listings/api/queries';

/** Up to `count` of the newest listings that match the member's buy box; none without a buy box. */
export function matchesQuery(userId: string, count: number) {
  return queryOptions({
    queryKey: marketplaceKeys.matches(userId, count),
    meta: persisted,
    queryFn: async ({ signal }) =>
      unwrap(await database().rpc('matched_listings', { max_rows: count }).select(summaryColumns).abortSignal(signal)),
    staleTime: 60_000,
  });
}
