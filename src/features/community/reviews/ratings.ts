import { pluralize } from '@/kit/formatting/format';
import { RequestFailure, userMessage } from '@/platform/errors/errors';
import type { ErrorTexts } from '@/platform/errors/describe-error';
import { percentOf, roundHalfAway } from '@/kit/numbers/rounding';

/** The possible ratings. */
export const starValues: readonly number[] = [1, 2, 3, 4, 5];

/** The total number of reviews, from the counts with 1 to 5 stars. */
export function reviewCount(ratings: readonly number[]): number {
  return ratings.reduce((sum, count) => sum + count, 0);
}

/** The average rating to one decimal, from the counts with 1 to 5 stars; null without reviews. */
export function averageRating(ratings: readonly number[]): number | null {
  const count = reviewCount(ratings);
  if (count === 0) return null;
  const stars = ratings.reduce((sum, of, index) => sum + of * (index + 1), 0);
  return roundHalfAway(stars / count, 1);
}

export interface RatingShare {
  stars: number;
  count: number;
  /** Share of all reviews as a whole number, 0 to 100. */
  percent: number;
}

/** The distribution of the reviews, five stars first. */
export function ratingShares(ratings: readonly number[]): RatingShare[] {
  const all = reviewCount(ratings);
  return ratings.map((count, index) => ({ stars: index + 1, count, percent: percentOf(count, all) ?? 0 })).toReversed();
}

/** '4.6 out of 5, 12 reviews'; 'No reviews yet' without any. */
export function ratingText(ratings: readonly number[]): string {
  const average = averageRating(ratings);
  return average === null
    ? 'No reviews yet'
    : `${average.toFixed(1)} out of 5, ${pluralize(reviewCount(ratings), 'review')}`;
}

/** The counts after a review changed from one rating to another; null means no review. */
export function withRating(ratings: readonly number[], from: number | null, to: number | null): number[] {
  return ratings.map((count, index) => Math.max(0, count - Number(index + 1 === from) + Number(index + 1 === to)));
}

/** The notice shown when the review was added or removed elsewhere while its form was open; null otherwise. */
export function reviewConflict(name: string, before: boolean, now: boolean): string | null {
  if (!before && now)
    return `You’ve already reviewed ${name}, maybe in another tab. Save changes to replace that review.`;
  if (before && !now) return 'Your review was removed. Post it to add it again.';
  return null;
}

/** When a review of a member wasn't saved. */
export const reviewErrors = (name: string): ErrorTexts => ({
  'code:P0001': userMessage,
  duplicate: `You’ve already reviewed ${name}.`,
  'not-found': 'Your review was removed.',
  forbidden: 'Your review wasn’t saved. This member isn’t available.',
  invalid: 'Your review wasn’t accepted. Change it and try again.',
  failed: 'Your review wasn’t saved.',
});

export const answerErrors = {
  'code:P0001': userMessage,
  forbidden: 'Your response wasn’t sent. This review is no longer available.',
  invalid: 'Your response wasn’t accepted. Change it and try again.',
  failed: 'Your response wasn’t sent.',
} satisfies ErrorTexts;

/** Whether sending a response again can't help. */
export function isFinal(error: unknown): boolean {
  return userMessage(error) !== null || (error instanceof RequestFailure && error.kind === 'forbidden');
}

/** The number of characters left when it's 200 or fewer, negative beyond the limit; null otherwise. */
export function charactersLeft(text: string, maxLength: number): number | null {
  const left = maxLength - text.trim().length;
  return left <= 200 ? left : null;
}
