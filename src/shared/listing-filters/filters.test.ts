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

const everything: Filters = {
  states: ['FL', 'TX'],
  places: ['city:Memphis, TN', 'county:Orleans, LA', 'zip:38103+10, TN'],
  units: { min: 2, max: 4 },
  yearBuilt: { min: 1990, max: 0 },
  capRate: { min: 8, max: 0 },
  pricePerSqft: { min: 0, max: 150 },
  pricePerUnit: { min: 0, max: 90_000 },
  condition: ['Heavy Rehab'],
  occupancy: ['vacant'],
  strategy: ['BRRRR'],
  age: { min: 0, max: 7 },
  noJv: true,
  priceDrop: true,
  propertyType: ['Single Family', 'Mixed Use'],
  financing: ['Hard Money', 'Creative'],
  price: { min: 100_000, max: 500_000 },
  bedrooms: { min: 2, max: 0 },
  bathrooms: { min: 1.5, max: 4 },
  sqft: { min: 0, max: 2_000 },
  verifiedOnly: true,
  box: { west: -99.5, south: 27, east: -93.25, north: 33.12345 },
  shape: [
    [-90.2, 35],
    [-89.8, 35],
    [-90, 35.3],
  ],
};

describe('filters', () => {
  it('are counted once per group of the drawer', () => {
    expect(countActive(emptyFilters)).toBe(0);
    expect(
      countActive({ ...emptyFilters, states: ['TX', 'FL'], price: { min: 0, max: 5 }, bathrooms: { min: 1, max: 0 } }),
    ).toBe(3);
    // These have controls outside the drawer.
    expect(countActive({ ...emptyFilters, verifiedOnly: true, box: everything.box })).toBe(0);
    expect(countActive(everything)).toBe(19);
  });

  it('are active when any of them is set', () => {
    expect(isFiltered(emptyFilters)).toBe(false);
    expect(isFiltered({ ...emptyFilters, verifiedOnly: true })).toBe(true);
    expect(isFiltered({ ...emptyFilters, box: everything.box })).toBe(true);
    expect(isFiltered({ ...emptyFilters, sqft: { min: 1, max: 0 } })).toBe(true);
  });

  it('in the drawer can be cleared without the others', () => {
    const { verifiedOnly, box, shape } = everything;
    expect(clearDrawer(everything)).toEqual({ ...emptyFilters, verifiedOnly, box, shape });
  });

  it('normalize to one form', () => {
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
  ])('aren’t applied with a price of $min to $max', (price) => {
    const filters: Filters = { ...emptyFilters, states: ['TX'], price };
    expect(hasProblem(filters)).toBe(true);
    expect(hasProblem(filters, ['sqft'])).toBe(false);
    expect(toRpcFilters(filters)).toEqual({ states: ['TX'] });
    expect(countActive(filters)).toBe(1);
    expect(withoutProblems(filters)).toEqual({ ...emptyFilters, states: ['TX'] });
    expect(withoutProblems(filters, everything)).toEqual({ ...filters, price: everything.price });
    expect(filterPhrases(filters, 'price')).toEqual([]);
  });

  it('are sent without unset ones', () => {
    expect(toRpcFilters(emptyFilters)).toEqual({});
    expect(toRpcFilters({ ...emptyFilters, states: ['TX'], price: { min: 1, max: 0 }, verifiedOnly: true })).toEqual({
      states: ['TX'],
      price: { min: 1, max: 0 },
      verifiedOnly: true,
    });
  });
});
