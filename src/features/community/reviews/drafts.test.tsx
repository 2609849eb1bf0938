import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerDraft, reviewDraft } from './drafts';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

describe('review drafts', () => {
  it('are kept per author and reviewed member', () => {
    reviewDraft('a', 'm').save({ rating: 4, text: 'Paid on ' });
    expect(reviewDraft('a', 'm').load()).toEqual({ rating: 4, text: 'Paid on ' });
    expect(reviewDraft('b', 'm').load()).toBeNull();
    expect(reviewDraft('a', 'n').load()).toBeNull();
    expect(answerDraft('a', 'm').load()).toBeNull();
    reviewDraft('a', 'm').clear();
    expect(reviewDraft('a', 'm').load()).toBeNull();
  });

  it('are removed when emptied', () => {
    answerDraft('a', 'r').save({ rating: null, text: 'x' });
    answerDraft('a', 'r').save({ rating: null, text: '' });
    expect(sessionStorage).toHaveLength(0);
  });

  it('are null when unreadable, and keep the valid fields', () => {
    sessionStorage.setItem('review_draft_a_m', '{');
    expect(reviewDraft('a', 'm').load()).toBeNull();
    sessionStorage.setItem('review_draft_a_m', JSON.stringify({ rating: 9, text: 'Good' }));
    expect(reviewDraft('a', 'm').load()).toEqual({ rating: null, text: 'Good' });
  });

  it('survive blocked storage without throwing', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('forbidden');
    });
    expect(() => reviewDraft('a', 'm').save({ rating: 1, text: '' })).not.toThrow();
    expect(reviewDraft('a', 'm').load()).toBeNull();
  });
});
