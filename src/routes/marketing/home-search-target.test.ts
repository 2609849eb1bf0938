import { expect, it } from 'vitest';
import { searchTabs, searchTarget, type SearchTab } from './home-search-target';

const table: [SearchTab, string, string][] = [
  ['properties', '/marketplace', '/marketplace'],
  ['people', '/community/members', '/signup'],
  ['resources', '/resources', '/resources'],
  ['opportunities', '/community', '/signup'],
  ['discussions', '/community/forums', '/signup'],
];

it.each(table)('%s leads a member to %s and a visitor to %s', (tab, member, visitor) => {
  // The marketplace turns sentences into filters.
  const param = tab === 'properties' ? 'find' : 'search';
  expect(searchTarget(tab, ' fix & flip ', true)?.path).toBe(`${member}?${param}=fix+%26+flip`);
  expect(searchTarget(tab, 'fix', false)).toEqual({ path: `${visitor}?${param}=fix`, inApp: false });
});

it('marks the targets that only the app host has', () => {
  const inApp = searchTabs.filter(({ id }) => searchTarget(id, 'x', true)?.inApp).map(({ id }) => id);
  expect(inApp).toEqual(['people', 'opportunities', 'discussions']);
});

it('returns null for a blank search', () => {
  expect(searchTarget('properties', ' \t ', true)).toBeNull();
});
