import { creativeFinancings, residentialTypes } from '@/shared/config/property-vocabulary';

type Counts = Readonly<Record<string, number>> | null;

/**
 * How many listings a search finds: in total, and for each value if it were the only one chosen of its kind. Values
 * without a listing are missing. Counts of a filtered search stop at 1,001; those of a kind are null if there are too
 * many listings to count.
 */
export interface Facets {
  total: number;
  states: Counts;
  propertyTypes: Counts;
  financing: Counts;
}

/**
 * How many listings a property type filter finds: 'Residential' listings count for each residential type. Undefined if
 * it isn't counted.
 */
export function typeCount({ propertyTypes: counts }: Facets, type: string): number | undefined {
  const residential: readonly string[] = residentialTypes;
  if (type === 'Residential') return sum(counts, [type, ...residential]);
  return sum(counts, residential.includes(type) ? [type, 'Residential'] : [type]);
}

/** How many listings a financing filter finds: 'Creative' includes its kinds. Undefined if it isn't counted. */
export function financingCount({ financing: counts }: Facets, kind: string): number | undefined {
  return sum(counts, kind === 'Creative' ? [kind, ...creativeFinancings] : [kind]);
}

function sum(counts: Counts, values: readonly string[]): number | undefined {
  if (counts === null) return undefined;
  return values.reduce((total, value) => total + (counts[value] ?? 0), 0);
}
