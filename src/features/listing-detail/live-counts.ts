import type { Counts } from '@/domain/listing/listing';

/**
 * The view count to show. While this visit's own view is being recorded (`pendingFrom` is the count it started from),
 * the visitor already sees it included, whether or not a live update delivered it first.
 */
export function displayedViews(known: number, pendingFrom: number | null): number {
  return pendingFrom === null ? known : Math.max(known, pendingFrom + 1);
}

/**
 * Merges counts fetched again with those on screen. Votes that changed since the request (`before` against `now`), or
 * that are still being saved (`voting`), are newer than the response and stay. Views never go down.
 */
export function mergeCounts(before: Counts, now: Counts, fetched: Counts, voting: boolean): Counts {
  const changed = now.likes !== before.likes || now.dislikes !== before.dislikes;
  const { likes, dislikes } = voting || changed ? now : fetched;
  return { view_count: Math.max(now.view_count, fetched.view_count), likes, dislikes };
}
