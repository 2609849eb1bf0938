import { describe, expect, it } from 'vitest';
import {
  countActive,
  filtersArgument,
  isNarrowed,
  noFilters,
  readAddress,
  settledFilters,
  withoutDrawer,
  writeAddress,
  type Filters,
  type Shown,
} from './filters';
import { usStates } from '@/shared/lib/us-states';
import { financings, modes, propertyTypes, sorts } from './vocabulary';

const plain: Shown = { search: '', sort: 'featured', view: 'grid', filters: noFilters };
const canonical = (query: string) => writeAddress(readAddress(query));

const everything: Shown = {
  search: 'main st, "A" 🏠',
  sort: 'cap-rate',
  view: 'map',
  filters: {
    states: ['FL', 'TX'],
    propertyType: ['Single Family', 'Mixed Use'],
    financing: ['Hard Money', 'Creative'],
    price: { min: 100_000, max: 500_000 },
    bedrooms: { min: 2, max: 0 },
    bathrooms: { min: 1.5, max: 4 },
    sqft: { min: 0, max: 2_000 },
    verifiedOnly: true,
    box: { west: -99.5, south: 27, east: -93.25, north: 33.12345 },
  },
};

describe('the address bar', () => {
  it('is short and readable', () => {
    expect(writeAddress(plain)).toBe('');
    expect(writeAddress(everything)).toBe(
      'search=main%20st%2C%20%22A%22%20%F0%9F%8F%A0&states=FL,TX&types=single-family,mixed-use&financing=hard-money,creative' +
        '&price=100000-500000&beds=2-&baths=1.5-4&sqft=-2000&verified=1&area=-99.5,27,-93.25,33.12345&sort=cap-rate&view=map',
    );
  });

  it('gives back what was written', () => {
    expect(readAddress(writeAddress(everything))).toEqual(everything);
    expect(readAddress('')).toEqual(plain);
  });

  it('keeps what others have put there, and nothing of its own twice', () => {
    expect(
      writeAddress({ ...plain, sort: 'newest' }, new URLSearchParams('sort=cap-rate&utm_source=a%20b&price=5-')),
    ).toBe('sort=newest&utm_source=a+b');
  });

  it('reads what people type', () => {
    expect(canonical('states=tx, FL ,tx')).toBe('states=FL,TX');
    expect(canonical('states=TX&states=FL')).toBe('states=FL,TX');
    expect(canonical('beds=3')).toBe('beds=3-');
    expect(canonical('beds=+3')).toBe('beds=3-');
    expect(canonical('baths=2.54-')).toBe('baths=2.5-');
    expect(canonical('price=99.6-')).toBe('price=100-');
  });

  it('puts swapped bounds in order', () => {
    expect(canonical('price=500000-100000')).toBe('price=100000-500000');
    expect(canonical('area=-93,33,-99,27')).toBe('area=-99,27,-93,33');
  });

  it.each([
    'price=NaN-NaN',
    'price=-1--5',
    'price=0-0',
    'price=-',
    'price=Infinity-',
    'price=1e',
    'price=one-two',
    'price=🏠',
    'price=1-2-3',
    `price=${'-'.repeat(10_000)}`,
    'states=ZZ,XX,constructor,,',
    `states=${'🏠'.repeat(10_000)}`,
    'types=castle,__proto__',
    'financing=%27%3B%20drop%20table',
    'verified=yes',
    'verified=true',
    'area=1,2,3',
    'area=,,,',
    'area=NaN,1,2,3',
    'area=1,1,1,1',
    'area=1,2,3,Infinity',
    'area=1,2,3,4,5',
    'sort=drop&view=globe',
    'search=%00',
    '%F0%9F=%&&&==?',
  ])('ignores %s', (query) => {
    if (query === 'price=Infinity-') {
      // As much as a listing can ask, so that the address stays a number.
      expect(canonical(query)).toBe('price=100000000000-');
      return;
    }
    expect(readAddress(query)).toEqual(plain);
  });

  it('holds values to what there can be', () => {
    expect(canonical('price=-1e308')).toBe('price=-100000000000');
    expect(canonical(`beds=${'9'.repeat(10_000)}-`)).toBe('beds=10000-');
    expect(canonical('area=-1e308,-1e308,1e308,1e308')).toBe('area=-180,-90,180,90');
    expect(readAddress(`search=${'x'.repeat(10_000)}`).search).toHaveLength(200);
  });

  it('is the same after any number of readings, whatever stands in it', () => {
    const random = generator(7);
    for (let round = 0; round < 250; round += 1) {
      const query = hostileQuery(random);
      const once = canonical(query);
      // The query stands beside, to be read when this fails.
      expect({ query, again: canonical(once), read: readAddress(once) }).toEqual({
        query,
        again: once,
        read: readAddress(query),
      });
      expect(once).toMatch(/^[!-~]*$/);
    }
  });

  it('gives back random places', () => {
    const random = generator(11);
    for (let round = 0; round < 250; round += 1) {
      const place = randomPlace(random);
      expect(readAddress(writeAddress(place))).toEqual(place);
    }
  });
});

