import { describeError } from '@/platform/errors/describe-error';

const gone = 'This is no longer available. Your text is still here.';
const texts = { forbidden: gone, 'not-found': gone, invalid: 'It is empty or too long. Change it and try again.' };

/** The message shown when saving a text fails. */
export function saveErrorMessage(error: unknown): string {
  return describeError(error, texts);
}

/** The message shown when creating or renaming a forum fails. */
export function forumErrorMessage(error: unknown): string {
  return describeError(error, { ...texts, duplicate: 'A forum with this title already exists. Choose another one.' });
}
