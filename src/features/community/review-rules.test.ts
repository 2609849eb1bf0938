import { describe, expect, it } from 'vitest';
import { averageRating, ratingShares, ratingText, reviewCount, reviewCountText, starsText, withRating } from './review-rules';

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
  it('counts reviews and stars', () => {
    expect(reviewCount([1, 2, 3, 4, 5])).toBe(15);
    expect(reviewCountText(1)).toBe('1 review');
    expect(reviewCountText(1204)).toBe('1,204 reviews');
    expect(starsText(1)).toBe('1 star');
    expect(starsText(3)).toBe('3 stars');
  });
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
