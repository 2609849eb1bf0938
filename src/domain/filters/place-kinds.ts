/** Kinds of filters by place: a list of places, and an area of the map. */

import { formatPlaceKeys, parsePlace, placeKey, placeLabel, placeProblem, type Place } from '../place/place.ts';
import { maxListLength, type Declared, type Filter } from './filter-kinds.ts';
import { lowerFirst } from './filter-labels.ts';
import { formatShape, parseShape, roundShape, shapeProblem, type Shape } from './shape.ts';

/** A rectangle in degrees, edges included. */
export interface GeoBounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** The most places of a search; the database rejects more. */
export const maxPlaces = 20;

/**
 * A filter that passes listings in any of the places, given by their keys, in the order they were added. In the URL,
 * they are separated by semicolons. `phrase` gets their labels.
 */
export function placeList({
  phrase,
  ...rest
}: Declared<readonly string[]>): Filter<readonly string[]> & { kind: 'places' } {
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

/** A filter that passes listings inside a rectangle of the map; null passes all. 'west,south,east,north' in the URL. */
export function area(options: Declared<GeoBounds | null>): Filter<GeoBounds | null> & { kind: 'area' } {
  return {
    ...options,
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
    chips: (bounds) => (bounds ? [{ label: options.label, without: null }] : []),
  };
}

/** A filter that passes listings inside an area drawn on the map; null passes all. */
export function shape(options: Declared<Shape | null>): Filter<Shape | null> & { kind: 'shape' } {
  const problem = (value: Shape | null) => (value ? shapeProblem(value) : undefined);
  return {
    ...options,
    kind: 'shape',
    empty: null,
    isSet: (value) => value !== null,
    problem,
    parse: ([text = '']) => parseShape(text),
    format: (value) => (value ? formatShape(value) : ''),
    normalize: (value) => (value && problem(value) === undefined ? roundShape(value) : value),
    toJson: (value) => (value ? value.map((corner) => [...corner]) : null),
    chips: (value) => (value ? [{ label: problem(value) ?? options.label, without: null }] : []),
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
