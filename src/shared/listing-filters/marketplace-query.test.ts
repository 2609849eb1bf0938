import { describe, expect, it } from 'vitest';
import {
  conditions,
  exitStrategies,
  financings,
  occupancies,
  propertyTypes,
} from '@/shared/config/property-vocabulary';
import { usStates } from '@/shared/places/us-states';
import { emptyFilters } from './filters';
import {
  marketplaceViews,
  parseSearchParams,
  parseView,
  toSearchParams,
  type MarketplaceQuery,
} from './marketplace-query';
import { sorts } from './sorts';

const plain: MarketplaceQuery = { search: '', sort: 'featured', view: 'grid', filters: emptyFilters };
const canonical = (query: string) => toSearchParams(parseSearchParams(query));

const everything: MarketplaceQuery = {
  search: 'main st, "A" 🏠',
  sort: 'cap-rate',
  view: 'map',
  filters: {
    states: ['FL', 'TX'],
    places: ['city:Memphis, TN', "county:Prince George's, MD", 'zip:38103+10, TN'],
    units: { min: 2, max: 4 },
    yearBuilt: { min: 1990, max: 0 },
    capRate: { min: 7.5, max: 0 },
    pricePerSqft: { min: 0, max: 150 },
    pricePerUnit: { min: 0, max: 90_000 },
    condition: ['Heavy Rehab'],
    occupancy: ['vacant'],
    strategy: ['Fix and Flip'],
    age: { min: 0, max: 7 },
    noJv: true,
    priceDrop: true,
    propertyType: ['Single Family', 'Mixed Use'],
    financing: ['Hard Money', 'Creative'],
    price: { min: 100_000, max: 500_000 },
    bedrooms: { min: 2, max: 0 },
    bathrooms: { min: 1.5, max: 4 },
    sqft: { min: 0, max: 2_000 },
    verifiedOnly: true,
    box: { west: -99.5, south: 27, east: -93.25, north: 33.12345 },
    shape: [
      [-90.2, 35],
      [-89.8, 35],
      [-90, 35.3],
    ],
  },
};

describe('toSearchParams and parseSearchParams', () => {
  it('write short, readable URLs', () => {
    expect(toSearchParams(plain)).toBe('');
    expect(toSearchParams(everything)).toBe(
      'search=main%20st%2C%20%22A%22%20%F0%9F%8F%A0&states=FL,TX' +
        "&places=city:Memphis,+TN;county:Prince+George's,+MD;zip:38103%2B10,+TN" +
        '&types=single-family,mixed-use&financing=hard-money,creative' +
        '&price=100000-500000&beds=2-&baths=1.5-4&sqft=-2000' +
        '&units=2-4&built=1990-&cap=7.5-&price-per-sqft=-150&price-per-unit=-90000&condition=heavy-rehab' +
        '&occupancy=vacant&strategy=fix-and-flip&age=-7&no-jv=1&drop=1&verified=1' +
        '&area=-99.5,27,-93.25,33.12345&drawn=-90.2,35,-89.8,35,-90,35.3&sort=cap-rate&view=map',
    );
  });

  it('read back what they wrote', () => {
    expect(parseSearchParams(toSearchParams(everything))).toEqual(everything);
    expect(parseSearchParams('')).toEqual(plain);
  });

  it('preserve other parameters, but not duplicates of their own', () => {
    expect(
      toSearchParams({ ...plain, sort: 'newest' }, new URLSearchParams('sort=cap-rate&utm_source=a%20b&price=5-')),
    ).toBe('sort=newest&utm_source=a+b');
  });

  it('read what people type', () => {
    expect(canonical('states=tx, FL ,tx')).toBe('states=FL,TX');
    expect(canonical('states=TX&states=FL')).toBe('states=FL,TX');
    expect(canonical('beds=3')).toBe('beds=3-');
    expect(canonical('beds=+3')).toBe('beds=3-');
    expect(canonical('baths=2.54-')).toBe('baths=2.54-');
    expect(canonical('price=1,000-')).toBe('price=1000-');
  });

  it('keep reversed bounds, and put the sides of an area in order', () => {
    expect(canonical('price=500000-100000')).toBe('price=500000-100000');
    expect(canonical('area=-93,33,-99,27')).toBe('area=-99,27,-93,33');
  });

  it.each([
    'price=NaN-NaN',
    'price=-1--5',
    'price=Infinity-',
    `beds=${'9'.repeat(10_000)}-`,
    'price=1-2-3',
    'states=ZZ,XX,constructor,,',
    'types=castle,__proto__',
    'financing=%27%3B%20drop%20table',
    'verified=true',
    'area=,,,',
    'area=1,1,1,1',
    'area=1,2,3,Infinity',
    'sort=drop&view=globe',
    'search=%00',
    '%F0%9F=%&&&==?',
  ])('ignore %s', (query) => {
    expect(parseSearchParams(query)).toEqual(plain);
  });

  it('limit values to what a listing can have', () => {
    expect(canonical('area=-1e308,-1e308,1e308,1e308')).toBe('area=-180,-90,180,90');
    expect(parseSearchParams(`search=${'x'.repeat(10_000)}`).search).toHaveLength(200);
  });

  it('read back random queries', () => {
    const random = generator(11);
    for (let round = 0; round < 250; round += 1) {
      const query = randomQuery(random);
      expect(parseSearchParams(toSearchParams(query))).toEqual(query);
    }
  });
});

