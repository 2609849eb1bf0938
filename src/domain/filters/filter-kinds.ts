/** The kinds of marketplace filters: choices from a list, places, a range, a switch, and an area of the map. */

import { numberProblem, rangeProblem, readNumber, type NumberLimits } from '../../kit/numbers/parse-number.ts';
import { formatPlaceKeys, parsePlace, placeKey, placeLabel, placeProblem, type Place } from '../place/place.ts';
import { lowerFirst, type Range } from './filter-labels.ts';
import type { Json } from '../database.types.ts';
import { formatShape, parseShape, roundShape, shapeProblem, type Shape } from './shape.ts';

/** A range as typed. A bound that isn't a number is the text; any other may be beyond the limits. */
export interface RangeEntry {
  min: number | string;
  max: number | string;
}

/** A rectangle in degrees, edges included. */
export interface GeoBounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

/**
 * Parts of a saved search's suggested name, in the order they are read: 'Verified Condo, 2+ beds under $300K with Cash
 * in Texas'.
 */
export const nameSlots = ['badge', 'type', 'size', 'price', 'terms', 'place'] as const;

/** Everything the app needs to know about one filter. */
export interface Filter<T> {
  kind: 'choices' | 'places' | 'range' | 'switch' | 'area' | 'shape';
  /** Parameter in the URL. */
  param: string;
  empty: T;
  isSet: (value: T) => boolean;
  /** What is wrong with a value, which isn't applied then; undefined if nothing is. */
  problem: (value: T) => string | undefined;
  /** Reads the URL parameter's occurrences. Never throws; `normalize` drops what makes no sense. */
  parse: (params: readonly string[]) => T;
  /** Value of the URL parameter. Called for set values only. */
  format: (value: T) => string;
  /** The one form of all values with the same meaning. */
  normalize: (value: T) => T;
  /** What `parse_filters` in the database expects. */
  toJson: (value: T) => Json;
  /**
   * Removable labels above the results; `without` is the value once that label is removed. `invalid`: if this part of
   * the value can't be applied; by default, if the filter has a problem.
   */
  chips: (value: T) => { label: string; without: T; invalid?: boolean }[];
  nameSlot: (typeof nameSlots)[number];
  /** How a set value reads in the name of a saved search. */
  phrase: (value: T) => string;
}

/** The longest list we read from a URL, in characters. */
const maxListLength = 2000;

const slug = (value: string) => value.toLowerCase().replaceAll(' ', '-');

interface ChoicesOptions extends Pick<Filter<readonly string[]>, 'param' | 'nameSlot' | 'phrase'> {
  /** Known values, in canonical order. */
  values: readonly string[];
  /** A value in the URL; lower case with hyphens by default. */
  toParam?: (value: string) => string;
  label?: (value: string) => string;
}

/** A filter that passes listings with any of the chosen values. Choosing nothing passes all. */
export function choices({
  values,
  toParam = slug,
  label = (value) => value,
  ...rest
}: ChoicesOptions): Filter<readonly string[]> {
  return {
    ...rest,
    kind: 'choices',
    empty: [],
    isSet: (chosen) => chosen.length > 0,
    problem: () => undefined,
    parse: (params) => {
      const found = params.join(',').slice(0, maxListLength).toLowerCase().split(',');
      const slugs = new Set(found.map((part) => part.trim()));
      return values.filter((value) => slugs.has(toParam(value).toLowerCase()));
    },
    format: (chosen) => chosen.map(toParam).join(','),
    normalize: (chosen) => values.filter((value) => chosen.includes(value)),
    toJson: (chosen) => [...chosen],
    chips: (chosen) =>
      chosen.map((value) => ({ label: label(value), without: chosen.filter((other) => other !== value) })),
  };
}

interface RangeOptions extends Pick<Filter<RangeEntry>, 'param' | 'nameSlot'> {
  /** Before the problem in a chip. */
  name: string;
  /** What each bound accepts. */
  limits: NumberLimits;
  /** A valid range in words, for its chip. */
  label: (range: Range) => string;
  phrase?: (range: Range) => string;
}

/** A bound in the URL; the text if it isn't a plain number. */
const parseBound = (text: string) => readNumber(text) ?? 0;

/**
 * A filter that passes listings whose number is within bounds. In the URL: '2-4', '2-' (or '2') from 2, '-4' up to 4.
 * Bounds are never changed: a range with a problem is kept as it is, and isn't applied.
 */
export function range({ name, limits, label, phrase = label, ...rest }: RangeOptions): Filter<RangeEntry> {
  const empty: Range = { min: 0, max: 0 };
  const problem = ({ min, max }: RangeEntry) =>
    numberProblem(min, limits) ?? numberProblem(max, limits) ?? (max === 0 ? undefined : rangeProblem(min, max));
  const chipLabel = (value: RangeEntry) => {
    const wrong = problem(value);
    if (wrong) return `${name}: ${lowerFirst(wrong.replace(/\.$/, ''))}`;
    return isNumeric(value) ? label(value) : '';
  };
  return {
    ...rest,
    kind: 'range',
    empty,
    isSet: ({ min, max }) => min !== 0 || max !== 0,
    problem,
    parse: ([text = '']) => {
      const [min = '', max = '', ...more] = text.split('-');
      const parsed = { min: parseBound(min), max: parseBound(max) };
      return more.length > 0 || !isNumeric(parsed) ? empty : parsed;
    },
    format: ({ min, max }) => `${min || ''}-${max || ''}`,
    normalize: (value) => value,
    toJson: (value) => ({ ...value }),
    chips: (value) => [{ label: chipLabel(value), without: empty }],
    phrase: (value) => (isNumeric(value) ? phrase(value) : ''),
  };
}

