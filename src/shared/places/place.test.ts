import { expect, it } from 'vitest';
import { parsePlace, placeKey, placeLabel } from './place';

it.each([
  ['city:Memphis, TN', 'Memphis, TN'],
  ["county:Prince George's, MD", "Prince George's County, MD"],
  ['county:Orleans, LA', 'Orleans Parish, LA'],
  ['county:St. Louis, City of, MO', 'St. Louis, City of, MO'],
  ['county:Juneau, AK', 'Juneau (county), AK'],
  ['zip:38103, TN', '38103'],
  ['zip:38103+1, TN', 'Within 1 mile of 38103'],
  ['zip:38103+100, TN', 'Within 100 miles of 38103'],
])('reads %s as %s', (key, label) => {
  const place = parsePlace(key);
  expect(place && placeKey(place)).toBe(key);
  expect(place && placeLabel(place)).toBe(label);
});

it.each(['', 'Memphis, TN', 'city:Memphis', 'city:Memphis, Tennessee', 'city:, TN', 'zip:381, TN', 'zip:38103+0, TN'])(
  'refuses %j',
  (key) => expect(parsePlace(key)).toBeNull(),
);

it('refuses a radius beyond 100 miles', () => {
  expect(parsePlace('zip:38103+101, TN')).toBeNull();
  expect(parsePlace('zip:38103+10000, TN')).toBeNull();
});
