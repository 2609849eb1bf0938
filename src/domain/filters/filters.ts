/**
 * The filters of searches, saved searches, and buy boxes. Adding one takes three places:
 *
 * 1. Here: a field of `Filters` and its entry in `definitions`. The URL, requests, chips, the Filters button's badge,
 *    and names of saved searches follow from it.
 * 2. `filter-fields.tsx` in `features/marketplace`: its control in the drawer.
 * 3. `filter_conditions` in `supabase/schemas/40_search/40_search.sql`: its condition.
 *
 * `domain/search/vocabulary.ts` and `measures.ts` have the words for it in typed sentences, and
 * `features/marketplace/nearest-searches.ts` its name where a search finds nothing. If it also makes sense as a lasting
 * criterion: `features/buybox/further-criteria.ts`, and `50_matching/20_box_filters.sql`.
 */

import { conditions, exitStrategies, financings, occupancies, propertyTypes } from '../listing/property-vocabulary.ts';
import type { NumberLimits } from '../../kit/numbers/parse-number.ts';
import { parsePlace } from '../place/place.ts';
import { stateName, usStates } from '../place/us-states.ts';
import type { Json } from '../database.types.ts';
import {
  ageLabel,
  amountLabel,
  lowerFirst,
  orList,
  percentLabel,
  priceLabel,
  unitPriceLabel,
  upperFirst,
  yearLabel,
} from './filter-labels.ts';
import {
  area,
  choices,
  placeList,
  range,
  shape,
  toggle,
  type Filter,
  type GeoBounds,
  type RangeEntry,
} from './filter-kinds.ts';
import type { Shape } from './shape.ts';

/** What narrows the list of listings. Empty lists, unset ranges, and ranges with a problem pass every listing. */
export interface Filters {
  /** Two-letter codes. A listing is in one of these states or in one of the `places`. */
  states: readonly string[];
  /** Keys of cities, counties, and ZIP codes (`placeKey`). */
  places: readonly string[];
  propertyType: readonly string[];
  financing: readonly string[];
  /** USD. */
  price: RangeEntry;
  bedrooms: RangeEntry;
  bathrooms: RangeEntry;
  /** Living area in square feet. */
  sqft: RangeEntry;
  units: RangeEntry;
  yearBuilt: RangeEntry;
  /** Percent. */
  capRate: RangeEntry;
  /** USD per square foot of living area. */
  pricePerSqft: RangeEntry;
  /** USD per unit. */
  pricePerUnit: RangeEntry;
  condition: readonly string[];
  occupancy: readonly string[];
  /** Exit strategies that suit the listing's type and condition. */
  strategy: readonly string[];
  /** Days since it was posted. */
  age: RangeEntry;
  /** Only listings whose seller requires no share of a joint venture. */
  noJv: boolean;
  /** Only listings whose price has dropped. */
  priceDrop: boolean;
  /** For members with the entitlement `verified_only`; Postgres rejects it from others. */
  verifiedOnly: boolean;
  /** Null searches everywhere. */
  box: GeoBounds | null;
  /** Drawn on the map. Null searches everywhere. */
  shape: Shape | null;
}

export type FilterName = keyof Filters;

/** What the number fields accept: the limits of a listing. 0 is unset. */
export const rangeLimits = {
  price: { max: 100_000_000_000, prefix: '$' },
  bedrooms: { max: 10_000, unit: 'beds' },
  bathrooms: { max: 10_000, decimals: 2, unit: 'baths' },
  sqft: { max: 2_000_000_000, suffix: 'sqft', example: '1,500' },
  units: { max: 10_000, unit: 'units' },
  yearBuilt: { max: 2100, grouped: false, example: '1985' },
  capRate: { max: 1000, decimals: 2, suffix: '%' },
  pricePerSqft: { max: 1_000_000, prefix: '$', unit: '/sqft' },
  pricePerUnit: { max: 100_000_000_000, prefix: '$', unit: '/unit' },
  age: { max: 3650, suffix: 'days' },
} satisfies Record<string, NumberLimits>;

