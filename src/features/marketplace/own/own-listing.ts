import { fieldLabels } from '../listing/edit-rules';
import type { OwnListing } from '../listing/listing';

/** active: in the marketplace; paused: visible to owner and staff only; sold: public page, but not in search. */
export type ListingStatus = 'active' | 'paused' | 'sold';
export type OwnFilter = ListingStatus | 'all';

/** A member's listings by status. `returned` counts those of any status that reviewers sent back. */
export interface OwnCounts {
  active: number;
  paused: number;
  sold: number;
  returned: number;
}

/** The filter in a URL; 'all' for none or an unknown one. */
export function parseOwnFilter(text: string | null): OwnFilter {
  return text === 'active' || text === 'paused' || text === 'sold' ? text : 'all';
}

/** The status of a row; 'active' for an unknown one. */
export function listingStatus({ status }: Pick<OwnListing, 'status'>): ListingStatus {
  return status === 'paused' || status === 'sold' ? status : 'active';
}

/** The counts after one listing changed its status. Never negative. */
export function moveCount(counts: OwnCounts, from: ListingStatus, to: ListingStatus): OwnCounts {
  if (from === to) return counts;
  return { ...counts, [from]: Math.max(0, counts[from] - 1), [to]: counts[to] + 1 };
}

/** The number of a member's listings. */
export function totalListings({ active, paused, sold }: OwnCounts): number {
  return active + paused + sold;
}

/**
 * The state of a listing's review. `changes` names the fields that changed since it was verified; empty for a listing
 * that wasn't verified yet. `reason` is the reviewer's message to the seller.
 */
export type ReviewState =
  | { state: 'verified' }
  | { state: 'pending'; changes: string[] }
  | { state: 'returned'; reason: string };

/** `reviews` starts with the latest one. */
export function reviewState({
  verified,
  reviews,
  unreviewed_changes,
}: Pick<OwnListing, 'verified' | 'reviews' | 'unreviewed_changes'>): ReviewState {
  if (verified) return { state: 'verified' };
  const last = reviews[0];
  if (last?.decision === 'returned') return { state: 'returned', reason: last.reason ?? '' };
  return { state: 'pending', changes: fieldLabels(unreviewed_changes ?? []) };
}
