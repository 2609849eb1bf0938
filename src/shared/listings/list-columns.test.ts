import { expect, it } from 'vitest';
import { ariaSort, listColumns, sortAfter } from './list-columns';

it.each([
  ['Price', 'featured', 'none', 'price-asc'],
  ['Price', 'price-asc', 'ascending', 'price-desc'],
  ['Price', 'price-desc', 'descending', 'price-asc'],
  ['Cap rate', 'price-asc', 'none', 'cap-rate'],
  ['Cap rate', 'cap-rate', 'descending', 'featured'],
  ['On market', 'best-match', 'none', 'newest'],
  ['On market', 'newest', 'ascending', 'featured'],
  ['Beds', 'newest', undefined, null],
] as const)('the header of %s, sorted by %s, says %s and leads to %s', (label, sort, state, next) => {
  const column = listColumns.find((one) => one.label === label);
  expect(column && [ariaSort(column, sort), sortAfter(column, sort)]).toEqual([state, next]);
});
