import { describe, expect, it } from 'vitest';
import {
  clearDrawer,
  countActive,
  emptyFilters,
  filterPhrases,
  hasProblem,
  isFiltered,
  normalizeFilters,
  toRpcFilters,
  withoutProblems,
  type Filters,
} from './filters';
import { everyFilter } from '../../../tests/every-filter';

describe('filters', () => {
  it('counts filters once per group of the drawer', () => {
    expect(countActive(emptyFilters)).toBe(0);
    expect(
      countActive({ ...emptyFilters, states: ['TX', 'FL'], price: { min: 0, max: 5 }, bathrooms: { min: 1, max: 0 } }),
    ).toBe(3);
    // These have controls outside the drawer.
    expect(countActive({ ...emptyFilters, verified: true, box: everyFilter.box })).toBe(0);
    expect(countActive(everyFilter)).toBe(Object.keys(everyFilter).length - 3);
  });

  it('counts filters as active when any of them is set', () => {
    expect(isFiltered(emptyFilters)).toBe(false);
    expect(isFiltered({ ...emptyFilters, verified: true })).toBe(true);
    expect(isFiltered({ ...emptyFilters, box: everyFilter.box })).toBe(true);
    expect(isFiltered({ ...emptyFilters, sqft: { min: 1, max: 0 } })).toBe(true);
  });

  it('clears the filters of the drawer without the others', () => {
    const { verified, box, shape } = everyFilter;
    expect(clearDrawer(everyFilter)).toEqual({ ...emptyFilters, verified, box, shape });
  });

  it('normalizes filters to one form', () => {
    const messy: Filters = {
      ...emptyFilters,
      states: ['TX', 'nowhere', 'FL', 'TX'],
      price: { min: 9.4, max: 3 },
    };
    expect(normalizeFilters(messy)).toEqual({ ...emptyFilters, states: ['FL', 'TX'], price: { min: 9.4, max: 3 } });
  });

  it.each<Filters['price']>([
    { min: 500_000, max: 100_000 },
    { min: -5, max: 0 },
    { min: 0, max: '12e3x' },
    { min: 99.6, max: 0 },
    { min: 0, max: 100_000_000_001 },
  ])('applies no filters with a price of $min to $max', (price) => {
    const filters: Filters = { ...emptyFilters, states: ['TX'], price };
    expect(hasProblem(filters)).toBe(true);
    expect(hasProblem(filters, ['sqft'])).toBe(false);
    expect(toRpcFilters(filters)).toEqual({ states: ['TX'] });
    expect(countActive(filters)).toBe(1);
    expect(withoutProblems(filters)).toEqual({ ...emptyFilters, states: ['TX'] });
    expect(withoutProblems(filters, everyFilter)).toEqual({ ...filters, price: everyFilter.price });
    expect(filterPhrases(filters, 'price')).toEqual([]);
  });

  it('sends filters without unset ones', () => {
    expect(toRpcFilters(emptyFilters)).toEqual({});
    expect(toRpcFilters({ ...emptyFilters, states: ['TX'], price: { min: 1, max: 0 }, verified: true })).toEqual({
      states: ['TX'],
      price: { min: 1, max: 0 },
      verified: true,
    });
  });
});