it('parseView falls back to grid', () => {
  expect(parseView('list')).toBe('list');
  expect(parseView('map')).toBe('map');
  expect(parseView('globe')).toBe('grid');
  expect(parseView(null)).toBe('grid');
});

type Random = (below: number) => number;

/** A seeded pseudo-random generator: the same numbers in every run. */
function generator(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

function some<T>(random: Random, values: readonly T[]): T[] {
  return values.filter(() => random(4) === 0);
}

function one<T>(random: Random, values: readonly T[]): T {
  return values[random(values.length)] as T;
}

function randomQuery(random: Random): MarketplaceQuery {
  const range = (most: number, step: number) => {
    const [low, high] = [random(most), random(most)].map((value) => value * step).toSorted((a, b) => a - b) as [
      number,
      number,
    ];
    return one(random, [
      { min: 0, max: 0 },
      { min: low, max: 0 },
      { min: 0, max: high },
      { min: low, max: high },
    ]);
  };
  return {
    search: one(random, ['', 'austin', "o'hare & sons", '100% + 5', 'ä🏠', '#?=;,']),
    sort: one(random, sorts),
    view: one(random, marketplaceViews),
    filters: {
      states: some(
        random,
        usStates.map(([code]) => code),
      ),
      places: some(random, ['city:St. Louis, MO', "county:Prince George's, MD", 'zip:38103, TN', 'zip:38103+100, TN']),
      propertyType: some(random, propertyTypes),
      financing: some(random, financings),
      condition: some(random, conditions),
      occupancy: some(random, occupancies),
      strategy: some(random, exitStrategies),
      units: range(100, 1),
      yearBuilt: range(1_000, 1),
      capRate: range(20, 0.25),
      pricePerSqft: range(500, 1),
      pricePerUnit: range(500_000, 1),
      age: range(365, 1),
      noJv: random(2) === 0,
      priceDrop: random(2) === 0,
      price: range(1_000_000, 1),
      bedrooms: range(9, 1),
      bathrooms: range(9, 0.5),
      sqft: range(9_000, 1),
      verifiedOnly: random(2) === 0,
      box: one(random, [
        null,
        { west: -1 - random(99), south: random(4e5) / 1e4, east: random(1e6) / 1e5, north: 41.5 + random(40) },
      ]),
      shape: one(random, [
        null,
        [
          [-1 - random(99), 35],
          [-0.5, 35.25],
          [0, 36 + random(40)],
        ],
      ]),
    },
  };
}
