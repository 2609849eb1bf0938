import { describe, expect, it } from 'vitest';
import { ownFilterOf, ownTotal, reviewState, statusOf, withMoved } from './own-listing';

describe('own listings', () => {
  it.each([
    ['active', 'active'],
    ['paused', 'paused'],
    ['sold', 'sold'],
    ['all', 'all'],
    ['Sold', 'all'],
    ['', 'all'],
    [null, 'all'],
  ])('are filtered by %j as %s', (text, filter) => {
    expect(ownFilterOf(text)).toBe(filter);
  });

  it('have one of three statuses', () => {
    expect(['active', 'paused', 'sold', 'archived'].map((status) => statusOf({ status }))).toEqual([
      'active',
      'paused',
      'sold',
      'active',
    ]);
  });

  it('are counted anew when one changes its status', () => {
    const counts = { active: 2, paused: 0, sold: 1, returned: 1 };
    expect(withMoved(counts, 'active', 'paused')).toEqual({ active: 1, paused: 1, sold: 1, returned: 1 });
    expect(withMoved(counts, 'paused', 'sold')).toEqual({ active: 2, paused: 0, sold: 2, returned: 1 });
    expect(withMoved(counts, 'sold', 'sold')).toEqual(counts);
    expect(ownTotal(counts)).toBe(3);
  });

  it('stand with staff as their last review says', () => {
    const review = { requested_at: '2026-03-01T12:00:00Z', due_at: null };
    const returned = { ...review, decision: 'returned', reason: 'No such address.' };
    const waiting = { ...review, decision: null, reason: null };
    expect(reviewState({ verified: true, reviews: [returned] })).toEqual({ state: 'verified' });
    expect(reviewState({ verified: false, reviews: [] })).toEqual({ state: 'pending' });
    expect(reviewState({ verified: false, reviews: [waiting, returned] })).toEqual({ state: 'pending' });
    expect(reviewState({ verified: false, reviews: [returned] })).toEqual({
      state: 'returned',
      reason: 'No such address.',
    });
  });
});
