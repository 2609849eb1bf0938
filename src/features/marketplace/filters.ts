/** What narrows the marketplace, and how it is written in the address bar. Prices in whole USD, areas in square feet, places in degrees. */

import { cleanSearch } from '@/shared/lib/search-text';
import { isUsState, usStates } from '@/shared/lib/us-states';
import { sortFrom, viewFrom } from './rules';
import { financings, propertyTypes, type Mode, type Sort } from './vocabulary';

/** Inclusive bounds; 0 is unset. */
export interface Range {
  min: number;
  max: number;
}

/** A part of the map, edges included. */
export interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** What narrows the list. Empty lists and unset ranges ask nothing. */
export interface Filters {
  /** Two-letter codes. */
  states: readonly string[];
  propertyType: readonly string[];
  financing: readonly string[];
  price: Range;
  bedrooms: Range;
  bathrooms: Range;
  sqft: Range;
  /** For members who pass the gate verified_only; Postgres refuses it to others. */
  verifiedOnly: boolean;
  /** Null: everywhere. */
  box: Box | null;
}

const unset: Range = { min: 0, max: 0 };

/** Asks for every listing. */
export const noFilters: Filters = {
  states: [],
  propertyType: [],
  financing: [],
  price: unset,
  bedrooms: unset,
  bathrooms: unset,
  sqft: unset,
  verifiedOnly: false,
  box: null,
};

/** The filters as `search_properties` and its siblings take them: without what is unset. */
export function filtersArgument(filters: Filters) {
  const ranges = { price: filters.price, bedrooms: filters.bedrooms, bathrooms: filters.bathrooms, sqft: filters.sqft };
  const lists = { states: filters.states, propertyType: filters.propertyType, financing: filters.financing };
  return {
    ...Object.fromEntries(
      Object.entries(lists).flatMap(([name, values]) => (values.length > 0 ? [[name, [...values]]] : [])),
    ),
    ...Object.fromEntries(
      Object.entries(ranges).flatMap(([name, { min, max }]) => (min > 0 || max > 0 ? [[name, { min, max }]] : [])),
    ),
    ...(filters.verifiedOnly && { verifiedOnly: true }),
    ...(filters.box && { box: { ...filters.box } }),
  };
}

/** The filters that are ranges, with the digits they allow after the point and the most a listing can have. */
const rangeFields = [
  { field: 'price', param: 'price', decimals: 0, most: 100_000_000_000 },
  { field: 'bedrooms', param: 'beds', decimals: 0, most: 10_000 },
  { field: 'bathrooms', param: 'baths', decimals: 1, most: 10_000 },
  { field: 'sqft', param: 'sqft', decimals: 0, most: 2_000_000_000 },
] as const;

export type RangeField = (typeof rangeFields)[number]['field'];

/** How many listings there are, in all and by value. Values without a listing are left out. */
export interface Facets {
  total: number;
  states: Readonly<Record<string, number>>;
  propertyTypes: Readonly<Record<string, number>>;
  financing: Readonly<Record<string, number>>;
}

/** How many listings a type of the filter finds: those that say only 'Residential' are found with each of its three kinds. */
export function typeCount({ propertyTypes: found }: Facets, type: string): number {
  const residential = ['Single Family', 'Multi Family', 'Condo'];
  const also =
    type === 'Residential' ? residential : residential.filter((kind) => kind === type).map(() => 'Residential');
  return [type, ...also].reduce((sum, value) => sum + (found[value] ?? 0), 0);
}

/** How many listings a financing of the filter finds: Creative finds Subject To as well. */
export function financingCount({ financing: found }: Facets, kind: string): number {
  return (found[kind] ?? 0) + (kind === 'Creative' ? (found['Subject To'] ?? 0) : 0);
}

