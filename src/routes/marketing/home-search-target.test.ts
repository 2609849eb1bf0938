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
  expect(searchTarget(tab, ' fix & flip ', true)?.path).toBe(`${member}?search=fix+%26+flip`);
  expect(searchTarget(tab, 'fix', false)).toEqual({ path: `${visitor}?search=fix`, inApp: false });
});

it('marks the targets that only the app host has', () => {
  const inApp = searchTabs.filter(({ id }) => searchTarget(id, 'x', true)?.inApp).map(({ id }) => id);
  expect(inApp).toEqual(['people', 'opportunities', 'discussions']);
});

it('returns null for a blank search', () => {
  expect(searchTarget('properties', ' \t ', true)).toBeNull();
});
