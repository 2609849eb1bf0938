import { foldedWords, foldText } from '@/kit/formatting/fold-text';
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

/** How many characters of a message stand before the word that was found, at most. */
const before = 24;

/** A message from shortly before the first word that was found, so that a single line shows the word. */
export function excerpt(text: string, search: string): string {
  const folded = foldText(text);
  const places = foldedWords(search).map((word) => folded.indexOf(word));
  const first = Math.min(...places.filter((place) => place >= 0));
  if (!Number.isFinite(first) || first <= before) return text;
  const start = text.indexOf(' ', first - before) + 1;
  return `…${text.slice(start > 0 && start <= first ? start : first)}`;
}
