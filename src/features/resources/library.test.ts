import { describe, expect, it } from 'vitest';
import { resource } from '../../../tests/msw/resources';
import { findResources, parseSearchParams, relatedTo, toSearchParams } from './library';
import type { Resource } from './resource';

const of = (change: Parameters<typeof resource>[0]) => resource(change) as Resource;
const capRates = of({
  slug: 'cap-rates',
  title: 'Cap rates',
  description: 'What a property earns.',
  type: 'article',
  category: 'rental',
});
const lots = of({ slug: 'lots', title: 'Buying a lot' });
const budget = of({
  slug: 'budget',
  title: 'Rehab budget',
  description: 'By trade.',
  type: 'template',
  category: 'fix_flip',
});
const all = [capRates, lots, budget];
const slugs = (found: readonly Resource[]) => found.map(({ slug }) => slug);

describe('findResources', () => {
  it.each([
    ['CAP', ['cap-rates']],
    ['fix & flip', ['budget']],
    ['lot access', ['lots']],
    ['lot budget', []],
    ['', ['cap-rates', 'lots', 'budget']],
  ])('returns for %j: %j', (search, found) => {
    expect(slugs(findResources(all, { search, category: null }))).toEqual(found);
  });
});

it('puts related resources of the same category first', () => {
  const leases = of({ slug: 'leases', category: 'rental' });
  expect(slugs(relatedTo(capRates, [lots, capRates, budget, leases]))).toEqual(['leases', 'lots', 'budget']);
  expect(slugs(relatedTo(capRates, [lots, capRates, budget, leases], 1))).toEqual(['leases']);
});

describe('library query string', () => {
  it('ignores invalid values and preserves unrelated parameters', () => {
    expect(parseSearchParams('?category=castles&search=%20a%20')).toEqual({ search: 'a', category: null });
    expect(toSearchParams({ search: 'a', category: null }, new URLSearchParams('deal=1_flip&category=land'))).toBe(
      'deal=1_flip&search=a',
    );
  });
});
