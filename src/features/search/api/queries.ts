import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/platform/errors/errors';
import { readDatabase } from '@/platform/supabase/anon-client';
import { isLongEnough, type SearchResult } from '../site-search';
import { searchKeys } from './keys';

/**
 * Listings, members, posts, topics, and resources that match, as far as the reader may see them. Disabled for short
 * text.
 */
export function siteSearchQuery(readerId: string | null, text: string) {
  return queryOptions({
    queryKey: searchKeys.site(readerId, text),
    queryFn: async ({ signal }): Promise<SearchResult[]> =>
      // The generated types don't say which columns may be null.
      unwrap(
        await readDatabase()
          .rpc('search_site', { q: text })
          .abortSignal(signal)
          .overrideTypes<SearchResult[], { merge: false }>(),
      ),
    enabled: isLongEnough(text),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}
