import { expect, it } from 'vitest';
import { searchTabs, searchTarget, type SearchTab } from './home-search-target';

// Visitors find members’ results by way of sign-up.
const table: [SearchTab, string, 'directly' | 'by sign-up'][] = [
  ['properties', '/marketplace', 'directly'],
  ['people', '/community/members', 'by sign-up'],
  ['resources', '/resources', 'directly'],
  ['opportunities', '/community', 'by sign-up'],
  ['discussions', '/community/forums', 'by sign-up'],
];

it.each(table)('%s leads to %s, and a visitor there %s', (tab, path, way) => {
  // The marketplace turns sentences into filters.
  const param = tab === 'properties' ? 'find' : 'search';
  expect(searchTarget(tab, ' fix & flip ', true)?.path).toBe(`${path}?${param}=fix+%26+flip`);
  const found = `${path}?${param}=fix`;
  expect(searchTarget(tab, 'fix', false)).toEqual({
    path: way === 'directly' ? found : `/signup?redirect=${encodeURIComponent(found)}`,
    inApp: false,
  });
});

it('marks the targets that only the app host has', () => {
  const inApp = searchTabs.filter(({ id }) => searchTarget(id, 'x', true)?.inApp).map(({ id }) => id);
  expect(inApp).toEqual(['people', 'opportunities', 'discussions']);
});

it('returns null for a blank search', () => {
  expect(searchTarget('properties', ' \t ', true)).toBeNull();
});
