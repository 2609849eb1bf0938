/** Filters in words: on chips, and as the name proposed for a search that is kept. */

import { formatNumber, formatUsd, formatUsdCompact } from '@/shared/lib/format';
import { usStates } from '@/shared/lib/us-states';
import { noFilters, type Filters, type Range } from './filters';

const stateNames: ReadonlyMap<string, string> = new Map(usStates);

/** A state's name; the code itself for an unknown one. */
export function stateName(code: string): string {
  return stateNames.get(code) ?? code;
}

export interface FilterChip {
  key: string;
  label: string;
  /** The filters once this one is taken away. */
  without: Filters;
}

type ListField = 'states' | 'propertyType' | 'financing';

/** The choices made from lists, in the drawer's order. */
export function choiceChips(filters: Filters): FilterChip[] {
  const fields: ListField[] = ['states', 'propertyType', 'financing'];
  return fields.flatMap((field) =>
    filters[field].map((value) => ({
      key: `${field}:${value}`,
      label: field === 'states' ? stateName(value) : value,
      without: { ...filters, [field]: filters[field].filter((other) => other !== value) },
    })),
  );
}

/** All that narrows the list, except Verified Only, whose switch is always in sight. */
export function filterChips(filters: Filters): FilterChip[] {
  const ranges = [
    ['price', priceText(filters.price)],
    ['bedrooms', amountText(filters.bedrooms, 'bed')],
    ['bathrooms', amountText(filters.bathrooms, 'bath')],
    ['sqft', amountText(filters.sqft, 'sqft', 'sqft')],
  ] as const;
  return [
    ...(filters.box ? [{ key: 'box', label: 'In this area', without: { ...filters, box: null } }] : []),
    ...choiceChips(filters),
    ...ranges.flatMap(([field, label]) =>
      label ? [{ key: field, label, without: { ...filters, [field]: noFilters[field] } }] : [],
    ),
  ];
}

/** In little room where that loses nothing. */
function shortUsd(amount: number): string {
  return Number(amount.toPrecision(3)) === amount ? formatUsdCompact(amount) : formatUsd(amount);
}

/** '$100K to $500K', 'Under $300K', 'Over $100K'; empty when unset. */
function priceText({ min, max }: Range): string {
  if (min > 0 && max > 0) return min === max ? shortUsd(min) : `${shortUsd(min)} to ${shortUsd(max)}`;
  if (max > 0) return `Under ${shortUsd(max)}`;
  return min > 0 ? `Over ${shortUsd(min)}` : '';
}

/** '2+ beds', '2 to 4 beds', 'Up to 4 beds', '1 bed'; empty when unset. */
function amountText({ min, max }: Range, one: string, many = `${one}s`): string {
  if (min > 0 && min === max) return `${formatNumber(min)} ${min === 1 ? one : many}`;
  if (min > 0 && max > 0) return `${formatNumber(min)} to ${formatNumber(max)} ${many}`;
  if (min > 0) return `${formatNumber(min)}+ ${many}`;
  return max > 0 ? `Up to ${formatNumber(max)} ${max === 1 ? one : many}` : '';
}

/** Longest name Postgres keeps. */
export const longestName = 80;

/** A name for a search, such as '2+ beds under $300K in Texas'. At most 80 characters; 'All listings' when nothing narrows it. */
export function searchName(search: string, filters: Filters): string {
  const kinds = [filters.verifiedOnly ? 'Verified' : '', orList(filters.propertyType)].filter(Boolean).join(' ');
  const what = [
    kinds,
    amountText(filters.bedrooms, 'bed'),
    amountText(filters.bathrooms, 'bath'),
    amountText(filters.sqft, 'sqft', 'sqft'),
  ].filter(Boolean);
  const rest = [
    lowerFirst(priceText(filters.price)),
    filters.financing.length > 0 ? `with ${orList(filters.financing)}` : '',
    placeText(filters),
    search ? `matching “${search}”` : '',
  ].filter(Boolean);
  if (what.length + rest.length === 0) return 'All listings';
  return shortened([what.join(', ') || 'Listings', ...rest].join(' '));
}

function placeText({ states, box }: Filters): string {
  if (states.length > 3) return `in ${states.length} states`;
  if (states.length > 0) return `in ${orList(states.map(stateName))}`;
  return box ? 'in an area of the map' : '';
}

function orList(values: readonly string[]): string {
  return values.length < 2 ? values.join('') : `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Cut between characters, never through one that takes two units. */
function shortened(text: string): string {
  if (text.length <= longestName) return text;
  return `${text
    .slice(0, longestName - 1)
    .replace(/\p{Surrogate}/gu, '')
    .trimEnd()}…`;
}
