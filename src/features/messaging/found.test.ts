import { expect, it } from 'vitest';
import { excerpt, inboxSearch, withInboxSearch } from './found';

const message = 'Thanks for the tour yesterday. We’ll redo the roof and send the inspection by Friday.';

it.each([
  ['begins shortly before the first word that was found', 'friday roof', '…We’ll redo the roof and send'],
  ['has the whole text if the word is near its beginning', 'tour', 'Thanks for the tour'],
  ['has the whole text if the words are the member’s name', 'sam', 'Thanks for the tour'],
])('%s', (_, search, beginning) => {
  expect(excerpt(message, search)).toMatch(new RegExp(`^${beginning}`));
});

it('begins at the word itself if no space comes before it', () => {
  expect(excerpt(`https://maps.example/${'a'.repeat(40)}roof now`, 'roof')).toBe('…roof now');
});

it('writes the search of messages to the URL beside other parameters', () => {
  expect(inboxSearch.parse('?search=%00roof+')).toEqual({ search: 'roof' });
  expect(inboxSearch.serialize({ search: 'roof' }, new URLSearchParams('re=1'))).toBe('re=1&search=roof');
  expect(inboxSearch.serialize({ search: '' }, new URLSearchParams('re=1&search=old'))).toBe('re=1');
  expect(withInboxSearch('/messages', 'new roof')).toBe('/messages?search=new+roof');
  expect(withInboxSearch('/messages', '')).toBe('/messages');
});
