import { describe, expect, it } from 'vitest';

import { countyAt, loadCountyShapes } from '../../supabase/local/reference/atlas.ts';
import { canonicalCountyNames, countyNameKey } from '../../supabase/local/reference/county-names.ts';

describe('canonicalCountyNames', () => {
  const names = canonicalCountyNames([
    { fips: '51159', name: 'Richmond' },
    { fips: '51760', name: 'Richmond' },
    { fips: '51810', name: 'Virginia Beach' },
    { fips: '24005', name: 'Baltimore' },
    { fips: '24510', name: 'Baltimore' },
    { fips: '32510', name: 'Carson City' },
    { fips: '51036', name: 'Charles City' },
    { fips: '53033', name: 'King' },
  ]);

  it.each([
    ['51159', 'Richmond'],
    ['51760', 'Richmond, City of'],
    ['51810', 'Virginia Beach, City of'],
    ['24005', 'Baltimore'],
    ['24510', 'Baltimore, City of'],
    ['32510', 'Carson City'],
    ['51036', 'Charles City'],
    ['53033', 'King'],
  ])('names %s %s', (fips, name) => {
    expect(names.get(fips)).toBe(name);
  });
});

describe('countyNameKey', () => {
  it.each([
    ['Añasco Municipio', 'Anasco'],
    ['Saint Charles County', 'St. Charles'],
    ['City and County of San Francisco', 'San Francisco'],
    ['Yukon-Koyukuk (CA)', 'Yukon-Koyukuk Census Area'],
    ['DeBaca', 'De Baca'],
  ])('treats %s and %s as one county', (a, b) => {
    expect(countyNameKey(a)).toBe(countyNameKey(b));
  });
});

describe('countyAt', () => {
  const shapes = loadCountyShapes();

  it('finds the county that contains a point', () => {
    expect(countyAt(shapes, '09', 41.767, -72.676)?.name).toBe('Hartford');
  });

  it('finds the nearest county of the state for a point at sea', () => {
    expect(countyAt(shapes, '15', 21.0, -158.4)?.name).toBe('Honolulu');
  });
});
