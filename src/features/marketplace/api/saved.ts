import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getSupabase } from '@/shared/supabase/client';
import { unwrap } from '@/shared/supabase/errors';
import { rowsAfter } from '@/shared/supabase/keyset';
import { marketplaceKeys } from './keys';
import { summaryColumns } from './queries';

const pageSize = 24;

/** A search a member has kept. `query` is the marketplace's query string, without the question mark. */
export interface SavedSearch {
  id: string;
  name: string;
  query: string;
  created_at: string;
}

/** The searches a member has kept, at most 50, the newest first. */
export function savedSearchesQuery(userId: string) {
  return queryOptions({
    queryKey: marketplaceKeys.savedSearches(userId),
    queryFn: async ({ signal }): Promise<SavedSearch[]> => {
      const supabase = await getSupabase();
      return unwrap(
        await supabase
          .from('saved_searches')
          .select('id, name, query, created_at')
          .eq('user_id', userId)
          .order('created_at', { ascending: false })
          .order('id', { ascending: false })
          .retry(false)
          .abortSignal(signal),
      );
    },
  });
}

/**
 * The listings a member has saved, the newest save first, page by page. A save whose listing the member may no longer read
 * (it is paused) has null for a listing.
 */
export function savedListingsQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: marketplaceKeys.saved(userId),
    queryFn: async ({ pageParam, signal }) => {
      const supabase = await getSupabase();
      let page = supabase
        .from('saved_listings')
        .select(`created_at, property_id, listing:properties(${summaryColumns})`)
        .eq('user_id', userId);
      if (pageParam)
        page = page.or(rowsAfter(['created_at', pageParam.created_at], ['property_id', pageParam.property_id]));
      return unwrap(
        await page
          .order('created_at', { ascending: false })
          .order('property_id', { ascending: false })
          .limit(pageSize)
          .retry(false)
          .abortSignal(signal),
      );
    },
    // The hearts on other screens change what is here.
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

/** Work on one member's saved searches: done by Postgres, then read again. */
function useSavedSearchMutation<V>(userId: string, mutationFn: (variables: V) => Promise<void>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: marketplaceKeys.savedSearches(userId) }),
  });
}

/** Keeps a search. 23505 where it is kept already, 23514 for a 51st. */
export function useSaveSearch(userId: string) {
  return useSavedSearchMutation(userId, async ({ name, query }: { name: string; query: string }) => {
    const supabase = await getSupabase();
    unwrap(await supabase.from('saved_searches').insert({ user_id: userId, name, query }));
  });
}

/** Renames a kept search; one that is gone is no failure. */
export function useRenameSearch(userId: string) {
  return useSavedSearchMutation(userId, async ({ id, name }: { id: string; name: string }) => {
    const supabase = await getSupabase();
    unwrap(await supabase.from('saved_searches').update({ name }).eq('id', id));
  });
}

/** Removes a kept search; one that is gone already is no failure. */
export function useDeleteSearch(userId: string) {
  return useSavedSearchMutation(userId, async (id: string) => {
    const supabase = await getSupabase();
    unwrap(await supabase.from('saved_searches').delete().eq('id', id));
  });
}
