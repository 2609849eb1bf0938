import { cleanSearch } from '@/domain/filters/search-text';

/** The tier filter of the directory. Closers are pro and closer. */
export const tierFilters = [
  { value: 'all', label: 'All Members' },
  { value: 'partner', label: 'Partners' },
  { value: 'pro', label: 'Closers' },
] as const;

export type TierFilter = (typeof tierFilters)[number]['value'];

/** The directory's search and filters. */
export interface DirectoryFilters {
  search: string;
  tier: TierFilter;
}

/** No search and no filter: every member. */
export const emptyFilters: DirectoryFilters = { search: '', tier: 'all' };

/** True when a search or a filter is set. */
export function hasFilters({ search, tier }: DirectoryFilters): boolean {
  return search !== '' || tier !== 'all';
}

/** Parses a query string. Never throws; invalid values are ignored. */
export function parseDirectoryFilters(query: string): DirectoryFilters {
  const params = new URLSearchParams(query);
  const tier = tierFilters.find(({ value }) => value === params.get('tier'))?.value ?? 'all';
  return { search: cleanSearch(params.get('search')), tier };
}

/**
 * The query string, without its question mark, that `parseDirectoryFilters` parses back; empty without filters. Other
 * parameters in `also` stay.
 */
export function toDirectoryParams({ search, tier }: DirectoryFilters, also?: URLSearchParams): string {
  const params = new URLSearchParams(also);
  params.delete('search');
  params.delete('tier');
  const text = cleanSearch(search);
  if (text) params.set('search', text);
  if (tier !== 'all') params.set('tier', tier);
  return params.toString();
}

/** Whether a member may search and filter; `checking` while that isn't known. */
export type DirectoryAccess = 'checking' | 'unconfirmed' | 'open';

/**
 * Search and filters require a confirmed email. `confirmed` is undefined while it loads; if it couldn't be `found`,
 * Postgres decides, and `refused` says whether it rejected the search.
 */
export function directoryAccess(
  confirmed: boolean | null | undefined,
  found: boolean,
  refused: boolean,
): DirectoryAccess {
  if (confirmed === undefined && !refused) return found ? 'checking' : 'open';
  return confirmed ? 'open' : 'unconfirmed';
}
