/** The search filters that a buy box has besides its columns (`criteria`), as filters with all others unset. */

import { fields } from '@/domain/filters/fields';
import {
  criteria,
  emptyFilters,
  filtersOf,
  normalizeFilters,
  toRpcFilters,
  type FilterName,
  type Filters,
} from '@/domain/filters/filters';
import type { Json } from '@/domain/database.types';

const bound = (value: unknown) => (typeof value === 'number' || typeof value === 'string' ? value : 0);
const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

function readValue(name: FilterName, value: unknown): unknown {
  const { kind } = fields[name];
  if (kind === 'range') return { min: bound(record(value)['min']), max: bound(record(value)['max']) };
  if (kind === 'switch') return value === true;
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}

/**
 * Reads the criteria as stored or as typed. What isn't valid is unset. By hand, because the dashboard shows them and
 * doesn't load zod.
 */
export function readCriteria(value: unknown): Filters {
  const given = record(value);
  return filtersOf((name) => (criteria.includes(name) ? readValue(name, given[name]) : emptyFilters[name]));
}

/** The criteria stored with a buy box; none for null. */
export function parseCriteria(stored: Json | null): Filters {
  return normalizeFilters(readCriteria(stored));
}

/** The criteria as stored: those that are set. */
export function toStored(further: Filters): Record<string, Json> {
  return toRpcFilters(normalizeFilters(further));
}
