/** Decisions about submissions, and what is said when something fails. */

import { isUsState } from '@/shared/lib/us-states';
import { refusalText, RequestFailure } from '@/shared/supabase/errors';
import { explainFailure } from '@/shared/supabase/explain-failure';
import type { ListingDraft } from './schema';
import type { SubmissionCard } from './submission';
import { listingConditionOf, propertyTypes } from './vocabulary';

/** Said to a member who may not submit yet. */
export const unconfirmedText = 'Please confirm your email address to submit a property.';

/** What the server will take, as the file chooser and the drop zone ask for it. */
export const accepted = {
  'application/pdf': ['.pdf'],
  'application/msword': ['.doc'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
};
export const maxFileBytes = 5 * 1024 * 1024;

/** Why the drop zone refuses a file, by the library's code: in the words it is known by, which later versions of it have changed. */
export function rejectionText({ code, message }: { code: string; message: string }): string {
  if (code === 'file-invalid-type') return `File type must be one of ${Object.values(accepted).flat().join(', ')}`;
  if (code === 'file-too-large') return `File is larger than ${maxFileBytes} bytes`;
  if (code === 'file-too-small') return 'File is smaller than 1 byte';
  return code === 'too-many-files' ? 'Too many files' : message;
}

/** The type that the bucket takes a file by, from the ending of its name; null for another ending. Browsers may not know the type of a Word document. */
export function mimeTypeOf(name: string): string | null {
  const ending = endingOf(name);
  return Object.entries(accepted).find(([, endings]) => endings.includes(ending))?.[0] ?? null;
}

/** The ending of a file's name in lower case, with its dot; '' where it has none. */
function endingOf(name: string): string {
  return /\.[a-z]+$/i.exec(name.trim())?.[0].toLowerCase() ?? '';
}

/** Where a file is uploaded to be checked. */
export function incomingPath(userId: string, submissionId: string, fileId: string, name: string): string {
  return `${userId}/${submissionId}/incoming/${fileId}${endingOf(name)}`;
}

/** A file's name as the server takes it: without what no name may hold, and not too long; the ending stays. */
export function givenName(name: string): string {
  const clean = name.replaceAll(/[/\\\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, '-').trim();
  const stem = clean.length - endingOf(clean).length;
  return `${clean.slice(0, stem).slice(0, 150) || 'Contract'}${clean.slice(stem)}`;
}

/** A file's size in KB to two decimals: '12.34 KB'. */
export function sizeText(bytes: number): string {
  return `${(bytes / 1024).toFixed(2)} KB`;
}

/** A part of a street address in one line: 'Street, City, ST 12345'. Empty where it does not say. */
export function partsOf(address: string): { address: string; city: string; state: string; zip: string } {
  const [, street = '', city = '', code = '', zip = ''] =
    /^(.+),\s*([^,]+),\s*([A-Za-z]{2})\s+(\d{5})(?:-\d{4})?(?:,\s*USA?)?$/.exec(address.trim()) ?? [];
  const state = code.toUpperCase();
  return isUsState(state)
    ? { address: street.trim(), city: city.trim(), state, zip }
    : { address, city: '', state: '', zip: '' };
}

/** What is known of the listing before staff complete it. */
export function listingDraftOf(submission: SubmissionCard): ListingDraft {
  const isLand = submission.property_type === 'land';
  return {
    title: '',
    description: '',
    propertyType: propertyTypes[submission.property_type],
    ...partsOf(submission.address),
    price: submission.price,
    bedrooms: isLand ? 0 : null,
    bathrooms: isLand ? 0 : null,
    sqft: submission.sqft,
    lotSqft: submission.lot_sqft ?? 0,
    condition: isLand ? '' : listingConditionOf[submission.condition],
    financing: '',
    occupancy: 'vacant',
  };
}

/** What went wrong with a change, for whoever asked for it. */
export function problemText(error: unknown): string {
  return refusalText(error) ?? explainFailure(error);
}

/** Why a file was not taken, and whether trying again with the same file can help. */
export function uploadProblem(error: unknown): { text: string; final: boolean } {
  if (!(error instanceof RequestFailure)) return { text: 'The upload failed. Please try again.', final: false };
  if (error.kind === 'offline') return { text: 'Not uploaded. Check your network.', final: false };
  if (error.kind === 'signed-out') return { text: 'Not uploaded. Your session has ended.', final: false };
  if (error.kind === 'invalid') return { text: error.message, final: true };
  // In words of its own: what the submission does not take any more, or not today.
  if (error.kind === 'server' && error.message.endsWith('.')) return { text: error.message, final: false };
  return { text: 'The upload failed. Please try again.', final: false };
}

/** What a step of the log says. */
export function stepText(step: string, details: unknown): string {
  const of = (name: string) =>
    typeof details === 'object' && details && name in details ? String((details as Record<string, unknown>)[name]) : '';
  switch (step) {
    case 'started':
      return 'Started';
    case 'file_added':
      return `Contract added: ${of('name')}`;
    case 'file_removed':
      return `Contract removed: ${of('name')}`;
    case 'submitted':
      return 'Submitted for review';
    case 'returned':
      return `Returned: ${of('reason')}`;
    case 'accepted':
      return 'Accepted and listed';
    default:
      return 'Changed';
  }
}
