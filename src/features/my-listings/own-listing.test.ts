import { describe, expect, it } from 'vitest';
import { parseOwnFilter, totalListings, reviewState, moveCount } from './own-listing';

describe('own listings', () => {
  it.each([
    ['active', 'active'],
    ['under_contract', 'under_contract'],
    ['Sold', 'all'],
    ['', 'all'],
    [null, 'all'],
  ])('parses the filter %j as %s', (text, filter) => {
    expect(parseOwnFilter(text)).toBe(filter);
  });

  it('updates the counts when a listing changes its status', () => {
    const counts = { active: 2, under_contract: 1, paused: 0, held: 1, removed: 2, sold: 1, returned: 1 };
    expect(moveCount(counts, 'active', 'paused')).toEqual({ ...counts, active: 1, paused: 1 });
    expect(moveCount(counts, 'paused', 'sold')).toEqual({ ...counts, sold: 2 });
    expect(moveCount(counts, 'sold', 'sold')).toEqual(counts);
    expect(totalListings(counts)).toBe(7);
  });

  it('reads the review state of a listing from its latest review', () => {
    const review = { requested_at: '2026-03-01T12:00:00Z', due_at: null };
    const returned = { ...review, decision: 'returned', reason: 'No such address.' };
    const waiting = { ...review, decision: null, reason: null };
    const unchanged = { unreviewed_changes: null };
    expect(reviewState({ verified: true, reviews: [returned], ...unchanged })).toEqual({ state: 'verified' });
    expect(reviewState({ verified: false, reviews: [], ...unchanged })).toEqual({ state: 'pending', changes: [] });
    expect(
      reviewState({ verified: false, reviews: [waiting, returned], unreviewed_changes: ['images', 'price'] }),
    ).toEqual({ state: 'pending', changes: ['images', 'price'] });
    expect(reviewState({ verified: false, reviews: [returned], ...unchanged })).toEqual({
      state: 'returned',
      reason: 'No such address.',
    });
  });
});
