import { expect, it } from 'vitest';
import { joinStates, readPlace } from './read-place';

const shortly = (text: string) => {
  const place = readPlace(text);
  return place && [place.kind, place.name, place.miles && `+${place.miles}`, place.state].filter(Boolean).join(' ');
};

it.each([
  ['city:Memphis, TN', 'city Memphis TN'],
  ['city:Memphis+10, TN', 'city Memphis +10 TN'],
  ['city:Memphis 10, TN', 'city Memphis +10 TN'],
  ['city:Memphis,TN', 'city Memphis TN'],
  ['city: memphis, tn', 'city memphis TN'],
  ['zip:38103+10, TN', 'zip 38103 +10 TN'],
  ['zip:38103 10, TN', 'zip 38103 +10 TN'],
  ['zip:38103+10', 'zip 38103 +10'],
  ['zip:38103', 'zip 38103'],
  ['38103', 'zip 38103'],
  ['Memphis, TN', 'city Memphis TN'],
  ['Shelby County, TN', 'county Shelby TN'],
  ['Orleans Parish, LA', 'county Orleans LA'],
  ['county:Shelby County, TN', 'county Shelby TN'],
  ['county:Richmond, City of, VA', 'county Richmond, City of VA'],
  ['within 10 of city:Memphis, TN', 'city Memphis +10 TN'],
  ['Within 10 miles of Memphis, TN', 'city Memphis +10 TN'],
  ['within 1 mile of 38103', 'zip 38103 +1'],
  ['within 5 mi of zip:38103, TN', 'zip 38103 +5 TN'],
])('reads %s', (text, place) => expect(shortly(text)).toBe(place));

it.each([
  '',
  'Memphis',
  'city:Memphis',
  'city:Memphis, ZZ',
  'city:Memphis, Tennessee',
  'county:Shelby+10, TN',
  'within 10 of Shelby County, TN',
  'within 10 of city:Memphis+10, TN',
  'zip:3810, TN',
  'state:TN',
  '381',
])('refuses %j', (text) => expect(readPlace(text)).toBeNull());

it('joins what a comma without a space split', () => {
  expect(joinStates(['city:Memphis', 'TN', 'zip:38103, TN', 'TN', 'county:Shelby', 'tn'])).toEqual([
    'city:Memphis, TN',
    'zip:38103, TN',
    'TN',
    'county:Shelby, tn',
  ]);
});
