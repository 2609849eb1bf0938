import { countText } from '@/shared/lib/format';
import { RequestFailure } from '@/shared/supabase/errors';
import { explainFailure } from '@/shared/supabase/explain-failure';

/** The ratings there are. */
export const starValues: readonly number[] = [1, 2, 3, 4, 5];

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

/** '4.6 out of 5, 12 reviews'; 'No reviews yet' without any. */
export function ratingText(ratings: readonly number[]): string {
  const average = averageRating(ratings);
  return average === null
    ? 'No reviews yet'
    : `${average.toFixed(1)} out of 5, ${countText(reviewCount(ratings), 'review')}`;
}

/** The numbers after a review has changed from one rating to another; null stands for no review. */
export function withRating(ratings: readonly number[], from: number | null, to: number | null): number[] {
  return ratings.map((count, index) => Math.max(0, count - Number(index + 1 === from) + Number(index + 1 === to)));
}

/** What has become of a review since its form was opened. */
export function changedMeanwhile(name: string, before: boolean, now: boolean): string | null {
  if (!before && now)
    return `You have reviewed ${name} already, perhaps on another tab. Save changes to replace what stands there.`;
  if (before && !now) return 'Your review was removed meanwhile. Post it to put it back.';
  return null;
}

/** Why a review could not be saved, for its author. */
export function reviewProblem(name: string, error: unknown): string {
  if (error instanceof RequestFailure) {
    if (error.kind === 'duplicate') return `You have reviewed ${name} already.`;
    if (error.kind === 'not-found') return 'Your review was removed meanwhile.';
    if (error.kind === 'forbidden') return 'Your review was not saved. This member is not available.';
    if (error.kind === 'invalid') return 'Your review was not accepted. Change it and try again.';
  }
  return `Your review was not saved. ${explainFailure(error)}`;
}

/** Why an answer could not be sent, for its author. `final`: sending it again cannot help. */
export function answerProblem(error: unknown): { text: string; final: boolean } {
  if (error instanceof RequestFailure) {
    if (error.code === 'P0001') return { text: error.message, final: true };
    if (error.kind === 'forbidden')
      return { text: 'Your answer was not sent. This review is no longer there.', final: true };
    if (error.kind === 'invalid')
      return { text: 'Your answer was not accepted. Change it and try again.', final: false };
  }
  return { text: `Your answer was not sent. ${explainFailure(error)}`, final: false };
}

/** How many characters are left, once it is worth saying; null before. Negative beyond the limit. */
export function charactersLeft(text: string, most: number): number | null {
  const left = most - text.trim().length;
  return left <= 200 ? left : null;
}
