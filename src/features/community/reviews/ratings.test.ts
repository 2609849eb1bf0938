import { describe, expect, it } from 'vitest';
import { describeError } from '@/platform/errors/describe-error';
import { RequestFailure } from '@/platform/errors/errors';
import { answerErrors, averageRating, isFinal, ratingShares, reviewErrors, withRating } from './ratings';

describe('averageRating', () => {
  it('averages all reviews to one decimal', () => {
    expect(averageRating([0, 0, 0, 1, 2])).toBe(4.7);
    // 17 / 4 is 4.25, and halves round up.
    expect(averageRating([0, 0, 0, 3, 1])).toBe(4.3);
    expect(averageRating([1, 0, 0, 0, 0])).toBe(1);
  });
  it('returns null without reviews', () => expect(averageRating([0, 0, 0, 0, 0])).toBeNull());
});

describe('ratingShares', () => {
  it('starts with five stars', () => {
    expect(ratingShares([1, 0, 0, 1, 6])).toEqual([
      { stars: 5, count: 6, percent: 75 },
      { stars: 4, count: 1, percent: 13 },
      { stars: 3, count: 0, percent: 0 },
      { stars: 2, count: 0, percent: 0 },
      { stars: 1, count: 1, percent: 13 },
    ]);
  });
});

describe('withRating', () => {
  it('moves a review from one rating to another', () => {
    expect(withRating([0, 0, 0, 2, 1], 4, 5)).toEqual([0, 0, 0, 1, 2]);
    expect(withRating([0, 0, 0, 2, 1], 4, 4)).toEqual([0, 0, 0, 2, 1]);
  });
  it('adds and removes a review', () => {
    expect(withRating([0, 0, 0, 0, 0], null, 3)).toEqual([0, 0, 1, 0, 0]);
    expect(withRating([0, 0, 1, 0, 0], 3, null)).toEqual([0, 0, 0, 0, 0]);
  });
});

describe('error messages', () => {
  const failure = (kind: RequestFailure['kind'], code: string | null = null) =>
    new RequestFailure(kind, 'As the database says.', code, null);

  it.each([
    ['duplicate', 'You’ve already reviewed Sam.'],
    ['not-found', 'Your review was removed.'],
    ['forbidden', 'Your review wasn’t saved. This member isn’t available.'],
    ['invalid', 'Your review wasn’t accepted. Change it and try again.'],
    ['offline', 'Your review wasn’t saved. Can’t connect. Check your internet connection and try again.'],
  ] as const)('describes a failed review: %s', (kind, text) => {
    expect(describeError(failure(kind), reviewErrors('Sam'))).toBe(text);
  });

  it('marks the failure of a response as final when trying again can’t help', () => {
    expect(describeError(failure('invalid', 'P0001'), answerErrors)).toBe('As the database says.');
    expect(
      [failure('invalid', 'P0001'), failure('forbidden'), failure('invalid'), new Error('x')].map(isFinal),
    ).toEqual([true, true, false, false]);
    expect(describeError(new Error('x'), answerErrors)).toMatch(/^Your response wasn’t sent/);
  });
});
