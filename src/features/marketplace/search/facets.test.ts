import { expect, it } from 'vitest';
import { financingCount, typeCount } from './facets';

const facets = {
  total: 9,
  states: {},
  propertyTypes: { Residential: 2, 'Single Family': 3, Land: 1 },
  financing: { Creative: 1, 'Subject To': 2, Cash: 4 },
};

it('counts residential listings for each residential type', () => {
  const types = ['Single Family', 'Condo', 'Residential', 'Land', 'Industrial'];
  expect(types.map((type) => typeCount(facets, type))).toEqual([5, 2, 5, 1, 0]);
});

it('counts subject-to listings as creative financing', () => {
  expect(['Creative', 'Cash', 'Hard Money'].map((kind) => financingCount(facets, kind))).toEqual([3, 4, 0]);
});

it('counts nothing where Postgres counted nothing', () => {
  expect(typeCount({ ...facets, propertyTypes: null }, 'Condo')).toBeUndefined();
  expect(financingCount({ ...facets, financing: null }, 'Cash')).toBeUndefined();
});