/** How many of the drawer's groups narrow the list: states, types, financing, and each of the ranges. */
export function countActive({ states, propertyType, financing, price, bedrooms, bathrooms, sqft }: Filters): number {
  const lists = [states, propertyType, financing].filter((values) => values.length > 0);
  const ranges = [price, bedrooms, bathrooms, sqft].filter(({ min, max }) => min > 0 || max > 0);
  return lists.length + ranges.length;
}

/** Whether anything narrows the list at all; the search text is not asked. */
export function isNarrowed(filters: Filters): boolean {
  return countActive(filters) > 0 || filters.verifiedOnly || filters.box !== null;
}

/** Filters without those of the drawer. Verified Only and the area of the map have controls of their own. */
export function withoutDrawer({ verifiedOnly, box }: Filters): Filters {
  return { ...noFilters, verifiedOnly, box };
}

/** Whether the upper bound is set and below the lower one. */
export function isSwapped({ min, max }: Range): boolean {
  return max > 0 && min > max;
}

/** A bound as it is kept: from 0, at most what a listing can have, rounded. What is no number is 0, unset. */
function bound(value: number, decimals: number, most: number): number {
  if (!(value > 0)) return 0;
  const scale = 10 ** decimals;
  return Math.round(Math.min(value, most) * scale) / scale;
}

/** Both bounds as they are kept, the smaller one first. */
function settledRange({ min, max }: Range, decimals: number, most: number): Range {
  const range = { min: bound(min, decimals, most), max: bound(max, decimals, most) };
  return isSwapped(range) ? { min: range.max, max: range.min } : range;
}

/** A coordinate to five digits, about a metre, no further out than the edge of the map. */
function degrees(value: number, limit: number): number {
  // Adding 0 makes -0 a 0, which reads the same in an address.
  return Math.round(Math.min(Math.max(value, -limit), limit) * 1e5) / 1e5 + 0;
}

/** The box with its sides in order; null for one that has no area or names no place. */
function settledBox(box: Box | null): Box | null {
  if (!box || !Object.values(box).every(Number.isFinite)) return null;
  const [west = 0, east = 0] = [degrees(box.west, 180), degrees(box.east, 180)].toSorted((a, b) => a - b);
  const [south = 0, north = 0] = [degrees(box.south, 90), degrees(box.north, 90)].toSorted((a, b) => a - b);
  return west < east && south < north ? { west, south, east, north } : null;
}

const stateCodes = usStates.map(([code]) => code);

/** The filters in the one form that means the same: known values once and in their order, bounds and sides in order. */
export function settledFilters(filters: Filters): Filters {
  const ranges = rangeFields.map(({ field, decimals, most }) => [field, settledRange(filters[field], decimals, most)]);
  return {
    ...filters,
    ...(Object.fromEntries(ranges) as Pick<Filters, RangeField>),
    states: stateCodes.filter((code) => filters.states.includes(code)),
    propertyType: propertyTypes.filter((type) => filters.propertyType.includes(type)),
    financing: financings.filter((kind) => filters.financing.includes(kind)),
    box: settledBox(filters.box),
  };
}

// Verified Only ---------------------------------------------------------------------

/** What a press of Verified Only leads to. */
export type VerifiedAccess = 'checking' | 'sign-in' | 'upgrade' | 'open';

/**
 * Who may ask for verified listings only. `open`: whether the gate is, undefined while it is not known; where it could not be
 * `found` out, Postgres decides.
 */
export function verifiedAccess(
  session: 'loading' | 'unauthenticated' | 'authenticated',
  open: boolean | undefined,
  found: boolean,
): VerifiedAccess {
  if (session === 'unauthenticated') return 'sign-in';
  if (session === 'loading') return 'checking';
  if (open === undefined) return found ? 'checking' : 'open';
  return open ? 'open' : 'upgrade';
}

// The address bar -----------------------------------------------------------------

/** All that decides what the marketplace shows. */
export interface Shown {
  search: string;
  sort: Sort;
  view: Mode;
  filters: Filters;
}

