import { describe, expect, it } from 'vitest';
import { emptyFilters } from './filters';
import { parseSearchParams, parseView, toSearchParams, type MarketplaceQuery } from './marketplace-query';
import { effectiveSort } from './sorts';
import { everyFilter } from '../../../tests/every-filter';

const plain: MarketplaceQuery = { search: '', sort: 'featured', view: 'grid', filters: emptyFilters };
const canonical = (query: string) => toSearchParams(parseSearchParams(query));

const everything: MarketplaceQuery = {
  search: 'main st, "A" 🏠',
  sort: 'cap-rate',
  view: 'map',
  filters: everyFilter,
};

describe('toSearchParams and parseSearchParams', () => {
  it('writes short, readable URLs', () => {
    expect(toSearchParams(plain)).toBe('');
    expect(toSearchParams(everything)).toBe(
      'search=main%20st%2C%20%22A%22%20%F0%9F%8F%A0&states=FL,TX' +
        "&places=city:Memphis,+TN;county:Prince+George's,+MD;zip:38103%2B10,+TN" +
        '&price=100000-500000&property_type=single-family,mixed-use&bedrooms=2-&bathrooms=1.5-4&sqft=-2000' +
        '&units=2-4&year_built=1990-&cap_rate=7.5-&price_per_sqft=-150&price_per_unit=-90000' +
        '&financing=hard-money,creative&condition=heavy-rehab&occupancy=vacant&strategies=fix-and-flip' +
        '&no_jv=1&price_dropped=1&age=-7&verified=1' +
        '&box=-99.5,27,-93.25,33.12345&shape=-90.2,35,-89.8,35,-90,35.3&sort=cap-rate&view=map',
    );
  });

  it('reads back the URLs that it wrote', () => {
    expect(parseSearchParams(toSearchParams(everything))).toEqual(everything);
    expect(parseSearchParams('')).toEqual(plain);
  });

  it('preserves other parameters, but not duplicates of its own', () => {
    expect(
      toSearchParams({ ...plain, sort: 'newest' }, new URLSearchParams('sort=cap-rate&utm_source=a%20b&price=5-')),
    ).toBe('sort=newest&utm_source=a+b');
  });

  it('reads URLs that people type', () => {
    expect(canonical('states=tx, FL ,tx')).toBe('states=FL,TX');
    expect(canonical('states=TX&states=FL')).toBe('states=FL,TX');
    expect(canonical('bedrooms=3')).toBe('bedrooms=3-');
    expect(canonical('bedrooms=+3')).toBe('bedrooms=3-');
    expect(canonical('bathrooms=2.54-')).toBe('bathrooms=2.54-');
    expect(canonical('price=1,000-')).toBe('price=1000-');
  });

  it('preserves reversed bounds, and puts the sides of an area in order', () => {
    expect(canonical('price=500000-100000')).toBe('price=500000-100000');
    expect(canonical('box=-93,33,-99,27')).toBe('box=-99,27,-93,33');
  });

  it.each([
    'price=NaN-NaN',
    'price=-1--5',
    'price=Infinity-',
    `bedrooms=${'9'.repeat(10_000)}-`,
    'price=1-2-3',
    'states=ZZ,XX,constructor,,',
    'property_type=castle,__proto__',
    'financing=%27%3B%20drop%20table',
    'verified=true',
    'box=,,,',
    'box=1,1,1,1',
    'box=1,2,3,Infinity',
    'sort=drop&view=globe',
    'search=%00',
    '%F0%9F=%&&&==?',
  ])('ignores %s', (query) => {
    expect(parseSearchParams(query)).toEqual(plain);
  });

  it('limits values to what a listing can have', () => {
    expect(canonical('box=-1e308,-1e308,1e308,1e308')).toBe('box=-180,-90,180,90');
    expect(parseSearchParams(`search=${'x'.repeat(10_000)}`).search).toHaveLength(200);
  });
});

it('parseView falls back to grid', () => {
  expect(parseView('list')).toBe('list');
  expect(parseView('map')).toBe('map');
  expect(parseView('globe')).toBe('grid');
  expect(parseView(null)).toBe('grid');
});

it.each([
  ['best-match', false, 'best-match'],
  ['best-match', true, 'featured'],
  ['newest', true, 'newest'],
] as const)('sorts by %s for a visitor (%s): %s', (sort, isVisitor, effective) => {
  expect(effectiveSort(sort, isVisitor)).toBe(effective);
});
