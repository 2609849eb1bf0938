/** How many listings each choice of a filter finds. */

import { formatNumber } from '../../kit/formatting/format.ts';
import { fields } from './fields.ts';
import type { ChoicesName, SwitchName } from './filters.ts';

/**
 * A number of listings. Of very many listings, a sample shows how many there are at least, and null means that it
 * doesn’t.
 */
export type Count = number | { readonly atLeast: number } | null;

/** Values without a listing are missing. */
export type Counts = Readonly<Record<string, Count>>;

/**
 * How many listings a search finds: in total, up to 1,001 if it is filtered, and for each value if it were the only one
 * chosen of its kind, or for a switch.
 */
export type Facets = { total: number } & { [Name in ChoicesName]: Counts } & { [Name in SwitchName]: Count };

/** '1,234', or '2,000+' if there are at least that many; undefined if it isn’t known. */
export function countText(count: Count | undefined): string | undefined {
  if (count === undefined || count === null) return undefined;
  return typeof count === 'number' ? formatNumber(count) : `${formatNumber(count.atLeast)}+`;
}

/** How many listings one of the values finds. */
export function countOf(counts: Counts, ...values: readonly string[]): Count {
  const found = values.map((value) => counts[value] ?? (value in counts ? null : 0));
  const atLeast = found.reduce<number>(
    (total, count) => total + (typeof count === 'number' ? count : (count?.atLeast ?? 0)),
    0,
  );
  if (found.every((count) => typeof count === 'number')) return atLeast;
  return atLeast === 0 ? null : { atLeast };
}

/** How many listings a choice finds, with those that state another value that it finds, too. */
export function choiceCount(facets: Facets, name: ChoicesName, value: string): Count {
  return countOf(facets[name], ...fields[name].finds(value));
}
