import { describe, expect, it } from 'vitest';
import { choiceChips, emptyFilters, filterChips, type Filters } from '@/domain/filters/filters';

const labels = (change: Partial<Filters>) => filterChips({ ...emptyFilters, ...change }).map(({ label }) => label);

describe('filterChips', () => {
  it('lists the area, then choices, then ranges', () => {
    expect(
      labels({
        box: { west: 1, south: 1, east: 2, north: 2 },
        states: ['FL', 'TX'],
        property_type: ['Land'],
        financing: ['Cash'],
        price: { min: 100_000, max: 0 },
        bathrooms: { min: 2.5, max: 0 },
      }),
    ).toEqual(['In this area', 'Florida', 'Texas', 'Land', 'Cash', 'Over $100K', '2.5+ baths']);
  });

  it('describes ranges', () => {
    expect(labels({ price: { min: 0, max: 300_000 } })).toEqual(['Under $300K']);
    expect(labels({ price: { min: 100_000, max: 1_250_000 } })).toEqual(['$100K to $1.25M']);
    expect(labels({ price: { min: 0, max: 123_456 } })).toEqual(['Under $123,456']);
    expect(labels({ price: { min: 5, max: 5 } })).toEqual(['$5']);
    expect(labels({ bedrooms: { min: 1, max: 1 } })).toEqual(['1 bed']);
    expect(labels({ bedrooms: { min: 3, max: 3 } })).toEqual(['3 beds']);
    expect(labels({ bedrooms: { min: 0, max: 1 } })).toEqual(['Up to 1 bed']);
    expect(labels({ sqft: { min: 1_000, max: 2_000 } })).toEqual(['1,000 to 2,000 sqft']);
  });

  it('describes places, returns, years, ages, and switches', () => {
    expect(labels({ places: ['county:Shelby, TN', 'zip:38103+10, TN'], states: ['OH'] })).toEqual([
      'Ohio',
      'Shelby County, TN',
      'Within 10 miles of 38103',
    ]);
    expect(labels({ cap_rate: { min: 8, max: 0 } })).toEqual(['8%+ cap rate']);
    expect(labels({ cap_rate: { min: 6, max: 7.5 } })).toEqual(['6% to 7.5% cap rate']);
    expect(labels({ price_per_sqft: { min: 0, max: 150 } })).toEqual(['Under $150 per sqft']);
    expect(labels({ price_per_unit: { min: 50_000, max: 0 } })).toEqual(['Over $50K per unit']);
    expect(labels({ year_built: { min: 1990, max: 0 } })).toEqual(['Built 1990 or later']);
    expect(labels({ year_built: { min: 0, max: 1980 } })).toEqual(['Built by 1980']);
    expect(labels({ units: { min: 2, max: 2 } })).toEqual(['2 units']);
    expect(labels({ age: { min: 0, max: 7 } })).toEqual(['Posted in the last 7 days']);
    expect(labels({ age: { min: 30, max: 0 } })).toEqual(['Posted 30+ days ago']);
    expect(labels({ occupancy: ['vacant'], strategies: ['BRRRR'], no_jv: true, price_dropped: true })).toEqual([
      'Vacant',
      'For BRRRR',
      'No JV required',
      'Price drop',
    ]);
  });

  it('says why a range isn’t applied', () => {
    const reversed = { ...emptyFilters, price: { min: 2, max: 1 } };
    const [chip] = filterChips(reversed);
    expect(chip).toMatchObject({
      label: 'Price: the minimum can’t be higher than the maximum',
      invalid: true,
      without: emptyFilters,
    });
    expect(labels({ bathrooms: { min: 2.545, max: 0 } })).toEqual(['Bathrooms: use at most 2 decimal places']);
  });

  it('removes only what a chip names', () => {
    const filters: Filters = {
      ...emptyFilters,
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