/** In the order of the URL. */
const definitions: Readonly<{ [Name in FilterName]: Filter<Filters[Name]> }> = {
  states: choices({
    param: 'states',
    values: usStates.map(([code]) => code),
    toParam: (code) => code,
    label: stateName,
    nameSlot: 'place',
    phrase: (states) => (states.length > 3 ? `in ${states.length} states` : `in ${orList(states.map(stateName))}`),
  }),
  places: placeList({ param: 'places', nameSlot: 'place', phrase: (labels) => `in ${orList(labels)}` }),
  propertyType: choices({ param: 'types', values: propertyTypes, nameSlot: 'type', phrase: orList }),
  financing: choices({
    param: 'financing',
    values: financings,
    nameSlot: 'terms',
    phrase: (kinds) => `with ${orList(kinds)}`,
  }),
  price: range({
    param: 'price',
    name: 'Price',
    limits: rangeLimits.price,
    label: priceLabel,
    nameSlot: 'price',
    phrase: (price) => lowerFirst(priceLabel(price)),
  }),
  bedrooms: range({
    param: 'beds',
    name: 'Bedrooms',
    limits: rangeLimits.bedrooms,
    label: amountLabel('bed', 'beds'),
    nameSlot: 'size',
  }),
  bathrooms: range({
    param: 'baths',
    name: 'Bathrooms',
    limits: rangeLimits.bathrooms,
    label: amountLabel('bath', 'baths'),
    nameSlot: 'size',
  }),
  sqft: range({
    param: 'sqft',
    name: 'Square footage',
    limits: rangeLimits.sqft,
    label: amountLabel('sqft', 'sqft'),
    nameSlot: 'size',
  }),
  units: range({
    param: 'units',
    name: 'Units',
    limits: rangeLimits.units,
    label: amountLabel('unit', 'units'),
    nameSlot: 'size',
  }),
  yearBuilt: range({
    param: 'built',
    name: 'Year built',
    limits: rangeLimits.yearBuilt,
    label: yearLabel,
    nameSlot: 'terms',
    phrase: (years) => lowerFirst(yearLabel(years)),
  }),
  capRate: range({
    param: 'cap',
    name: 'Cap rate',
    limits: rangeLimits.capRate,
    label: percentLabel('cap rate'),
    nameSlot: 'terms',
    phrase: (rates) => `with ${lowerFirst(percentLabel('cap rate')(rates))}`,
  }),
  pricePerSqft: range({
    param: 'price-per-sqft',
    name: 'Price per sqft',
    limits: rangeLimits.pricePerSqft,
    label: unitPriceLabel('per sqft'),
    nameSlot: 'price',
    phrase: (price) => lowerFirst(unitPriceLabel('per sqft')(price)),
  }),
  pricePerUnit: range({
    param: 'price-per-unit',
    name: 'Price per unit',
    limits: rangeLimits.pricePerUnit,
    label: unitPriceLabel('per unit'),
    nameSlot: 'price',
    phrase: (price) => lowerFirst(unitPriceLabel('per unit')(price)),
  }),
  condition: choices({ param: 'condition', values: conditions, nameSlot: 'type', phrase: orList }),
  occupancy: choices({
    param: 'occupancy',
    values: occupancies,
    label: upperFirst,
    nameSlot: 'type',
    phrase: (kinds) => orList(kinds.map(upperFirst)),
  }),
  strategy: choices({
    param: 'strategy',
    values: exitStrategies,
    label: (strategy) => `For ${strategy}`,
    nameSlot: 'terms',
    phrase: (strategies) => `for ${orList(strategies)}`,
  }),
  age: range({
    param: 'age',
    name: 'Listing age',
    limits: rangeLimits.age,
    label: ageLabel,
    nameSlot: 'terms',
    phrase: (days) => lowerFirst(ageLabel(days)),
  }),
  noJv: toggle({ param: 'no-jv', label: 'No JV required', nameSlot: 'terms', phrase: () => 'without a JV' }),
  priceDrop: toggle({ param: 'drop', label: 'Price drop', nameSlot: 'terms', phrase: () => 'with a price drop' }),
  verifiedOnly: toggle({ param: 'verified', nameSlot: 'badge', phrase: () => 'Verified' }),
  box: area({ param: 'area', label: 'In this area', nameSlot: 'place', phrase: () => 'in an area of the map' }),
  shape: shape({ param: 'drawn', label: 'Drawn area', nameSlot: 'place', phrase: () => 'in a drawn area' }),
};

/** For code that treats all filters alike and passes each definition only its own value. */
const untyped = definitions as unknown as Readonly<Record<FilterName, Filter<unknown>>>;

const names = Object.keys(definitions) as FilterName[];
/** Controlled outside the drawer. */
const outsideNames: readonly FilterName[] = ['verifiedOnly', 'box', 'shape'];
const drawerNames = names.filter((name) => !outsideNames.includes(name));

/** Builds filters from a value for each name. */
function filtersOf(valueOf: (name: FilterName) => unknown): Filters {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as unknown as Filters;
}

/** Passes every listing. */
export const emptyFilters: Filters = filtersOf((name) => untyped[name].empty);

/** The one form of all filters with the same meaning: known values, once and in order. */
export function normalizeFilters(filters: Filters): Filters {
  return filtersOf((name) => untyped[name].normalize(filters[name]));
}

