import { readDraftLink } from '@/domain/site/draft-links';
import { draftStore } from '@/platform/forms/draft-store';

/** A message that is stored until it's sent; empty if what's stored isn't text. */
export const storedText = { parse: (stored: unknown) => (typeof stored === 'string' ? stored : '') };

/** Where the text for a member is stored. */
export const messageDraftKey = (userId: string, recipientId: string) => `message_draft_${userId}_${recipientId}`;

/** Where the part of it is stored that a link filled in. */
export const linkedTextKey = (userId: string, recipientId: string) => `message_linked_${userId}_${recipientId}`;

/** Adds the text in the fragment of a link to what the member was writing, once. For them to send. */
export function storeLinkedMessage(userId: string, recipientId: string, fragment: string): void {
  const draft = readDraftLink(fragment);
  const text = draft !== null && typeof draft === 'object' && 'text' in draft ? storedText.parse(draft.text) : '';
  const store = draftStore(messageDraftKey(userId, recipientId), storedText, '');
  const written = store.read();
  if (text === '') return;
  draftStore(linkedTextKey(userId, recipientId), storedText, '').keep(text);
  if (!written.includes(text)) store.keep([written, text].filter(Boolean).join('\n\n'));
}
