import { formatNumber } from '@/kit/formatting/format';
import { creativeFinancings, residentialTypes } from '@/domain/listing/property-vocabulary';

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
export interface Facets {
  total: number;
  states: Counts;
  propertyTypes: Counts;
  financing: Counts;
  condition: Counts;
  occupancy: Counts;
  strategy: Counts;
  noJv: Count;
  priceDrop: Count;
  verified: Count;
}

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

/** How many listings a property type filter finds: 'Residential' listings count for each residential type. */
export function typeCount({ propertyTypes: counts }: Facets, type: string): Count {
  const residential: readonly string[] = residentialTypes;
  if (type === 'Residential') return countOf(counts, type, ...residential);
  return residential.includes(type) ? countOf(counts, type, 'Residential') : countOf(counts, type);
}

/** How many listings a financing filter finds: 'Creative' includes its kinds. */
export function financingCount({ financing: counts }: Facets, kind: string): Count {
  return kind === 'Creative' ? countOf(counts, kind, ...creativeFinancings) : countOf(counts, kind);
}