function isNumeric(value: RangeEntry): value is Range {
  return typeof value.min === 'number' && typeof value.max === 'number';
}

/** A filter that is on or off. Without a label, it has no chip: its own control is always visible. '1' in the URL. */
export function toggle({
  label,
  ...options
}: Pick<Filter<boolean>, 'param' | 'nameSlot' | 'phrase'> & { label?: string }): Filter<boolean> {
  return {
    ...options,
    kind: 'switch',
    empty: false,
    isSet: (on) => on,
    problem: () => undefined,
    parse: ([text]) => text === '1',
    format: () => '1',
    normalize: (on) => on,
    toJson: (on) => on,
    chips: (on) => (on && label !== undefined ? [{ label, without: false }] : []),
  };
}

interface PlacesOptions extends Pick<Filter<readonly string[]>, 'param' | 'nameSlot'> {
  /** Of the places' labels. */
  phrase: (labels: readonly string[]) => string;
}

/** The most places of a search; the database rejects more. */
export const maxPlaces = 20;

/**
 * A filter that passes listings in any of the places, given by their keys, in the order they were added. In the URL,
 * they are separated by semicolons.
 */
export function placeList({ phrase, ...rest }: PlacesOptions): Filter<readonly string[]> {
  const placesOf = (keys: readonly string[]) => keys.map(parsePlace).filter((place): place is Place => place !== null);
  const validOf = (keys: readonly string[]) => placesOf(keys).filter((place) => placeProblem(place) === undefined);
  const normalize = (keys: readonly string[]) => [...new Set(placesOf(keys).map(placeKey))].slice(0, maxPlaces);
  return {
    ...rest,
    kind: 'places',
    empty: [],
    isSet: (keys) => keys.length > 0,
    // The others are still applied.
    problem: (keys) => (validOf(keys).length > 0 ? undefined : placesOf(keys).map(placeProblem)[0]),
    parse: (params) => normalize(params.join(';').slice(0, maxListLength).split(';')),
    format: formatPlaceKeys,
    normalize,
    toJson: (keys) => validOf(keys).map(placeKey),
    chips: (keys) =>
      placesOf(keys).map((place) => {
        const problem = placeProblem(place);
        return {
          label: [placeLabel(place), problem && lowerFirst(problem.replace(/\.$/, ''))].filter(Boolean).join(': '),
          invalid: problem !== undefined,
          without: keys.filter((key) => key !== placeKey(place)),
        };
      }),
    phrase: (keys) => phrase(validOf(keys).map(placeLabel)),
  };
}

interface AreaOptions extends Pick<Filter<GeoBounds | null>, 'param' | 'nameSlot' | 'phrase'> {
  label: string;
}

/** A filter that passes listings inside a rectangle of the map; null passes all. 'west,south,east,north' in the URL. */
export function area({ label, ...rest }: AreaOptions): Filter<GeoBounds | null> {
  return {
    ...rest,
    kind: 'area',
    empty: null,
    isSet: (bounds) => bounds !== null,
    problem: () => undefined,
    parse: ([text = '']) => {
      const parts = text.split(',');
      // Number('') is 0, but an empty part is not a coordinate.
      const numbers = parts.map((part) => (part.trim() === '' ? NaN : Number(part)));
      const [west = NaN, south = NaN, east = NaN, north = NaN] = numbers;
      return parts.length === 4 ? { west, south, east, north } : null;
    },
    format: (bounds) => (bounds ? `${bounds.west},${bounds.south},${bounds.east},${bounds.north}` : ''),
    normalize: normalizeBounds,
    toJson: (bounds) => (bounds ? { ...bounds } : null),
    chips: (bounds) => (bounds ? [{ label, without: null }] : []),
  };
}

/** A filter that passes listings inside an area drawn on the map; null passes all. */
export function shape({
  label,
  ...rest
}: Pick<Filter<Shape | null>, 'param' | 'nameSlot' | 'phrase'> & {
  label: string;
}): Filter<Shape | null> {
  const problem = (value: Shape | null) => (value ? shapeProblem(value) : undefined);
  return {
    ...rest,
    kind: 'shape',
    empty: null,
    isSet: (value) => value !== null,
    problem,
    parse: ([text = '']) => parseShape(text),
    format: (value) => (value ? formatShape(value) : ''),
    normalize: (value) => (value && problem(value) === undefined ? roundShape(value) : value),
    toJson: (value) => (value ? value.map((corner) => [...corner]) : null),
    chips: (value) => (value ? [{ label: problem(value) ?? label, without: null }] : []),
  };
}

/** Degrees to five decimals (about a meter), no further out than `limit`. */
function degrees(value: number, limit: number): number {
  // Adding 0 turns -0 into 0, which formats the same way.
  return Math.round(Math.min(Math.max(value, -limit), limit) * 1e5) / 1e5 + 0;
}

/** The bounds with their sides in order; null when they have no area or aren't made of numbers. */
function normalizeBounds(bounds: GeoBounds | null): GeoBounds | null {
  if (!bounds || !Object.values(bounds).every(Number.isFinite)) return null;
  const [west = 0, east = 0] = [degrees(bounds.west, 180), degrees(bounds.east, 180)].toSorted((a, b) => a - b);
  const [south = 0, north = 0] = [degrees(bounds.south, 90), degrees(bounds.north, 90)].toSorted((a, b) => a - b);
  return west < east && south < north ? { west, south, east, north } : null;
}
