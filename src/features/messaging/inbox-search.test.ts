import { expect, it } from 'vitest';
import { inboxSearch, withInboxSearch } from './inbox-search';

it('writes the search of messages to the URL beside other parameters', () => {
  expect(inboxSearch.parse('?search=%00roof+')).toEqual({ search: 'roof' });
  expect(inboxSearch.serialize({ search: 'roof' }, new URLSearchParams('re=1'))).toBe('re=1&search=roof');
  expect(inboxSearch.serialize({ search: '' }, new URLSearchParams('re=1&search=old'))).toBe('re=1');
  expect(withInboxSearch('/messages', 'new roof')).toBe('/messages?search=new+roof');
  expect(withInboxSearch('/messages', '')).toBe('/messages');
});