describe('filters', () => {
  it('are counted by group', () => {
    expect(countActive(noFilters)).toBe(0);
    expect(
      countActive({ ...noFilters, states: ['TX', 'FL'], price: { min: 0, max: 5 }, bathrooms: { min: 1, max: 0 } }),
    ).toBe(3);
    // These have controls of their own.
    expect(countActive({ ...noFilters, verifiedOnly: true, box: everything.filters.box })).toBe(0);
    expect(countActive(everything.filters)).toBe(7);
  });

  it('narrow or do not', () => {
    expect(isNarrowed(noFilters)).toBe(false);
    expect(isNarrowed({ ...noFilters, verifiedOnly: true })).toBe(true);
    expect(isNarrowed({ ...noFilters, box: everything.filters.box })).toBe(true);
    expect(isNarrowed({ ...noFilters, sqft: { min: 1, max: 0 } })).toBe(true);
  });

  it('of the drawer can be cleared alone', () => {
    const { verifiedOnly, box } = everything.filters;
    expect(withoutDrawer(everything.filters)).toEqual({ ...noFilters, verifiedOnly, box });
  });

  it('settle to one form', () => {
    const messy: Filters = {
      ...noFilters,
      states: ['TX', 'nowhere', 'FL', 'TX'],
      price: { min: 9.4, max: 3 },
      sqft: { min: NaN, max: -4 },
    };
    expect(settledFilters(messy)).toEqual({ ...noFilters, states: ['FL', 'TX'], price: { min: 3, max: 9 } });
  });

  it('are sent without what is unset', () => {
    expect(filtersArgument(noFilters)).toEqual({});
    expect(filtersArgument({ ...noFilters, states: ['TX'], price: { min: 1, max: 0 }, verifiedOnly: true })).toEqual({
      states: ['TX'],
      price: { min: 1, max: 0 },
      verifiedOnly: true,
    });
  });
});

type Random = (below: number) => number;

/** Numbers that look random and are the same in every run. */
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

function randomPlace(random: Random): Shown {
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
    view: one(random, modes),
    filters: {
      states: some(
        random,
        usStates.map(([code]) => code),
      ),
      propertyType: some(random, propertyTypes),
      financing: some(random, financings),
      price: range(1_000_000, 1),
      bedrooms: range(9, 1),
      bathrooms: range(9, 0.5),
      sqft: range(9_000, 1),
      verifiedOnly: random(2) === 0,
      box: one(random, [
        null,
        { west: -1 - random(99), south: random(4e5) / 1e4, east: random(1e6) / 1e5, north: 41.5 + random(40) },
      ]),
    },
  };
}

function hostileQuery(random: Random): string {
  const names = [
    'search',
    'states',
    'types',
    'financing',
    'price',
    'beds',
    'baths',
    'sqft',
    'verified',
    'area',
    'sort',
    'view',
  ];
  const values = [
    '',
    '1',
    '0',
    '-1',
    '-5-',
    '3-2',
    '2.55',
    '1e308',
    '-1e308',
    'NaN',
    'TX,tx,FL',
    'single-family,land',
    'cash',
    '🏠,"\'',
    '%00%',
    '%ud83d',
    '-99,3,-12,4',
    '9,9,1,1',
    'map',
    'newest',
    ',,,',
    '<b>',
    'x'.repeat(300),
  ];
  return Array.from({ length: random(8) }, () => `${one(random, names)}=${one(random, values)}`).join('&');
}
