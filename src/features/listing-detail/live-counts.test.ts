import { describe, expect, it } from 'vitest';
import { displayedViews, mergeCounts } from './live-counts';

describe('displayedViews', () => {
  it('includes this visit immediately', () => {
    expect(displayedViews(7, 7)).toBe(8);
  });
  it('counts this visit once when a live update delivers it first', () => {
    expect(displayedViews(8, 7)).toBe(8);
  });
});

describe('mergeCounts', () => {
  const before = { view_count: 41, likes: 2, dislikes: 1 };
  const fetched = { view_count: 44, likes: 5, dislikes: 0 };

  it('takes the fetched counts when nothing changed since the request', () => {
    expect(mergeCounts(before, before, fetched, false)).toEqual(fetched);
  });

  it('leaves newer views of a live update as they are', () => {
    expect(mergeCounts(before, { ...before, view_count: 46 }, fetched, false)).toEqual({ ...fetched, view_count: 46 });
  });

  it('preserves votes that changed since the request or are being saved', () => {
    const merge = (now: typeof before, voting: boolean) => mergeCounts(before, now, fetched, voting);
    expect(merge({ ...before, likes: 3 }, false)).toEqual({ view_count: 44, likes: 3, dislikes: 1 });
    expect(merge({ ...before, dislikes: 2 }, false)).toEqual({ view_count: 44, likes: 2, dislikes: 2 });
    expect(merge(before, true)).toEqual({ view_count: 44, likes: 2, dislikes: 1 });
  });
});
