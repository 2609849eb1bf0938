import { cleanSearch } from '@/shared/lib/search-text';

/** The tier filter of the directory. Closers are pro and closer. */
export const tierFilters = [
  { value: 'all', label: 'All Members' },
  { value: 'partner', label: 'Partners' },
  { value: 'pro', label: 'Closers' },
] as const;

export type TierFilter = (typeof tierFilters)[number]['value'];

/** All that decides whom the directory shows. */
export interface DirectoryView {
  search: string;
  tier: TierFilter;
}

/** The whole directory. */
export const everybody: DirectoryView = { search: '', tier: 'all' };

/** Whether anything narrows the directory. */
export function isNarrowed({ search, tier }: DirectoryView): boolean {
  return search !== '' || tier !== 'all';
}

/** What a query string asks for. Never fails: what makes no sense counts as not asked. */
export function readDirectory(query: string): DirectoryView {
  const params = new URLSearchParams(query);
  const tier = tierFilters.find(({ value }) => value === params.get('tier'))?.value ?? 'all';
  return { search: cleanSearch(params.get('search')), tier };
}

/**
 * The one query string, without its question mark, that `readDirectory` reads as this; empty when nothing is asked. `also` are
 * parameters of others, which are kept.
 */
export function writeDirectory({ search, tier }: DirectoryView, also?: URLSearchParams): string {
  const params = new URLSearchParams(also);
  params.delete('search');
  params.delete('tier');
  const wanted = cleanSearch(search);
  if (wanted) params.set('search', wanted);
  if (tier !== 'all') params.set('tier', tier);
  return params.toString();
}

/** Whether a member may search and filter. */
export type DirectoryAccess = 'checking' | 'unconfirmed' | 'open';

/**
 * Search and filters are for members with a confirmed email. `confirmed` is undefined while it is not known; where it could
 * not be `found` out, Postgres decides, and has `refused` or not.
 */
export function directoryAccess(
  confirmed: boolean | null | undefined,
  found: boolean,
  refused: boolean,
): DirectoryAccess {
  if (confirmed === undefined && !refused) return found ? 'checking' : 'open';
  return confirmed ? 'open' : 'unconfirmed';
}
