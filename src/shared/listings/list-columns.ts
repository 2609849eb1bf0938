import type { Sort } from '@/domain/filters/sorts';

/** A column of the list view. Members sort by those with an order that the marketplace has. */
export interface ListColumn {
  label: string;
  /** Numbers are aligned to the right. */
  isNumber: boolean;
  /** Width of the column; the first takes the rest. */
  width?: string;
  /** The order with the lowest value first. */
  ascending?: Sort;
  /** The order with the highest value first. */
  descending?: Sort;
}

export const listColumns: readonly ListColumn[] = [
  { label: 'Listing', isNumber: false },
  { label: 'Price', isNumber: true, width: 'w-28', ascending: 'price-asc', descending: 'price-desc' },
  { label: 'Cap rate', isNumber: true, width: 'w-24', descending: 'cap-rate' },
  { label: '$/sqft', isNumber: true, width: 'w-18' },
  { label: 'Beds', isNumber: true, width: 'w-14' },
  { label: 'Baths', isNumber: true, width: 'w-15' },
  { label: 'Sqft', isNumber: true, width: 'w-20' },
  { label: 'On market', isNumber: true, width: 'w-27', ascending: 'newest' },
];

/** The order after a click on a column's header; null if nothing is sorted by it. */
export function sortAfter({ ascending, descending }: ListColumn, sort: Sort): Sort | null {
  if (ascending && descending) return sort === ascending ? descending : ascending;
  const only = ascending ?? descending ?? null;
  return sort === only ? 'featured' : only;
}

/** The value of `aria-sort`; undefined for a column that nothing is sorted by. */
export function ariaSort({ ascending, descending }: ListColumn, sort: Sort) {
  if (sort === ascending) return 'ascending';
  if (sort === descending) return 'descending';
  return ascending || descending ? 'none' : undefined;
}
