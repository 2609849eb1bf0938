import { expect, it } from 'vitest';
import { excerpt } from './excerpt';

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
