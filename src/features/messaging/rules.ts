import { refusalText, RequestFailure } from '@/shared/supabase/errors';
import { explainFailure } from '@/shared/supabase/explain-failure';
import { authorName } from '@/shared/ui/author-line';
import type { Partner } from './message';

/** Characters of a message. */
export const maxLength = 4000;

/** From here on the characters left are told. */
export const nearLength = maxLength - 200;

/** What the partner is called; 'A member' where the profile is not to be seen, 'Former member' where it is gone. */
export function partnerName({ author, id }: Partner): string {
  return authorName(author, id === null);
}

/** A message that waits to be sent: its text, and the files that belong to it. */
interface Writing {
  text: string;
  attachments: readonly { status: 'working' | 'failed' | 'done' }[];
}

/** Why it cannot be sent yet, for the writer; null when it can. An empty one is not sent, and nothing is said about it. */
export function sendProblem({ text, attachments }: Writing): string | null {
  if (attachments.some(({ status }) => status === 'working')) return 'Your attachments are still being uploaded.';
  if (attachments.some(({ status }) => status === 'failed'))
    return 'An attachment was not uploaded. Try it again, or remove it.';
  if (text.trim().length > maxLength)
    return `A message can have ${maxLength.toLocaleString('en-US')} characters. Please shorten it.`;
  return null;
}

/** Whether there is anything to send. */
export function isBlank({ text, attachments }: Writing): boolean {
  return text.trim() === '' && attachments.length === 0;
}

/** Why a message was not sent, for its writer. */
export function sendFailureText(error: unknown): string {
  if (error instanceof RequestFailure && error.kind === 'offline')
    return 'No connection. It is sent when you are back online.';
  // A rule of the database is a block, a limit, or who may write to whom.
  return refusalText(error) ?? explainFailure(error);
}

/** A count in little room: at most '9+'. */
export function shortCount(count: number): string {
  return count > 9 ? '9+' : String(count);
}
