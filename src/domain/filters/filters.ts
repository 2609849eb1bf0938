/** What searches, saved searches, and buy boxes do with the filters of `fields`. */

import { parsePlace } from '../place/place.ts';
import type { Json } from '../database.types.ts';
import { fields } from './fields.ts';
import type { drawerSections, boxSections, Filter } from './filter-kinds.ts';

type Fields = typeof fields;
export type FilterName = keyof Fields;

/** What narrows the list of listings. Empty lists, unset ranges, and ranges with a problem pass every listing. */
export type Filters = { [Name in FilterName]: Fields[Name]['empty'] };

type NameOf<Kind> = { [Name in FilterName]: Fields[Name]['kind'] extends Kind ? Name : never }[FilterName];
export type RangeName = NameOf<'range'>;
export type SwitchName = NameOf<'switch'>;
export type ChoicesName = NameOf<'choices'>;

/** For code that treats all filters alike and passes each definition only its own value. */
const untyped = fields as unknown as Readonly<Record<FilterName, Filter<unknown>>>;

/** In the order of `fields`. */
export const filterNames = Object.keys(fields) as FilterName[];
const drawerNames = filterNames.filter((name) => untyped[name].section !== undefined);
/** Lasting criteria of a buy box. Postgres has the same (`private.search_filters`). */
export const criteria = filterNames.filter((name) => untyped[name].criterion !== undefined);

export const isChoices = (name: FilterName): name is ChoicesName => fields[name].kind === 'choices';
export const isRange = (name: FilterName): name is RangeName => fields[name].kind === 'range';
export const isSwitch = (name: FilterName): name is SwitchName => fields[name].kind === 'switch';

/** The filters in a section of the drawer, and of a buy box. */
export const inDrawer = (section: (typeof drawerSections)[number]) =>
  drawerNames.filter((name) => untyped[name].section === section);
export const inBox = (section: (typeof boxSections)[number]) =>
  criteria.filter((name) => untyped[name].criterion === section);

/** Builds filters from a value for each name. */
export function filtersOf(valueOf: (name: FilterName) => unknown): Filters {
  return Object.fromEntries(filterNames.map((name) => [name, valueOf(name)])) as unknown as Filters;
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
export function hasProblem(filters: Filters, only: readonly FilterName[] = filterNames): boolean {
  return only.some((name) => problemOf(filters, name));
}

/** How many filters are set: of the given ones, or of all that the drawer shows. */
export function countActive(filters: Filters, only: readonly FilterName[] = drawerNames): number {
  return only.filter((name) => isSet(filters, name)).length;
}

/** Whether any filter is set. */
export function isFiltered(filters: Filters): boolean {
  return countActive(filters, filterNames) > 0;
}

/** The filters after 'Clear all' in the drawer, which keeps those that have controls elsewhere. */
export function clearDrawer(filters: Filters): Filters {
  return filtersOf((name) => (drawerNames.includes(name) ? emptyFilters[name] : filters[name]));
}

/** The argument `filters` of `search_properties` and its siblings: the filters that are set. */
export function toRpcFilters(filters: Filters): Record<string, Json> {
  return Object.fromEntries(
    filterNames.flatMap((name) => (isSet(filters, name) ? [[name, untyped[name].toJson(filters[name])]] : [])),
  );
}

// URL -----------------------------------------------------------------------------

/** The filters in a query string. Never throws; invalid values are ignored. */
export function parseFilters(params: URLSearchParams): Filters {
  return normalizeFilters(filtersOf((name) => untyped[name].parse(params.getAll(name))));
}

/** URL parameters and their values, in a fixed order; '' for those that are unset. */
export function formatFilters(filters: Filters): [param: string, value: string][] {
  const normal = normalizeFilters(filters);
  return filterNames.map((name) => [name, untyped[name].isSet(normal[name]) ? untyped[name].format(normal[name]) : '']);
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
  return [
    ...filterNames.filter((name) => !drawerNames.includes(name)),
    ...drawerNames.filter(isList),
    ...drawerNames.filter((name) => !isList(name)),
  ].flatMap((name) => chipsOf(filters, name));
}

/** Chips for what is chosen from lists, which the drawer's folded sections may hide. */
export function choiceChips(filters: Filters): FilterChip[] {
  return filterNames.filter(isList).flatMap((name) => chipsOf(filters, name));
}

function isList(name: FilterName): boolean {
  return isChoices(name) || name === 'places';
}

/** Everything that's set, in words: the chips, and that only verified listings pass. */
export function filterTexts(filters: Filters): string[] {
  const texts = filterChips(filters).map(({ label }) => label);
  return filters.verified ? [...texts, fields.verified.label] : texts;
}

/** How the set filters read in one slot of a saved search's name. */
export function filterPhrases(filters: Filters, slot: Filter<unknown>['nameSlot']): string[] {
  return filterNames
    .filter((name) => untyped[name].nameSlot === slot && isSet(filters, name))
    .map((name) => untyped[name].phrase(filters[name]));
}
