import { describe, expect, it } from 'vitest';
import { emptyFilters, type Filters } from '@/domain/filters/filters';
import { searchName } from './search-name';

describe('searchName', () => {
  it('describes the filters and the search text', () => {
    const name = (change: Partial<Filters>, search = '') => searchName(search, { ...emptyFilters, ...change });
    expect(name({ bedrooms: { min: 2, max: 0 }, price: { min: 0, max: 300_000 }, states: ['TX'] })).toBe(
      '2+ beds under $300K in Texas',
    );
    expect(name({ property_type: ['Single Family', 'Condo'], verified: true, states: ['FL', 'TX'] })).toBe(
      'Verified Single Family or Condo in Florida or Texas',
    );
    expect(name({ price: { min: 100_000, max: 500_000 }, financing: ['Cash', 'Creative'] })).toBe(
      'Listings $100K to $500K with Cash or Creative',
    );
    expect(name({ states: ['AL', 'AK', 'FL', 'TX'] })).toBe('Listings in 4 states');
    expect(name({ box: { west: 1, south: 1, east: 2, north: 2 } })).toBe('Listings in an area of the map');
    expect(name({}, 'austin')).toBe('Listings matching “austin”');
    expect(name({})).toBe('All listings');
  });
});
