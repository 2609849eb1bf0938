import { expect, it } from 'vitest';
import { emptyFilters, toRpcFilters, type Filters } from '../filters/filters';
import { combineFilters } from './combine';

const range = (min: number, max: number) => ({ min, max });

it.each<[string, Partial<Filters>, Partial<Filters>, object, string[]]>([
  ['adds what nothing was sent for', {}, { price: range(0, 3e5) }, { price: range(0, 3e5) }, []],
  ['takes the lower limit', { price: range(0, 5e5) }, { price: range(0, 3e5) }, { price: range(0, 3e5) }, []],
  ['takes the limit that was sent', { price: range(0, 2e5) }, { price: range(0, 3e5) }, { price: range(0, 2e5) }, []],
  ['joins two sides', { bedrooms: range(2, 0) }, { bedrooms: range(0, 4) }, { bedrooms: range(2, 4) }, []],
  [
    'drops a range that contradicts',
    { price: range(4e5, 0) },
    { price: range(0, 3e5) },
    { price: range(4e5, 0) },
    ['Under $300K'],
  ],
  [
    'narrows a list',
    { property_type: ['Residential'] },
    { property_type: ['Condo'] },
    { property_type: ['Condo'] },
    [],
  ],
  [
    'doesn’t widen a list',
    { property_type: ['Condo'] },
    { property_type: ['Residential'] },
    { property_type: ['Condo'] },
    ['Residential'],
  ],
  [
    'searches a place in a state that was sent',
    { states: ['TN', 'TX'] },
    { places: ['city:Memphis, TN'] },
    { places: ['city:Memphis, TN'] },
    [],
  ],
  [
    'doesn’t search a place in another state',
    { states: ['TX'] },
    { places: ['city:Memphis, TN'] },
    { states: ['TX'] },
    ['Memphis, TN'],
  ],
  [
    'searches the places that were sent in the state of the sentence',
    { places: ['city:Memphis, TN', 'city:Austin, TX'] },
    { states: ['TN'] },
    { places: ['city:Memphis, TN'] },
    [],
  ],
  ['turns on a switch', { no_jv: false }, { no_jv: true }, { no_jv: true }, []],
])('%s', (_, sent, said, expected, contradictions) => {
  const combined = combineFilters({ ...emptyFilters, ...sent }, said);
  expect(toRpcFilters(combined.filters)).toEqual(expected);
  expect(combined.contradictions).toEqual(contradictions);
});
