/** Decisions about posting, editing and deleting a listing, and what is said when that fails. */

import { may } from '@/shared/lib/membership-gates';
import { RequestFailure } from '@/shared/supabase/errors';
import { explainFailure } from '@/shared/supabase/explain-failure';

/** What a member is told before posting; checking: not known yet. */
export type PostingGate = 'checking' | 'unconfirmed' | 'jv' | 'open';

/** What stands between a member and posting: nothing, an unconfirmed email, or the 50% JV requirement to know of. */
export function postingGate(
  member: { email_confirmed: boolean | null; gates: readonly string[] | null } | undefined,
): PostingGate {
  if (!member) return 'checking';
  if (!member.email_confirmed) return 'unconfirmed';
  return may(member, 'no_jv_requirement') ? 'open' : 'jv';
}

/** Said to a member who may not post yet. */
export const unconfirmedText = 'Please confirm your email address to submit a listing.';

/** What a ZIP code tells. Empty where it does not. */
export interface Place {
  city: string;
  state: string;
  county: string;
}

/**
 * The address fields that a ZIP code fills: those still empty, and those that an earlier ZIP filled and
 * nobody has corrected since.
 */
export function filledByZip(current: Place, filledBefore: Partial<Place>, found: Place): Partial<Place> {
  const fields = ['city', 'state', 'county'] as const;
  return Object.fromEntries(
    fields
      .filter((field) => current[field].trim() === '' || current[field] === filledBefore[field])
      .map((field) => [field, found[field]]),
  );
}

/** Said of a ZIP code in no area that we know. */
export const unknownZipText = 'This ZIP code is not known. Check the ZIP code.';

/** Whether Postgres refused a listing for its ZIP code. */
export function isUnknownZip(error: unknown): boolean {
  return error instanceof RequestFailure && error.code === '23514' && /zip/i.test(error.message);
}

/** Said when the database took the listing and did not show it. */
export const notShownText = 'Failed to retrieve data after insert.';

/** Said of a draft whose listing is there already, and may have become another since. */
export const postedBeforeText =
  'This draft was posted already. Change the listing under My Listings, or press Start over to post another one.';

/** Why a listing cannot be stored while so many of its pictures have failed; null for none. */
export function picturesProblem(failed: number): string | null {
  if (failed === 0) return null;
  return failed === 1
    ? 'A picture did not upload. Retry or remove it, then go on.'
    : `${failed} pictures did not upload. Retry or remove them, then go on.`;
}

/** Said when it is not known whose listing to delete, or which. */
export const nothingToDeleteText = 'Authentication error or listing ID missing.';

/** Why a listing could not be deleted. */
export function deleteProblem(error: unknown): string {
  const known = error instanceof Error && error.message === nothingToDeleteText;
  return known ? nothingToDeleteText : 'Failed to delete listing. Please try again.';
}

/** Why changes to a listing could not be stored. */
export function saveProblem(error: unknown): string {
  return `Failed to update listing. ${explainFailure(error)}`;
}
