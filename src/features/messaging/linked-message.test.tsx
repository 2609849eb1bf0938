import { beforeEach, expect, it } from 'vitest';
import { draftFragment } from '@/domain/site/draft-links';
import { readDraft } from '@/platform/storage/drafts';
import { storeLinkedMessage, linkedTextKey, messageDraftKey } from './linked-message';

const kept = () => JSON.parse(readDraft(messageDraftKey('me', 'them')) ?? '""') as unknown;

beforeEach(() => sessionStorage.clear());

it('inserts the text of a link once, after what was written', () => {
  storeLinkedMessage('me', 'them', draftFragment({ text: 'Is it available?' }));
  storeLinkedMessage('me', 'them', draftFragment({ text: 'Is it available?' }));
  storeLinkedMessage('me', 'them', draftFragment({ text: '100% & #1' }));
  expect(kept()).toBe('Is it available?\n\n100% & #1');
  expect(readDraft(linkedTextKey('me', 'them'))).toBe('"100% & #1"');
});

it.each(['', '#', '#draft={', draftFragment({ text: 1 }), draftFragment({})])('ignores %j', (fragment) => {
  storeLinkedMessage('me', 'them', fragment);
  expect(kept()).toBe('');
});
