import { describe, expect, it } from 'vitest';
import { voteChange, voteShares } from './votes';

describe('voteChange', () => {
  it.each([
    [null, 'like', { next: 'like', likes: 1, dislikes: 0 }],
    ['like', 'like', { next: null, likes: -1, dislikes: 0 }],
    ['dislike', 'dislike', { next: null, likes: 0, dislikes: -1 }],
    ['like', 'dislike', { next: 'dislike', likes: -1, dislikes: 1 }],
    ['dislike', 'like', { next: 'like', likes: 1, dislikes: -1 }],
  ] as const)('changes a vote of %s when %s is pressed', (current, pressed, change) => {
    expect(voteChange(current, pressed)).toEqual(change);
  });
});

it('splits votes into percentages, 50 each when there are none', () => {
  expect(voteShares(0, 0)).toEqual({ like: 50, dislike: 50 });
  expect(voteShares(2, 1)).toEqual({ like: 67, dislike: 33 });
  expect(voteShares(0, 4)).toEqual({ like: 0, dislike: 100 });
});
