import { describe, expect, it } from 'vitest';
import { RequestFailure } from '@/shared/supabase/errors';
import {
  answerProblem,
  averageRating,
  changedMeanwhile,
  charactersLeft,
  ratingShares,
  ratingText,
  reviewCount,
  reviewProblem,
  withRating,
} from './review-rules';

describe('the average', () => {
  it('is of all reviews, to one decimal', () => {
    expect(averageRating([0, 0, 0, 1, 2])).toBe(4.7);
    // 17 / 4 is 4.25: halves go up.
    expect(averageRating([0, 0, 0, 3, 1])).toBe(4.3);
    expect(averageRating([1, 0, 0, 0, 0])).toBe(1);
  });
  it('is none without reviews', () => expect(averageRating([0, 0, 0, 0, 0])).toBeNull());
});

describe('the shares', () => {
  it('begin with five stars', () => {
    expect(ratingShares([1, 0, 0, 1, 6])).toEqual([
      { stars: 5, count: 6, percent: 75 },
      { stars: 4, count: 1, percent: 13 },
      { stars: 3, count: 0, percent: 0 },
      { stars: 2, count: 0, percent: 0 },
      { stars: 1, count: 1, percent: 13 },
    ]);
  });
  it('are nothing without reviews', () => {
    expect(ratingShares([0, 0, 0, 0, 0]).every(({ percent }) => percent === 0)).toBe(true);
  });
});

describe('what is said', () => {
  it('counts reviews', () => expect(reviewCount([1, 2, 3, 4, 5])).toBe(15));
  it('names the scale', () => {
    expect(ratingText([0, 0, 0, 0, 1])).toBe('5.0 out of 5, 1 review');
    expect(ratingText([0, 0, 0, 1, 2])).toBe('4.7 out of 5, 3 reviews');
    expect(ratingText([0, 0, 0, 0, 0])).toBe('No reviews yet');
  });
});

describe('a review that changes', () => {
  it('moves from one rating to another', () => {
    expect(withRating([0, 0, 0, 2, 1], 4, 5)).toEqual([0, 0, 0, 1, 2]);
    expect(withRating([0, 0, 0, 2, 1], 4, 4)).toEqual([0, 0, 0, 2, 1]);
  });
  it('comes and goes', () => {
    expect(withRating([0, 0, 0, 0, 0], null, 3)).toEqual([0, 0, 1, 0, 0]);
    expect(withRating([0, 0, 1, 0, 0], 3, null)).toEqual([0, 0, 0, 0, 0]);
  });
  it('never counts below none, where the number read was older than the review', () => {
    expect(withRating([0, 0, 0, 0, 0], 3, null)).toEqual([0, 0, 0, 0, 0]);
  });
});

describe('a review that was written or removed meanwhile', () => {
  it('is spoken of', () => {
    expect(changedMeanwhile('Sam', false, true)).toMatch(/^You have reviewed Sam already/);
    expect(changedMeanwhile('Sam', true, false)).toMatch(/^Your review was removed/);
    expect(changedMeanwhile('Sam', false, false)).toBeNull();
    expect(changedMeanwhile('Sam', true, true)).toBeNull();
  });
});

describe('problems', () => {
  const failure = (kind: RequestFailure['kind'], code: string | null = null) =>
    new RequestFailure(kind, 'As the database says.', code, null);

  it.each([
    ['duplicate', 'You have reviewed Sam already.'],
    ['not-found', 'Your review was removed meanwhile.'],
    ['forbidden', 'Your review was not saved. This member is not available.'],
    ['invalid', 'Your review was not accepted. Change it and try again.'],
    ['offline', 'Your review was not saved. The connection did not work. Check your network and try again.'],
  ] as const)('of a review: %s', (kind, text) => {
    expect(reviewProblem('Sam', failure(kind))).toBe(text);
  });

  it('of an answer end it where a second try cannot help', () => {
    expect(answerProblem(failure('invalid', 'P0001'))).toEqual({ text: 'As the database says.', final: true });
    expect(answerProblem(failure('forbidden')).final).toBe(true);
    expect(answerProblem(failure('invalid')).final).toBe(false);
    expect(answerProblem(new Error('x'))).toMatchObject({
      final: false,
      text: expect.stringMatching(/^Your answer was not sent/) as string,
    });
  });
});

describe('charactersLeft', () => {
  it('speaks up near the limit, and counts what is sent', () => {
    expect(charactersLeft('x'.repeat(1799), 2000)).toBeNull();
    expect(charactersLeft('x'.repeat(1800), 2000)).toBe(200);
    expect(charactersLeft(`${'x'.repeat(2003)}  `, 2000)).toBe(-3);
  });
});
