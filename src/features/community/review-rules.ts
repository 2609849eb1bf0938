/** How many reviews there are, of the numbers with 1, 2, 3, 4 and 5 stars. */
export function reviewCount(ratings: readonly number[]): number {
  return ratings.reduce((sum, count) => sum + count, 0);
}

/** The average of numbers of reviews with 1 to 5 stars, to one decimal; null without reviews. */
export function averageRating(ratings: readonly number[]): number | null {
  const count = reviewCount(ratings);
  if (count === 0) return null;
  const stars = ratings.reduce((sum, of, index) => sum + of * (index + 1), 0);
  return Math.round((stars * 10) / count) / 10;
}

export interface RatingShare {
  stars: number;
  count: number;
  /** Of all reviews, 0 to 100, whole. */
  percent: number;
}

/** How the reviews are spread, five stars first. */
export function ratingShares(ratings: readonly number[]): RatingShare[] {
  const all = reviewCount(ratings);
  return ratings
    .map((count, index) => ({ stars: index + 1, count, percent: all === 0 ? 0 : Math.round((count / all) * 100) }))
    .toReversed();
}

/** '1 review', '1,204 reviews'. */
export function reviewCountText(count: number): string {
  return count === 1 ? '1 review' : `${count.toLocaleString('en-US')} reviews`;
}

/** '4.6 out of 5, 12 reviews'; 'No reviews yet' without any. */
export function ratingText(ratings: readonly number[]): string {
  const average = averageRating(ratings);
  return average === null ? 'No reviews yet' : `${average.toFixed(1)} out of 5, ${reviewCountText(reviewCount(ratings))}`;
}

/** '1 star', '4 stars'. */
export function starsText(stars: number): string {
  return stars === 1 ? '1 star' : `${stars} stars`;
}

/** The numbers after a review has changed from one rating to another; null stands for no review. */
export function withRating(ratings: readonly number[], from: number | null, to: number | null): number[] {
  return ratings.map((count, index) => Math.max(0, count - Number(index + 1 === from) + Number(index + 1 === to)));
}
