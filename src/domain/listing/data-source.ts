import { formatDay } from '../../kit/formatting/format.ts';

/** Where outside data comes from. */
export interface DataSource {
  name: string;
  license: string;
  url: string | null;
  /** YYYY-MM-DD: the last day that it's about. */
  as_of: string;
}

/** Its name, with its license and date: 'County Auditor (CC0, to Jan 31, 2026)'. */
export function sourceText({ name, license, as_of }: DataSource): string {
  return `${name} (${license}, to ${formatDay(as_of)})`;
}
