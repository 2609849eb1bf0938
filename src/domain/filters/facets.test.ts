import { expect, it } from 'vitest';
import { countOf, countText, choiceCount, type Facets } from './facets';

const facets: Facets = {
  total: 9,
  states: {},
  property_type: { Residential: 2, 'Single Family': 3, Land: 1 },
  financing: { Creative: 1, 'Subject To': 2, Cash: 4 },
  condition: {},
  occupancy: {},
  strategies: {},
  no_jv: 0,
  price_dropped: 0,
  verified: 0,
};

it('counts residential listings for each residential type', () => {
  const types = ['Single Family', 'Condo', 'Residential', 'Land', 'Industrial'];
  expect(types.map((type) => choiceCount(facets, 'property_type', type))).toEqual([5, 2, 5, 1, 0]);
});

it('says how many listings a sample shows at least', () => {
  const counts = { TX: { atLeast: 2000 }, CA: 30, NV: null };
  expect(countOf(counts, 'TX', 'CA')).toEqual({ atLeast: 2030 });
  expect(countOf(counts, 'CA', 'NV')).toEqual({ atLeast: 30 });
  expect(countOf(counts, 'NV')).toBeNull();
  expect([1234, { atLeast: 2000 }, null, undefined].map(countText)).toEqual(['1,234', '2,000+', undefined, undefined]);
});
