import type { OwnListing } from '../listing';

/** active: in the marketplace; paused: seen by its owner and staff alone; sold: readable by its address, in no search. */
export type ListingStatus = 'active' | 'paused' | 'sold';
/** Which of the member's own listings are shown. */
export type OwnFilter = ListingStatus | 'all';

/** How many listings a member has in each status. `returned`: of all of them, those that staff sent back. */
export interface OwnCounts {
  active: number;
  paused: number;
  sold: number;
  returned: number;
}

/** The filter an address asks for; everything for none, or for one that there is not. */
export function ownFilterOf(text: string | null): OwnFilter {
  return text === 'active' || text === 'paused' || text === 'sold' ? text : 'all';
}

/** The status of a listing as the database names it. */
export function statusOf({ status }: Pick<OwnListing, 'status'>): ListingStatus {
  return status === 'paused' || status === 'sold' ? status : 'active';
}

/** The counts after one listing went from a status to another. None falls below zero. */
export function withMoved(counts: OwnCounts, from: ListingStatus, to: ListingStatus): OwnCounts {
  if (from === to) return counts;
  return { ...counts, [from]: Math.max(0, counts[from] - 1), [to]: counts[to] + 1 };
}

/** All listings of a member. */
export function ownTotal({ active, paused, sold }: OwnCounts): number {
  return active + paused + sold;
}

/** Where a listing stands with staff, and what they wrote to its poster. */
export type ReviewState = { state: 'verified' } | { state: 'pending' } | { state: 'returned'; reason: string };

/** Where a listing stands with staff. `reviews` begins with the last one. */
export function reviewState({ verified, reviews }: Pick<OwnListing, 'verified' | 'reviews'>): ReviewState {
  if (verified) return { state: 'verified' };
  const last = reviews[0];
  return last?.decision === 'returned' ? { state: 'returned', reason: last.reason ?? '' } : { state: 'pending' };
}