/** A value as an address has it: 'Single Family' is 'single-family'. */
function slug(value: string): string {
  return value.toLowerCase().replaceAll(' ', '-');
}

/** More than any address of ours has in one parameter; the rest is not looked at. */
const longestList = 2000;

function listIn(params: URLSearchParams, name: string): string[] {
  return params
    .getAll(name)
    .join(',')
    .slice(0, longestList)
    .split(',')
    .map((part) => part.trim());
}

/** The range a parameter names: '2-4', '2-' (or '2') from two up, '-4' up to four. Unset for anything else. */
function rangeIn(text: string | null): Range {
  const [min = '', max = '', ...rest] = (text ?? '').split('-');
  return rest.length > 0 ? unset : { min: Number(min), max: Number(max) };
}

function boxIn(text: string | null): Box | null {
  const parts = (text ?? '').split(',');
  // An empty part is no number, though Number('') is 0.
  const [west = NaN, south = NaN, east = NaN, north = NaN] = parts.map((part) =>
    part.trim() === '' ? NaN : Number(part),
  );
  return parts.length === 4 ? { west, south, east, north } : null;
}

/** What a query string asks for. Never fails: what makes no sense counts as not asked. */
export function readAddress(query: string): Shown {
  const params = new URLSearchParams(query);
  const [states, types, kinds] = [listIn(params, 'states'), listIn(params, 'types'), listIn(params, 'financing')];
  const ranges = rangeFields.map(({ field, param }) => [field, rangeIn(params.get(param))]);
  return {
    search: cleanSearch(params.get('search')),
    sort: sortFrom(params.get('sort')),
    view: viewFrom(params.get('view')),
    filters: settledFilters({
      ...(Object.fromEntries(ranges) as Pick<Filters, RangeField>),
      states: states.map((code) => code.toUpperCase()).filter(isUsState),
      propertyType: propertyTypes.filter((type) => types.includes(slug(type))),
      financing: financings.filter((kind) => kinds.includes(slug(kind))),
      verifiedOnly: params.get('verified') === '1',
      box: boxIn(params.get('area')),
    }),
  };
}

/**
 * The one query string, without its question mark, that `readAddress` reads as this; empty when nothing is asked. Readable:
 * commas stay commas. `also` are parameters of others, which are kept.
 */
export function writeAddress({ search, sort, view, filters }: Shown, also?: URLSearchParams): string {
  const { states, propertyType, financing, verifiedOnly, box, ...ranges } = settledFilters(filters);
  const parts: [string, string][] = [
    ['search', encodeURIComponent(cleanSearch(search))],
    ['states', states.join(',')],
    ['types', propertyType.map(slug).join(',')],
    ['financing', financing.map(slug).join(',')],
    ...rangeFields.map(({ field, param }): [string, string] => {
      const { min, max } = ranges[field];
      return [param, min > 0 || max > 0 ? `${min || ''}-${max || ''}` : ''];
    }),
    ['verified', verifiedOnly ? '1' : ''],
    ['area', box ? `${box.west},${box.south},${box.east},${box.north}` : ''],
    ['sort', sort === 'featured' ? '' : sort],
    ['view', view === 'grid' ? '' : view],
  ];
  const own = new Set(parts.map(([name]) => name));
  const others = [...(also ?? [])].filter(([name]) => !own.has(name));
  return [
    ...parts.flatMap(([name, value]) => (value ? [`${name}=${value}`] : [])),
    ...(others.length > 0 ? [new URLSearchParams(others).toString()] : []),
  ].join('&');
}

/** Longest query string Postgres keeps. */
const longestQuery = 2000;

/**
 * A search as it is kept: what narrows the list, and neither order nor view, so that the same search is kept once. Null when
 * nothing narrows it, or when it is too long to be kept.
 */
export function savedQuery(search: string, filters: Filters): string | null {
  const query = writeAddress({ search, filters, sort: 'featured', view: 'grid' });
  return query === '' || query.length > longestQuery ? null : query;
}
