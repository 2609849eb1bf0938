/** The search filters that a buy box can have, too. Postgres has the same list (`private.box_criteria`). */

import {
  countActive,
  emptyFilters,
  filterChips,
  hasProblem,
  normalizeFilters,
  toRpcFilters,
  type FilterName,
  type Filters,
} from '@/domain/filters/filters';
import type { RangeEntry } from '@/domain/filters/filter-kinds';
import type { Json } from '@/domain/database.types';

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

const bound = (value: unknown) => (typeof value === 'number' || typeof value === 'string' ? value : 0);
const fields = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
const range = (value: unknown): RangeEntry => ({ min: bound(fields(value)['min']), max: bound(fields(value)['max']) });
const list = (value: unknown) =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];

/**
 * Reads the criteria as stored or as typed. What isn't valid is unset. By hand, because the dashboard shows them and
 * doesn't load zod.
 */
export function readCriteria(value: unknown): FurtherCriteria {
  const given: Partial<Record<FurtherCriterion, unknown>> = fields(value);
  return {
    places: list(given.places),
    bedrooms: range(given.bedrooms),
    bathrooms: range(given.bathrooms),
    sqft: range(given.sqft),
    units: range(given.units),
    yearBuilt: range(given.yearBuilt),
    capRate: range(given.capRate),
    pricePerSqft: range(given.pricePerSqft),
    pricePerUnit: range(given.pricePerUnit),
    occupancy: list(given.occupancy),
    noJv: given.noJv === true,
    verifiedOnly: given.verifiedOnly === true,
  };
}

/** As search filters, with all others unset. */
export function asFilters(criteria: FurtherCriteria): Filters {
  return { ...emptyFilters, ...criteria };
}

/** The criteria stored with a buy box; none for null. */
export function parseCriteria(stored: Json | null): FurtherCriteria {
  return readCriteria(normalizeFilters(asFilters(readCriteria(stored))));
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
