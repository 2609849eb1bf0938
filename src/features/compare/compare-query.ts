/** Which listings are compared, in the URL: `ids=<id>,<id>&from=78701`. */

import { maxCompared } from '@/shared/comparison/choices';
import { parseZip } from '@/domain/place/zip';

export interface CompareQuery {
  /** Up to four ids in the order of the columns, each once. Whether they're valid is for the database to say. */
  ids: readonly string[];
  /** How many more ids the URL has. */
  extra: number;
  /** The ZIP code that distances are measured from; '' for the first listing. */
  from: string;
}

/** The longest list of ids we read from a URL, in characters. */
const maxLength = 2000;

/** Reads a query string. Never throws; a ZIP code that isn't one is ignored. */
export function parseCompareQuery(query: string): CompareQuery {
  const params = new URLSearchParams(query);
  const listed = params.getAll('ids').join(',').slice(0, maxLength).toLowerCase().split(',');
  const ids = [...new Set(listed.map((id) => id.trim()).filter(Boolean))];
  const from = params.get('from') ?? '';
  return {
    ids: ids.slice(0, maxCompared),
    extra: Math.max(0, ids.length - maxCompared),
    from: parseZip(from) ?? '',
  };
}

/**
 * The query string (no question mark) that `parseCompareQuery` reads back. Commas stay readable. Other parameters of
 * `preserve` are appended.
 */
export function toCompareQuery(
  { ids, from }: Pick<CompareQuery, 'ids' | 'from'>,
  preserve: URLSearchParams = new URLSearchParams(),
): string {
  const others = new URLSearchParams([...preserve].filter(([param]) => param !== 'ids' && param !== 'from')).toString();
  return [
    ...(ids.length > 0 ? [`ids=${ids.map(encodeURIComponent).join(',')}`] : []),
    ...(from ? [`from=${from}`] : []),
    ...(others ? [others] : []),
  ].join('&');
}