/** The filters with more: what is added to a list joins it, and anything else replaces what was set. */
export function addFilters(filters: Filters, more: Partial<Filters>): Filters {
  const merge = (name: FilterName) => {
    const [before, after]: unknown[] = [filters[name], more[name]];
    if (after === undefined) return before;
    return Array.isArray(before) && Array.isArray(after) ? [...before, ...after] : after;
  };
  return normalizeFilters(filtersOf(merge));
}

/** The filter that a place's key or a state's code belongs to, with only that. */
export function placeFilter(key: string): Pick<Filters, 'places'> | Pick<Filters, 'states'> {
  return parsePlace(key) ? { places: [key] } : { states: [key] };
}

/** What is wrong with a filter, which isn't applied then; undefined if nothing is. */
function problemOf(filters: Filters, name: FilterName): string | undefined {
  return untyped[name].problem(filters[name]);
}

/** Whether a filter is set and can be applied. */
function isSet(filters: Filters, name: FilterName): boolean {
  return untyped[name].isSet(filters[name]) && problemOf(filters, name) === undefined;
}

/** The filters with those of `fallback` in place of the ones that can't be applied. */
export function withoutProblems(filters: Filters, fallback: Filters = emptyFilters): Filters {
  return filtersOf((name) => (problemOf(filters, name) ? fallback[name] : filters[name]));
}

/** Whether a filter can't be applied: one of the given ones, or any. */
export function hasProblem(filters: Filters, only: readonly FilterName[] = names): boolean {
  return only.some((name) => problemOf(filters, name));
}

/** How many filters are set: of the given ones, or of all that the drawer shows. */
export function countActive(filters: Filters, only: readonly FilterName[] = drawerNames): number {
  return only.filter((name) => isSet(filters, name)).length;
}

/** Whether any filter is set. */
export function isFiltered(filters: Filters): boolean {
  return countActive(filters, names) > 0;
}

/** The filters after 'Clear all' in the drawer, which keeps those that have controls elsewhere. */
export function clearDrawer(filters: Filters): Filters {
  return filtersOf((name) => (drawerNames.includes(name) ? emptyFilters[name] : filters[name]));
}

/** The argument `filters` of `search_properties` and its siblings: the filters that are set. */
export function toRpcFilters(filters: Filters): Record<string, Json> {
  return Object.fromEntries(
    names.flatMap((name) => (isSet(filters, name) ? [[name, untyped[name].toJson(filters[name])]] : [])),
  );
}

// URL -----------------------------------------------------------------------------

/** The filters in a query string. Never throws; invalid values are ignored. */
export function parseFilters(params: URLSearchParams): Filters {
  return normalizeFilters(filtersOf((name) => definitions[name].parse(params.getAll(definitions[name].param))));
}

/** URL parameters and their values, in a fixed order; '' for those that are unset. */
export function formatFilters(filters: Filters): [param: string, value: string][] {
  const normal = normalizeFilters(filters);
  return names.map((name) => [
    definitions[name].param,
    untyped[name].isSet(normal[name]) ? untyped[name].format(normal[name]) : '',
  ]);
}

// Words ---------------------------------------------------------------------------

export interface FilterChip {
  key: string;
  label: string;
  /** Whether the filter can't be applied; the label says why. */
  invalid: boolean;
  /** The filters once this chip is removed. */
  without: Filters;
}

function chipsOf(filters: Filters, name: FilterName): FilterChip[] {
  if (!untyped[name].isSet(filters[name])) return [];
  const hasIssue = problemOf(filters, name) !== undefined;
  return untyped[name].chips(filters[name]).map(({ label, invalid = hasIssue, without }) => ({
    key: `${name}:${label}`,
    label,
    invalid,
    without: { ...filters, [name]: without },
  }));
}

/** A chip for everything that narrows the list. Verified Only has none: its switch is always visible. */
export function filterChips(filters: Filters): FilterChip[] {
  return [...outsideNames, ...drawerNames.filter(isChoice), ...drawerNames.filter((name) => !isChoice(name))].flatMap(
    (name) => chipsOf(filters, name),
  );
}

/** Chips for what is chosen from lists, which the drawer's folded sections may hide. */
export function choiceChips(filters: Filters): FilterChip[] {
  return names.filter(isChoice).flatMap((name) => chipsOf(filters, name));
}

function isChoice(name: FilterName): boolean {
  return definitions[name].kind === 'choices' || definitions[name].kind === 'places';
}

/** How the set filters read in one slot of a saved search's name. */
export function filterPhrases(filters: Filters, slot: Filter<unknown>['nameSlot']): string[] {
  return names
    .filter((name) => untyped[name].nameSlot === slot && isSet(filters, name))
    .map((name) => untyped[name].phrase(filters[name]));
}
