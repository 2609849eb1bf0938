import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getSupabase } from './client';
import { unwrap } from './errors';
import { authorColumns, type Author } from './author';

const mostFound = 6;

/**
 * Members to mention: public profiles whose name, title or location contain the text, at most six. Fails for members whose email is
 * not confirmed: they cannot search.
 */
export function memberSearchQuery(search: string) {
  return queryOptions({
    queryKey: ['member-search', search],
    queryFn: async ({ signal }): Promise<Author[]> => {
      const supabase = await getSupabase();
      return unwrap(
        await supabase
          .rpc('search_members', { search, page_size: mostFound })
          .select(authorColumns)
          .retry(false)
          .abortSignal(signal),
      );
    },
    enabled: search !== '',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}
