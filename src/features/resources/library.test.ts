import { describe, expect, it } from 'vitest';
import { findResources, parseSearchParams, relatedTo, toggleCategory, toSearchParams } from './library';
import type { Resource } from './resource';

function resource(change: Partial<Resource>): Resource {
  return {
    id: change.slug ?? 'one',
    slug: 'one',
    title: 'Cap rates',
    description: 'What a property earns.',
    type: 'article',
    category: 'rental',
    premium: false,
    author: 'Cornerlot Editorial',
    published_on: '2026-11-22',
    minutes: 4,
    image: null,
    calculator: null,
    video: null,
    outline: [],
    ...change,
  };
}

const capRates = resource({ slug: 'cap-rates' });
const lots = resource({
  slug: 'lots',
  title: 'Buying a lot',
  description: 'Access and water.',
  category: 'land',
  type: 'guide',
});
const budget = resource({
  slug: 'budget',
  title: 'Rehab budget',
  description: 'By trade.',
  category: 'fix_flip',
  type: 'template',
});
const all = [capRates, lots, budget];
const slugs = (found: readonly Resource[]) => found.map(({ slug }) => slug);

describe('findResources', () => {
  it.each([
    ['CAP', ['cap-rates']],
    ['water', ['lots']],
    ['fix & flip', ['budget']],
    ['rental', ['cap-rates']],
    ['template', ['budget']],
    ['lot access', ['lots']],
    ['lot budget', []],
    ['', ['cap-rates', 'lots', 'budget']],
  ])('returns for %j: %j', (search, found) => {
    expect(slugs(findResources(all, { search, category: null }))).toEqual(found);
  });

  it('filters by category', () => {
    expect(slugs(findResources(all, { search: '', category: 'land' }))).toEqual(['lots']);
    expect(findResources(all, { search: 'cap', category: 'land' })).toEqual([]);
  });
});

it('puts related resources of the same category first', () => {
  const leases = resource({ slug: 'leases', category: 'rental' });
  expect(slugs(relatedTo(capRates, [lots, capRates, budget, leases]))).toEqual(['leases', 'lots', 'budget']);
  expect(slugs(relatedTo(capRates, [lots, capRates, budget, leases], 1))).toEqual(['leases']);
});

it('clears a category that is selected twice', () => {
  expect(toggleCategory(null, 'land')).toBe('land');
  expect(toggleCategory('land', 'land')).toBeNull();
  expect(toggleCategory('land', 'brrrr')).toBe('brrrr');
});

describe('library query string', () => {
  it('round-trips', () => {
    for (const shown of [
      { search: '', category: null },
      { search: 'cap & rate', category: 'fix_flip' as const },
    ]) {
      expect(parseSearchParams(toSearchParams(shown))).toEqual(shown);
    }
    expect(toSearchParams({ search: '', category: null })).toBe('');
  });

  it('ignores invalid values and preserves unrelated parameters', () => {
    expect(parseSearchParams('?category=castles&search=%20a%20')).toEqual({ search: 'a', category: null });
    expect(toSearchParams({ search: 'a', category: null }, new URLSearchParams('deal=1_flip&category=land'))).toBe(
      'deal=1_flip&search=a',
    );
  });
});
