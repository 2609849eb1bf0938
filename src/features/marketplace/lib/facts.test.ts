import { expect, it } from 'vitest';
import { fullAddress, keyFacts } from './facts';

it('says what a house has', () => {
  expect(keyFacts({ bedrooms: 3, bathrooms: 2.5, sqft: 1900, lot_sqft: 6000 })).toEqual(['3 bd', '2.5 ba', '1,900 sqft']);
});

it('leaves out what is not there, and shows the lot of land', () => {
  expect(keyFacts({ bedrooms: 0, bathrooms: 0, sqft: 12000, lot_sqft: 0 })).toEqual(['12,000 sqft']);
  expect(keyFacts({ bedrooms: 0, bathrooms: 0, sqft: 0, lot_sqft: 43560 })).toEqual(['43,560 sqft lot']);
  expect(keyFacts({ bedrooms: 0, bathrooms: 0, sqft: 0, lot_sqft: 0 })).toEqual([]);
});

it('writes an address on one line', () => {
  expect(fullAddress({ address: '12 Elm St', city: 'Austin', state: 'TX', zip: '78701' })).toBe('12 Elm St, Austin, TX 78701');
});
