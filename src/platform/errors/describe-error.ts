import { isMissingChunk } from '@/platform/errors/missing-chunk';
import { RequestFailure, userMessage, type FailureKind } from './errors';

/** What is wrong with the service as a whole, as a message for the user. Null if the failure has another cause. */
export function describeOutage(error: unknown): string | null {
  if (isMissingChunk(error) && navigator.onLine) return 'This page was updated. Reload it and try again.';
  if (!(error instanceof RequestFailure)) return null;
  if (error.kind === 'unavailable') return 'This service is temporarily unavailable. Try again in a few minutes.';
  if (error.kind !== 'misconfigured') return null;
  const problem = /bucket/i.test(error.message) ? 'its file storage is missing' : 'the server rejects its keys';
  return `This site isn’t set up correctly: ${problem}. Please contact support.`;
}

const unknownText =
  'The server took too long to answer, so we don’t know whether this arrived. Reload to check before you try again.';
const ourFault = 'Something went wrong on our side. Please try again.';

/**
 * A message for the user: the database's own for a rule, such as a rate limit; the text of `texts` for this kind of
 * failure; otherwise what went wrong and what to do next.
 */
export function describeError(error: unknown, texts: Partial<Record<FailureKind, string>> = {}): string {
  const special = userMessage(error) ?? (error instanceof RequestFailure ? texts[error.kind] : null);
  const text = special ?? describeOutage(error);
  if (text !== null) return text;
  if (error instanceof RequestFailure) {
    if (error.kind === 'unknown') return unknownText;
    if (error.kind === 'offline') return 'Can’t connect. Check your internet connection and try again.';
    if (error.kind === 'signed-out') return 'Your session expired. Sign in again to continue.';
    if (error.kind === 'rate-limited') return 'Too many requests. Wait a moment and try again.';
  }
  return ourFault;
}

/** The same after a failed save of a form, which keeps what was typed. */
export function describeSaveError(error: unknown, texts?: Partial<Record<FailureKind, string>>): string {
  const text = describeError(error, texts);
  return text === ourFault ? 'Something went wrong on our side. Your work is safe. Please try again.' : text;
}
