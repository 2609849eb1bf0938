import { expect, it } from 'vitest';
import { parsePlace, placeKey, placeLabel, placeProblem } from './place';

it.each([
  ['city:Memphis, TN', 'Memphis, TN'],
  ['city:Memphis+10, TN', 'Within 10 miles of Memphis, TN'],
  ["county:Prince George's, MD", "Prince George's County, MD"],
  ['county:Orleans, LA', 'Orleans Parish, LA'],
  ['county:Juneau, AK', 'Juneau (county), AK'],
  ['zip:38103, TN', '38103'],
  ['zip:38103+1, TN', 'Within 1 mile of 38103'],
  ['zip:38103+100, TN', 'Within 100 miles of 38103'],
])('reads %s as %s', (key, label) => {
  const place = parsePlace(key);
  expect(place && placeKey(place)).toBe(key);
  expect(place && placeLabel(place)).toBe(label);
});

it.each([
  '',
  'Memphis, TN',
  'city:Memphis',
  'city:Memphis, Tennessee',
  'city:, TN',
  'city:+10, TN',
  'city:Memphis+ten, TN',
  'city:Memphis+-5, TN',
  'county:Shelby+10, TN',
  'zip:381, TN',
])('refuses %j', (key) => expect(parsePlace(key)).toBeNull());

it.each([
  ['zip:38103, TN', undefined],
  ['city:Memphis+100, TN', undefined],
  ['zip:38103+0, TN', 'A radius is 1 to 100 miles.'],
  ['city:Memphis+101, TN', 'A radius is 1 to 100 miles.'],
])('the problem of %s is %s', (key, problem) => {
  const place = parsePlace(key);
  expect(place && placeProblem(place)).toBe(problem);
});
