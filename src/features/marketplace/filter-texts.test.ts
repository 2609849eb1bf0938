import { describe, expect, it } from 'vitest';
import { choiceChips, filterChips, searchName } from './filter-texts';
import { financingCount, noFilters, typeCount, type Filters } from './filters';

const labels = (change: Partial<Filters>) => filterChips({ ...noFilters, ...change }).map(({ label }) => label);

describe('chips', () => {
  it('say what narrows the list', () => {
    expect(labels({})).toEqual([]);
    expect(labels({ verifiedOnly: true })).toEqual([]);
    expect(
      labels({
        box: { west: 1, south: 1, east: 2, north: 2 },
        states: ['FL', 'TX'],
        propertyType: ['Land'],
        financing: ['Cash'],
        price: { min: 100_000, max: 0 },
        bathrooms: { min: 2.5, max: 0 },
      }),
    ).toEqual(['In this area', 'Florida', 'Texas', 'Land', 'Cash', 'Over $100K', '2.5+ baths']);
  });

  it('put ranges in words', () => {
    expect(labels({ price: { min: 0, max: 300_000 } })).toEqual(['Under $300K']);
    expect(labels({ price: { min: 100_000, max: 1_250_000 } })).toEqual(['$100K to $1.25M']);
    expect(labels({ price: { min: 0, max: 123_456 } })).toEqual(['Under $123,456']);
    expect(labels({ price: { min: 5, max: 5 } })).toEqual(['$5']);
    expect(labels({ bedrooms: { min: 1, max: 1 } })).toEqual(['1 bed']);
    expect(labels({ bedrooms: { min: 3, max: 3 } })).toEqual(['3 beds']);
    expect(labels({ bedrooms: { min: 0, max: 1 } })).toEqual(['Up to 1 bed']);
    expect(labels({ sqft: { min: 1_000, max: 2_000 } })).toEqual(['1,000 to 2,000 sqft']);
  });

  it('take away just what they name', () => {
    const filters: Filters = {
      ...noFilters,
      states: ['FL', 'TX'],
      price: { min: 1, max: 2 },
      box: { west: 1, south: 1, east: 2, north: 2 },
    };
    const [area, florida, , price] = filterChips(filters);
    expect(area?.without).toEqual({ ...filters, box: null });
    expect(florida?.without).toEqual({ ...filters, states: ['TX'] });
    expect(price?.without).toEqual({ ...filters, price: { min: 0, max: 0 } });
    expect(choiceChips(filters).map(({ label }) => label)).toEqual(['Florida', 'Texas']);
  });
});

describe('the name of a search', () => {
  it('says what is looked for', () => {
    const name = (change: Partial<Filters>, search = '') => searchName(search, { ...noFilters, ...change });
    expect(name({ bedrooms: { min: 2, max: 0 }, price: { min: 0, max: 300_000 }, states: ['TX'] })).toBe(
      '2+ beds under $300K in Texas',
    );
    expect(name({ propertyType: ['Single Family', 'Condo'], verifiedOnly: true, states: ['FL', 'TX'] })).toBe(
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

  it('fits, without half a character', () => {
    const name = searchName('🏠'.repeat(100), noFilters);
    expect(name.length).toBeLessThanOrEqual(80);
    expect(name).not.toMatch(/\p{Surrogate}/u);
    expect(name.endsWith('🏠…')).toBe(true);
  });
});

describe('counts beside the choices', () => {
  const facets = {
    total: 9,
    states: {},
    propertyTypes: { Residential: 2, 'Single Family': 3, Land: 1 },
    financing: { Creative: 1, 'Subject To': 2, Cash: 4 },
  };
  it('are of what the choice finds', () => {
    expect(
      ['Single Family', 'Condo', 'Residential', 'Land', 'Industrial'].map((type) => typeCount(facets, type)),
    ).toEqual([5, 2, 5, 1, 0]);
    expect(['Creative', 'Cash', 'Hard Money'].map((kind) => financingCount(facets, kind))).toEqual([3, 4, 0]);
  });
});
