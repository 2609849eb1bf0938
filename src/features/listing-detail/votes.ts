import type { Feedback } from '@/shared/listings/listing';

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
  const total = likes + dislikes;
  if (total === 0) return { like: 50, dislike: 50 };
  const like = Math.round((likes / total) * 100);
  return { like, dislike: 100 - like };
}
