/** Combines filters that a request sends with those that its sentence sets. */

import { fields } from '../filters/fields.ts';
import { emptyFilters, type FilterName, type Filters, filterNames, filterTexts } from '../filters/filters.ts';
import type { ChoicesFilter } from '../filters/filter-kinds.ts';
import type { Range } from '../filters/filter-labels.ts';
import { parsePlace } from '../place/place.ts';

export interface Combined {
  filters: Filters;
  /** Those that the sentence sets, as they're applied. */
  said: Partial<Filters>;
  /** What it sets that contradicts what was sent, in words. It isn't applied. */
  contradictions: string[];
}

/**
 * Both hold: the narrower of two bounds, the values of a list that pass both, and of places those in the states that
 * were sent. What was sent wins over what contradicts it.
 */
export function combineFilters(sent: Filters, said: Partial<Filters>): Combined {
  const combined = { ...sent };
  const applied: Partial<Filters> = {};
  const contradictions: string[] = [];
  const apply = (name: FilterName, value: unknown) => {
    Object.assign(combined, { [name]: value });
    Object.assign(applied, { [name]: value });
  };
  for (const name of filterNames) {
    if (said[name] === undefined || name === 'states' || name === 'places') continue;
    const value = both(name, sent[name], said[name]);
    if (value === null) contradictions.push(...filterTexts({ ...emptyFilters, [name]: said[name] }));
    else apply(name, value);
  }
  const { states = [], places = [] } = said;
  if (states.length > 0 || places.length > 0) {
    const location = locationOf(sent, { states, places });
    if (location) {
      Object.assign(combined, location);
      Object.assign(applied, Object.fromEntries(Object.entries(location).filter(([, keys]) => keys.length > 0)));
    } else contradictions.push(...filterTexts({ ...emptyFilters, states, places }));
  }
  return { filters: combined, said: applied, contradictions };
}

/** A value of a filter other than a place that passes what two do; null if nothing does. */
function both(name: FilterName, sent: unknown, said: unknown): unknown {
  const field = fields[name];
  if (field.kind === 'range') return overlap(sent as Range, said as Range);
  if (field.kind !== 'choices') return said;
  const { finds }: ChoicesFilter = field;
  const wide = sent as readonly string[];
  const within = (value: string) => wide.some((wider) => finds(value).every((found) => finds(wider).includes(found)));
  const values = wide.length === 0 ? (said as readonly string[]) : (said as readonly string[]).filter(within);
  return values.length > 0 ? values : null;
}

/** The overlap of two ranges, in which 0 is unset; null if there's none. */
function overlap(one: Range, other: Range): Range | null {
  const min = Math.max(one.min, other.min);
  const max = Math.min(one.max || Infinity, other.max || Infinity);
  if (min > max) return null;
  return { min, max: max === Infinity ? 0 : max };
}

type Location = Pick<Filters, 'states' | 'places'>;

/** Where both are; null if there's no such place, or it isn't known. */
function locationOf(sent: Location, said: Location): Location | null {
  if (sent.states.length === 0 && sent.places.length === 0) return said;
  const places = said.places.filter((key) => {
    const state = parsePlace(key)?.state ?? '';
    return sent.places.includes(key) || sent.states.includes(state);
  });
  const states = said.states.filter((state) => sent.states.includes(state));
  const sentInside = sent.places.filter((key) => said.states.includes(parsePlace(key)?.state ?? ''));
  const all = [...new Set([...places, ...sentInside])];
  return states.length > 0 || all.length > 0 ? { states, places: all } : null;
}
