import { authorName } from '@/shared/members/author-line';
import type { Partner } from './message';

/** The private channel on which two members show each other that they're typing, also before their first message. */
export function conversationTopic(one: string, other: string): string {
  return `conversation:${[one, other].toSorted().join(':')}`;
}

/** The maximum length of a message. */
export const maxLength = 4000;

/** The length from which the remaining characters are shown. */
export const counterLength = maxLength - 200;

/** The partner's name; 'A member' if the profile isn't visible, 'Former member' if the account was deleted. */
export function partnerName({ author, id }: Partner): string {
  return authorName(author, id === null);
}

/** A message being composed. */
interface Writing {
  text: string;
  attachments: readonly { status: 'uploading' | 'failed' | 'done' }[];
}

/** The error that keeps a message from being sent, or null. Blank messages aren't an error; see `isBlank`. */
export function validateMessage({ text, attachments }: Writing): string | null {
  if (attachments.some(({ status }) => status === 'uploading')) return 'Your attachments are still uploading.';
  if (attachments.some(({ status }) => status === 'failed'))
    return 'An attachment wasn’t uploaded. Try again or remove it.';
  if (text.trim().length > maxLength)
    return `Messages can have up to ${maxLength.toLocaleString('en-US')} characters. Please shorten yours.`;
  return null;
}

/** True if there's neither text nor an attachment. */
export function isBlank({ text, attachments }: Writing): boolean {
  return text.trim() === '' && attachments.length === 0;
}

/** A short count for badges: at most '9+'. */
export function shortCount(count: number): string {
  return count > 9 ? '9+' : String(count);
}
