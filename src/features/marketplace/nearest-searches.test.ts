import { describe, expect, it } from 'vitest';
import { addFilters, emptyFilters, type Filters } from '@/domain/filters/filters';
import { basicSearches, nearestSearches } from './nearest-searches';

const search = (changes: Partial<Filters>, text = '') => ({
  search: text,
  filters: addFilters(emptyFilters, changes),
});
/** Labels, with what's left of the search. */
const labels = (found: ReturnType<typeof nearestSearches>) => found.map(({ label }) => label);

describe('nearestSearches', () => {
  it('widens cities and ZIP codes by the next radius, then to the state, then to all', () => {
    const { places } = { places: ['city:Memphis, TN', 'zip:38103+25, TN'] };
    const found = nearestSearches(search({ places }));
    expect(labels(found)).toEqual(['within 50 miles', 'anywhere in Tennessee', 'in any state']);
    expect(found.map(({ filters }) => [filters.places, filters.states])).toEqual([
      [['city:Memphis+50, TN', 'zip:38103+50, TN'], []],
      [[], ['TN']],
      [[], []],
    ]);
    expect(labels(nearestSearches(search({ places: ['city:Memphis+100, TN'] })))).toEqual([
      'anywhere in Tennessee',
      'in any state',
    ]);
    expect(labels(nearestSearches(search({ places: ['county:Shelby, TN'], states: ['MS'] })))).toEqual([
      'anywhere in 2 states',
      'in any state',
    ]);
  });

  it('leaves out one filter at a time, or the text', () => {
    const found = nearestSearches(search({ price: { min: 0, max: 150_000 }, no_jv: true }, 'brick'));
    expect(labels(found)).toEqual(['without the price limit', 'with or without a JV', 'without “brick”']);
    expect(found.map((near) => [near.search, near.filters.price, near.filters.no_jv])).toEqual([
      ['brick', emptyFilters.price, true],
      ['brick', { min: 0, max: 150_000 }, false],
      ['', { min: 0, max: 150_000 }, true],
    ]);
  });
});

it('basicSearches keep only where, or only the type', () => {
  const found = basicSearches(search({ places: ['city:Memphis, TN'], property_type: ['Condo'], no_jv: true }, 'brick'));
  expect(labels(found)).toEqual(['in Memphis, TN', 'listed as Condo']);
  expect(
    found.map(({ filters, ...near }) => [near.search, filters.places, filters.property_type, filters.no_jv]),
  ).toEqual([
    ['', ['city:Memphis, TN'], [], false],
    ['', [], ['Condo'], false],
  ]);
});
