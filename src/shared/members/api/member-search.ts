import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import { authorColumns, type Author } from '@/domain/member/author';

const maxResults = 6;

/**
 * Query for up to six members to mention, by name, title, or location. Only public profiles. Fails with 'forbidden' if
 * the user's email isn't confirmed.
 */
export function memberSearchQuery(search: string) {
  return queryOptions({
    queryKey: ['member-search', search],
    queryFn: async ({ signal }): Promise<Author[]> =>
      unwrap(
        await database()
          .rpc('search_members', { search, page_size: maxResults })
          .select(authorColumns)
          .abortSignal(signal),
      ),
    enabled: search !== '',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}
