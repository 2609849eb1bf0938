import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerDraft, reviewDraft } from './review-drafts';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

describe('a draft', () => {
  it('is kept for its author and whom it is about', () => {
    reviewDraft('a', 'm').save({ rating: 4, text: 'Paid on ' });
    expect(reviewDraft('a', 'm').load()).toEqual({ rating: 4, text: 'Paid on ' });
    expect(reviewDraft('b', 'm').load()).toBeNull();
    expect(reviewDraft('a', 'n').load()).toBeNull();
    expect(answerDraft('a', 'm').load()).toBeNull();
    reviewDraft('a', 'm').clear();
    expect(reviewDraft('a', 'm').load()).toBeNull();
  });

  it('that is emptied is forgotten', () => {
    answerDraft('a', 'r').save({ rating: null, text: 'x' });
    answerDraft('a', 'r').save({ rating: null, text: '' });
    expect(sessionStorage).toHaveLength(0);
  });

  it('that cannot be read counts as none, and what of it can be used is', () => {
    sessionStorage.setItem('review_draft_a_m', '{');
    expect(reviewDraft('a', 'm').load()).toBeNull();
    sessionStorage.setItem('review_draft_a_m', JSON.stringify({ rating: 9, text: 'Good' }));
    expect(reviewDraft('a', 'm').load()).toEqual({ rating: null, text: 'Good' });
  });

  it('that the browser will not keep does no harm', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('forbidden');
    });
    expect(() => reviewDraft('a', 'm').save({ rating: 1, text: '' })).not.toThrow();
    expect(reviewDraft('a', 'm').load()).toBeNull();
  });
});
