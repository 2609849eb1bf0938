/** The search filters that a buy box can have, too. Postgres has the same list (`private.box_criteria`). */

import { z } from 'zod';
import {
  countActive,
  emptyFilters,
  filterChips,
  hasProblem,
  normalizeFilters,
  toRpcFilters,
  type FilterName,
  type Filters,
} from '@/shared/listing-filters/filters';
import type { RangeEntry } from '@/shared/listing-filters/filter-kinds';
import type { Json } from '@/shared/supabase/database.types';

/** In the order of a match report. */
export const furtherCriteria = [
  'places',
  'bedrooms',
  'bathrooms',
  'sqft',
  'units',
  'yearBuilt',
  'capRate',
  'pricePerSqft',
  'pricePerUnit',
  'occupancy',
  'noJv',
  'verifiedOnly',
] as const satisfies readonly FilterName[];

export type FurtherCriterion = (typeof furtherCriteria)[number];
export type FurtherCriteria = Pick<Filters, FurtherCriterion>;

const bound = z.union([z.number(), z.string()]).catch(0);
const range: z.ZodType<RangeEntry> = z.object({ min: bound, max: bound }).catch({ min: 0, max: 0 });
const list = z.array(z.string()).catch([]);
const flag = z.boolean().catch(false);

/** Reads the criteria as stored or as typed. What isn't valid is unset. */
export const furtherCriteriaSchema: z.ZodType<FurtherCriteria> = z.object({
  places: list,
  bedrooms: range,
  bathrooms: range,
  sqft: range,
  units: range,
  yearBuilt: range,
  capRate: range,
  pricePerSqft: range,
  pricePerUnit: range,
  occupancy: list,
  noJv: flag,
  verifiedOnly: flag,
});

/** As search filters, with all others unset. */
export function asFilters(criteria: FurtherCriteria): Filters {
  return { ...emptyFilters, ...criteria };
}

/** The criteria stored with a buy box; none for null. */
export function parseCriteria(stored: Json | null): FurtherCriteria {
  const filters = normalizeFilters(asFilters(furtherCriteriaSchema.parse(stored ?? {})));
  return furtherCriteriaSchema.parse(filters);
}

/** The criteria as stored: those that are set. */
export function toStored(criteria: FurtherCriteria): Record<string, Json> {
  return toRpcFilters(normalizeFilters(asFilters(criteria)));
}

/** Whether one of them can't be applied. */
export function hasCriteriaProblem(criteria: FurtherCriteria): boolean {
  return hasProblem(asFilters(criteria));
}

/** How many of the given ones are set. */
export function countSet(criteria: FurtherCriteria, only: readonly FurtherCriterion[]): number {
  return countActive(asFilters(criteria), only);
}

/** Each criterion in words: '2 to 4 units', 'Verified only'. */
export function criteriaTexts(criteria: FurtherCriteria): string[] {
  const texts = filterChips(asFilters(criteria)).map(({ label }) => label);
  // Search has a switch for it instead of a chip.
  return criteria.verifiedOnly ? [...texts, 'Verified only'] : texts;
}
