import { expect, it } from 'vitest';
import { listing } from '../../../tests/msw/listings';
import { keyFacts } from './listing-facts';
import { listingFacts, underwritingFacts } from './stated-facts';

it('keyFacts leaves out what is missing and shows the lot of land', () => {
  expect(keyFacts({ bedrooms: 0, bathrooms: 0, sqft: 12000, lot_sqft: 0 })).toEqual(['12,000 sqft']);
  expect(keyFacts({ bedrooms: 0, bathrooms: 0, sqft: 0, lot_sqft: 43559 })).toEqual(['43,559 sqft lot']);
  expect(keyFacts({ bedrooms: 0, bathrooms: 0, sqft: 0, lot_sqft: 43560 })).toEqual(['1 acre']);
  expect(keyFacts({ bedrooms: 0, bathrooms: 0, sqft: 0, lot_sqft: 0 })).toEqual([]);
});

it('listingFacts lists only what land has', () => {
  const land = listing({
    property_type: 'Land',
    bedrooms: 0,
    bathrooms: 0,
    sqft: 0,
    lot_sqft: 70_134,
    county: null,
    condition: 'Turn-Key',
    financing: null,
    occupancy: 'vacant',
    off_market_contract: false,
    noi: null,
    cap_rate: null,
    created_at: '2026-03-01T12:00:00+00:00',
  });
  expect(listingFacts(land)).toEqual([
    ['Property type', 'Land'],
    ['Condition', 'Turn-Key'],
    ['Lot size', '1.61 acres'],
    ['Occupancy', 'Vacant'],
    ['Off-market contract', 'Not stated'],
    ['Listed', 'Mar 1, 2026'],
  ]);
  const building = new Map(
    listingFacts({ ...land, units: 4, year_built: 1928, apn: '04-1182', annual_expenses: { hoa: 1_800 } }),
  );
  expect(building.get('Units')).toBe('4');
  expect(building.get('Year built')).toBe('1928');
  expect(building.get('Parcel number (APN)')).toBe('04-1182');
  expect(building.get('HOA dues')).toBe('$150/mo');
  const figures = new Map(listingFacts({ ...land, noi: 0, cap_rate: 0, lot_sqft: 6_000 }));
  expect(figures.get('NOI (annual)')).toBe('$0');
  expect(figures.get('Cap rate')).toBe('0.00%');
  expect(figures.get('Lot size')).toBe('6,000 sqft');
});

it('underwritingFacts lists stated figures only', () => {
  const nothing = {
    arv: null,
    repair_cost: null,
    monthly_rent: null,
    other_monthly_income: null,
    vacancy_pct: null,
    annual_expenses: {},
  };
  expect(underwritingFacts(nothing)).toEqual([]);
  expect(underwritingFacts({ ...nothing, annual_expenses: { hoa: 600 } })).toEqual([['HOA dues (annual)', '$600']]);
  expect(
    underwritingFacts({
      arv: 250_000,
      repair_cost: 0,
      monthly_rent: 4_000,
      other_monthly_income: 150,
      vacancy_pct: 7.5,
      annual_expenses: { other: 0, insurance: 1_200, property_taxes: 3_000 },
    }),
  ).toEqual([
    ['After-repair value', '$250,000'],
    ['Repair cost', '$0'],
    ['Monthly rent', '$4,000'],
    ['Other monthly income', '$150'],
    ['Vacancy', '7.5%'],
    ['Property taxes (annual)', '$3,000'],
    ['Insurance (annual)', '$1,200'],
    ['Other expenses (annual)', '$0'],
    ['Total expenses (annual)', '$4,200'],
  ]);
});
