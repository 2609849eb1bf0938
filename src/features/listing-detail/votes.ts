import type { Feedback } from '@/domain/listing/listing';
import { percentOf } from '@/kit/numbers/rounding';

/** The effect of pressing like or dislike; `likes` and `dislikes` are the changes of the counts. */
export interface VoteChange {
  /** The member's vote afterwards; null when it's withdrawn. */
  next: Feedback | null;
  likes: number;
  dislikes: number;
}

/** The first press votes, pressing the same button again withdraws the vote, and the other button switches it. */
export function voteChange(current: Feedback | null, pressed: Feedback): VoteChange {
  const next = current === pressed ? null : pressed;
  const difference = (type: Feedback) => Number(next === type) - Number(current === type);
  return { next, likes: difference('like'), dislikes: difference('dislike') };
}

/** Likes and dislikes as whole percentages that add up to 100; 50 each without votes. */
export function voteShares(likes: number, dislikes: number): { like: number; dislike: number } {
  const like = percentOf(likes, likes + dislikes) ?? 50;
  return { like, dislike: 100 - like };
}
