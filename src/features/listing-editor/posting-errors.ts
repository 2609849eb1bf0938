/** What members read when posting, saving or deleting a listing fails. */

import { unverifiedText } from '@/domain/membership/gates';
import { saveErrors, type ErrorTexts } from '@/platform/errors/describe-error';
import { errorHint, RequestFailure, userMessage } from '@/platform/errors/errors';
import type { QueuedUpload } from '@/platform/uploads/upload-queue';

const unknownZipText = 'We don’t recognize that ZIP code. Check it.';

/** Whether Postgres rejected a listing because of its ZIP code. */
function isUnknownZipError(error: unknown): boolean {
  return error instanceof RequestFailure && error.code === '23514' && /zip/i.test(error.message);
}

/** The field that Postgres refused a listing for, with what to show there; null if it isn't about one. */
export function refusedField(error: unknown): { field: 'zip' | 'off_market_contract'; message: string } | null {
  if (isUnknownZipError(error)) return { field: 'zip', message: unknownZipText };
  if (errorHint(error) !== 'state_rule' || !(error instanceof RequestFailure)) return null;
  return { field: 'off_market_contract', message: `${error.message} Give it here, then save again.` };
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

const failed = 'Failed to add listing.';

export const postErrors = {
  'code:P0001': userMessage,
  'code:23514': (failure) => (isUnknownZipError(failure) ? unknownZipText : `${failed} ${saveErrors.other}`),
  'code:no_row': noRowReturnedText,
  forbidden: unverifiedText('listing'),
  other: `${failed} ${saveErrors.other}`,
  failed,
} satisfies ErrorTexts;

/** Whether another listing would be refused, too, such as at the daily limit. */
export function refusesAll(error: unknown): boolean {
  if (['rate_limit', 'verify_email'].includes(errorHint(error) ?? '')) return true;
  return !(error instanceof RequestFailure && (error.kind === 'invalid' || error.code === 'no_row'));
}

/** From the specification: no signed-in member or no listing to delete. */
export const missingListingText = 'Authentication error or listing ID missing.';

export const deleteErrors = {
  any: ({ message }) => (message === missingListingText ? message : 'Failed to delete listing. Please try again.'),
} satisfies ErrorTexts;
