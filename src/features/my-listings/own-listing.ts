import type { OwnListing } from '@/domain/listing/listing';

/**
 * active: in the marketplace; under_contract: while it has an open deal; paused: visible to owner and staff only. Pages
 * of listings under contract and sold stay public, but aren't in search.
 */
export type ListingStatus = (typeof listingStatuses)[number];
export const listingStatuses = ['active', 'under_contract', 'paused', 'sold'] as const;
/** A listing that's held for review, or that moderators took down, is in no other group. */
export const listingGroups = ['active', 'under_contract', 'paused', 'held', 'removed', 'sold'] as const;
/** The statuses that the owner sets. Accepting an offer and ending its deal set the other. */
export type ChosenStatus = Exclude<ListingStatus, 'under_contract'>;
export type OwnFilter = (typeof listingGroups)[number] | 'all';

/** A member's listings by group. `returned` counts those of any status that reviewers sent back. */
export interface OwnCounts {
  active: number;
  under_contract: number;
  paused: number;
  held: number;
  /** Taken down by moderators. */
  removed: number;
  sold: number;
  returned: number;
}

/** The filter in a URL; 'all' for none or an unknown one. */
export function parseOwnFilter(text: string | null): OwnFilter {
  return listingGroups.find((group) => group === text) ?? 'all';
}

/** The status of a row; 'active' for an unknown one. */
export function listingStatus({ status }: Pick<OwnListing, 'status'>): ListingStatus {
  return listingStatuses.find((known) => known === status) ?? 'active';
}

/** The counts after one listing changed its status. Never negative. */
export function moveCount(counts: OwnCounts, from: ListingStatus, to: ListingStatus): OwnCounts {
  if (from === to) return counts;
  return { ...counts, [from]: Math.max(0, counts[from] - 1), [to]: counts[to] + 1 };
}

/** The number of a member's listings. */
export function totalListings(counts: OwnCounts): number {
  return listingGroups.reduce((sum, group) => sum + counts[group], 0);
}

/**
 * The state of a listing's review. `changes` are the fields that changed since it was verified; empty for a listing
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
  return { state: 'pending', changes: unreviewed_changes ?? [] };
}

/** Whether the seller was asked if it's still available, or its badge ended and no review is waiting. */
export function asksSeller({ status, control, reviews }: Pick<OwnListing, 'status' | 'control' | 'reviews'>): boolean {
  if (!control || reviews[0]?.decision === null) return false;
  return control.ended_for !== null || (status === 'active' && control.asked_at !== null);
}
