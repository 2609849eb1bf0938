import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { persisted } from '@/platform/query/persisted';
import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import { afterCursor } from '@/kit/network/keyset';
import { marketplaceKeys } from '@/shared/listings/api/keys';
import { summaryColumns } from '@/shared/listings/api/queries';

const pageSize = 24;

/** A saved search. `query` is the marketplace's query string, without the question mark. */
export interface SavedSearch {
  id: string;
  name: string;
  query: string;
  created_at: string;
  /** How it alerts the member; null if it doesn’t. */
  alert: { mail: string } | null;
}

/** A member's saved searches (at most 50), newest first. */
export function savedSearchesQuery(userId: string) {
  return queryOptions({
    queryKey: marketplaceKeys.savedSearches(userId),
    meta: persisted,
    queryFn: async ({ signal }): Promise<SavedSearch[]> =>
      unwrap(
        await database()
          .from('saved_searches')
          .select('id, name, query, created_at, alert:search_alerts(mail)')
          .eq('user_id', userId)
          .order('created_at', { ascending: false })
          .order('id', { ascending: false })
          .abortSignal(signal),
      ),
  });
}

/**
 * Pages of a member's saved listings, last saved first. `listing` is null when the member can no longer read it,
 * because it's paused.
 */
export function savedListingsQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: marketplaceKeys.saved(userId),
    meta: persisted,
    queryFn: async ({ pageParam, signal }) => {
      let page = database()
        .from('saved_listings')
        .select(`created_at, property_id, listing:properties(${summaryColumns})`)
        .eq('user_id', userId);
      if (pageParam)
        page = page.or(afterCursor(['created_at', pageParam.created_at], ['property_id', pageParam.property_id]));
      return unwrap(
        await page
          .order('created_at', { ascending: false })
          .order('property_id', { ascending: false })
          .limit(pageSize)
          .abortSignal(signal),
      );
    },
    // Hearts on other screens change this list.
    staleTime: 0,
    initialPageParam: null as { created_at: string; property_id: string } | null,
    getNextPageParam: (page) => {
      const last = page.at(-1);
      return last && page.length === pageSize
        ? { created_at: last.created_at, property_id: last.property_id }
        : undefined;
    },
  });
}
