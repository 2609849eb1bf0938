import { cleanSearch } from '@/domain/filters/search-text';

/** The search of the inbox in its URL, which stays while conversations are opened. */
export const inboxSearch = {
  parse: (query: string) => ({ search: cleanSearch(new URLSearchParams(query).get('search')) }),
  serialize: ({ search }: { search: string }, preserve?: URLSearchParams): string => {
    const params = new URLSearchParams(preserve);
    if (search) params.set('search', search);
    else params.delete('search');
    return params.toString();
  },
};

/** The path of a conversation or the inbox, with the search of the inbox. */
export function withInboxSearch(path: string, search: string): string {
  const query = inboxSearch.serialize({ search });
  return query ? `${path}?${query}` : path;
}
