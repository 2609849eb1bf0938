/** What members read when posting, saving or deleting a listing fails. */

import { unverifiedText } from '@/domain/membership/gates';
import { describeError, describeSaveError } from '@/platform/errors/describe-error';
import { errorHint, needsVerifiedEmail, RequestFailure, userMessage } from '@/platform/errors/errors';
import type { QueuedUpload } from '@/platform/uploads/upload-queue';

export const unknownZipText = 'We don’t recognize that ZIP code. Check it.';

/** Whether Postgres rejected a listing because of its ZIP code. */
export function isUnknownZipError(error: unknown): boolean {
  return error instanceof RequestFailure && error.code === '23514' && /zip/i.test(error.message);
}

/** From the specification: the insert succeeded but returned no row. */
export const noRowReturnedText = 'Failed to retrieve data after insert.';

type Upload = Pick<QueuedUpload, 'status'>;

/** Why a listing can't be stored while some of its pictures or documents have failed; null for none. */
export function failedUploadsError(pictures: readonly Upload[], documents: readonly Upload[]) {
  const failures = (uploads: readonly Upload[]) => uploads.filter(({ status }) => status === 'failed').length;
  const failed = { picture: failures(pictures), document: failures(documents) };
  const kind = failed.picture > 0 ? 'picture' : 'document';
  if (failed[kind] === 0) return null;
  return failed[kind] === 1
    ? `We couldn’t upload a ${kind}. Retry or remove it, then continue.`
    : `We couldn’t upload ${failed[kind]} ${kind}s. Retry or remove them, then continue.`;
}

/** Why a listing couldn't be posted. `stops` is true if another one would be refused, too. */
export function postError(error: unknown): { text: string; stops: boolean } {
  if (error instanceof RequestFailure) {
    if (error.kind === 'forbidden') return { text: unverifiedText('listing'), stops: true };
    if (error.message === noRowReturnedText) return { text: error.message, stops: false };
    if (isUnknownZipError(error)) return { text: unknownZipText, stops: false };
  }
  // Such as the daily limit.
  const rule = userMessage(error);
  if (rule) return { text: rule, stops: errorHint(error) === 'rate_limit' || needsVerifiedEmail(error) };
  const isOwn = error instanceof RequestFailure && error.kind === 'invalid';
  return { text: `Failed to add listing. ${describeSaveError(error)}`, stops: !isOwn };
}

/** From the specification: no signed-in member or no listing to delete. */
export const missingListingText = 'Authentication error or listing ID missing.';

/** Why a listing couldn't be deleted. */
export function deleteError(error: unknown): string {
  const isMissing = error instanceof Error && error.message === missingListingText;
  return isMissing ? missingListingText : 'Failed to delete listing. Please try again.';
}

/** Why changes to a listing couldn't be saved. */
export function saveError(error: unknown): string {
  return `We couldn’t update the listing. ${describeError(error)}`;
}
