import { describe, expect, it } from 'vitest';
import { exampleOf, type Example } from './reading.fixture';

const examples: Example[] = [
  // Bedrooms and bathrooms
  ['3 bed', { bedrooms: [3, 3] }],
  ['3+ beds', { bedrooms: [3, 0] }],
  ['3 beds or more', { bedrooms: [3, 0] }],
  ['2-4 beds', { bedrooms: [2, 4] }],
  ['3 bed 4 bed', { bedrooms: [3, 4] }],
  ['more than 3 beds', { bedrooms: [4, 0] }],
  ['fewer than 3 beds', { bedrooms: [0, 2] }],
  ['2.5+ baths', { bathrooms: [2.5, 0] }],
  ['2.25 ba', { bathrooms: [2.25, 2.25] }],
  ['3/2.25', { bedrooms: [3, 3], bathrooms: [2.25, 2.25] }],
  ['2 1/2 baths', { bathrooms: [2.5, 2.5] }],
  // Not 5 baths, and not a price of $12,500 or $1.25.
  ['3,5 baths', {}, ['3,5 baths']],
  ['under $12,500,00', {}, ['under $12,500,00']],
  ['3/2', { bedrooms: [3, 3], bathrooms: [2, 2] }],
  ['3/2.5 house', { property_type: ['Single Family'], bedrooms: [3, 3], bathrooms: [2.5, 2.5] }],
  ['3bd/2ba', { bedrooms: [3, 3], bathrooms: [2, 2] }],
  ['3 bed 2 bath', { bedrooms: [3, 3], bathrooms: [2, 2] }],
  ['3 beds min 2 baths', { bedrooms: [3, 3], bathrooms: [2, 0] }],
  ['3/2/1', {}, ['3/2/1']],
  ['1/2 acre', {}, ['1/2 acre']],
  ['0 beds', {}, ['0 beds']],
  // Price
  ['under 150k', { price: [0, 150_000] }],
  ['under $ 250,000 USD', { price: [0, 250_000] }],
  ['max price 150k', { price: [0, 150_000] }],
  ['<=150k', { price: [0, 150_000] }],
  ['150k+', { price: [150_000, 0] }],
  ['from 100k to 200k', { price: [100_000, 200_000] }],
  ['$100-150k', { price: [100_000, 150_000] }],
  ['150k-100k', { price: [100_000, 150_000] }],
  ['50000-80000', { price: [50_000, 80_000] }],
  ['price 150k to 200k', { price: [150_000, 200_000] }],
  ['over 100k under 150k', { price: [100_000, 150_000] }],
  ['under 200k under 150k', { price: [0, 150_000] }],
  ['over 200k under 150k', { price: [200_000, 0] }, ['under 150k']],
  ['150k', {}, ['150k']],
  ['around 150k', {}, ['around 150k']],
  ['btw 100 and 150k', { price: [100_000, 150_000] }],
  // In thousands, unless they could count something
  ['under 150', { price: [0, 150_000] }],
  ['between 100 and 150', { price: [100_000, 150_000] }],
  ['150 max, 3 beds', { price: [0, 150_000], bedrooms: [3, 3] }],
  ['budget 200', { price: [0, 200_000] }],
  ['under 150 minutes', {}, ['under 150 minutes']],
  ['100-150 main', {}, ['100-150 main']],
  ['from 100', {}, ['from 100']],
  ['under 5', {}, ['under 5']],
  ['-150k', {}, ['-150k']],
  // Cap rate
  ['8 cap', { cap_rate: [8, 0] }],
  ['at least an 8 cap', { cap_rate: [8, 0] }],
  ['cap ≥ 8', { cap_rate: [8, 0] }],
  ['8 cap or better', { cap_rate: [8, 0] }],
  ['7-9 cap', { cap_rate: [7, 9] }],
  // Area, units, and prices of each
  ['over 2,000 square feet', { sqft: [2000, 0] }],
  ['1,500-2,000 sq ft', { sqft: [1500, 2000] }],
  ['1500 ft²', { sqft: [1500, 0] }],
  ['under $100/sqft', { price_per_sqft: [0, 100] }],
  ['5+ units', { units: [5, 0] }],
  ['$80k/door', { price_per_unit: [0, 80_000] }],
  // Years
  ['built after 1990', { year_built: [1991, 0] }],
  ['built in 1990', { year_built: [1990, 1990] }],
  ['built 1980 or newer', { year_built: [1980, 0] }],
  ['1990s', { year_built: [1990, 1999] }],
  ['pre-1978', { year_built: [0, 1977] }],
  // Age
  ['last 7 days', { age: [0, 7] }],
  ['listed in the last month', { age: [0, 30] }],
  ['less than 7 days old', { age: [0, 7] }],
  ['90+ days on market', { age: [90, 0] }],
  // Numbers without a filter
  ['arv over 200k', {}, ['arv over 200k']],
  ['$1,500/mo', {}, ['$1,500/mo']],
  ['cash flow over $500/month', {}, ['cash flow over $500/month']],
  ['2 car garage', {}, ['2 car garage']],
];

describe('readSearch: numbers', () => {
  it.each(examples)('%s', (sentence, filters, unknown = [], choices = {}) => {
    expect(exampleOf(sentence)).toEqual([sentence, filters, unknown, choices]);
  });
});
