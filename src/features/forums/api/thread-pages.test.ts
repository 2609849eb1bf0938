import type { InfiniteData } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import type { Post } from '../forum';
import { isFull, placePosts, type ThreadPage } from './thread-pages';

function post(path: number[], content = 'Words'): Post {
  const number = path.at(-1) ?? 1;
  return {
    id: `id-${number}`,
    user_id: 'somebody',
    content,
    number,
    path,
    created_at: '',
    edited_at: null,
    removed_at: null,
    deleted_at: null,
    author: null,
  };
}

function thread(pages: number[][][], ends: { previous?: number[]; next?: number[] } = {}): InfiniteData<ThreadPage> {
  return {
    pageParams: pages.map(() => null),
    pages: pages.map((paths, index) => ({
      items: paths.map((path) => post(path)),
      previous: index === 0 ? (ends.previous ?? null) : null,
      next: index === pages.length - 1 ? (ends.next ?? null) : null,
    })),
  };
}

const paths = (data: InfiniteData<ThreadPage>) =>
  data.pages.map(({ items }) => items.map(({ path }) => path.join('.')).join(' '));

describe('isFull', () => {
  it('counts a page as full with 50 posts or more than 20,000 characters', () => {
    expect(isFull(Array.from({ length: 49 }, (_, index) => post([index + 1])))).toBe(false);
    expect(isFull(Array.from({ length: 50 }, (_, index) => post([index + 1])))).toBe(true);
    expect(isFull([post([1], 'x'.repeat(10_000)), post([2], 'x'.repeat(10_000))])).toBe(false);
    expect(isFull([post([1], 'x'.repeat(10_000)), post([2], 'x'.repeat(10_001))])).toBe(true);
  });
});

describe('placePosts', () => {
  it('inserts a post below its parent, on any page', () => {
    const data = thread([
      [[1], [1, 2]],
      [[3], [3, 4]],
    ]);
    expect(paths(placePosts(data, [post([1, 5])]))).toEqual(['1 1.2', '1.5 3 3.4']);
    expect(paths(placePosts(data, [post([1, 2, 5])]))).toEqual(['1 1.2', '1.2.5 3 3.4']);
    expect(paths(placePosts(data, [post([3, 4, 5]), post([6])]))).toEqual(['1 1.2', '3 3.4 3.4.5 6']);
    expect(paths(placePosts(thread([[]]), [post([1])]))).toEqual(['1']);
  });

  it('skips posts outside the loaded range', () => {
    const data = thread([[[3], [3, 4]]], { previous: [3], next: [3, 4] });
    expect(paths(placePosts(data, [post([1, 9]), post([9])]))).toEqual(['3 3.4']);
    expect(paths(placePosts(data, [post([3, 1])]))).toEqual(['3 3.1 3.4']);
  });
});
