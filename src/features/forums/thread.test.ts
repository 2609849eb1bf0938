import { describe, expect, it } from 'vitest';
import type { Post } from './forum';
import { parentNumber, comparePaths, isNew, numberInHash, quoteOf, threadRows, withQuote } from './thread';

function post(path: number[], change: Partial<Post> = {}): Post {
  const number = path.at(-1) ?? 1;
  return {
    id: `id-${number}`,
    user_id: 'somebody',
    content: 'Words',
    number,
    path,
    created_at: '2026-11-01T12:00:00+00:00',
    edited_at: null,
    deleted_at: null,
    removed_at: null,
    author: null,
    ...change,
  };
}

const shown = (posts: Post[], earlier = false) => threadRows(posts, earlier).map(({ key, depth }) => `${depth}:${key}`);

describe('comparePaths', () => {
  it('sorts replies right after their parent, like the database', () => {
    const paths = [[2], [1, 3, 4], [1], [10], [1, 10], [1, 3]];
    expect(paths.toSorted(comparePaths)).toEqual([[1], [1, 3], [1, 3, 4], [1, 10], [2], [10]]);
    expect(comparePaths([1, 2], [1, 2])).toBe(0);
  });
});

describe('threadRows', () => {
  it('indents posts up to the fifth level', () => {
    expect(shown([post([1]), post([1, 2]), post([1, 2, 3, 4, 5, 6, 7].slice(0, 3))])).toEqual([
      '0:id-1',
      '1:id-2',
      '2:id-3',
    ]);
    const chain = [1, 2, 3, 4, 5, 6, 7].map((_, index) => post([1, 2, 3, 4, 5, 6, 7].slice(0, index + 1)));
    expect(shown(chain).at(-1)).toBe('5:id-7');
  });

  it('adds one placeholder for a hidden post with replies', () => {
    expect(shown([post([1]), post([2, 3]), post([2, 4, 6]), post([2, 5])])).toEqual([
      '0:id-1',
      '0:unseen-2',
      '1:id-3',
      '1:unseen-4',
      '2:id-6',
      '1:id-5',
    ]);
  });

  it('adds no placeholder for a parent that may be on an earlier page', () => {
    expect(shown([post([1, 4]), post([2, 5])], true)).toEqual(['1:id-4', '0:unseen-2', '1:id-5']);
    expect(shown([post([1, 4])], false)).toEqual(['0:unseen-1', '1:id-4']);
  });
});

describe('a post', () => {
  it('gives a post the number of its parent, or null for the topic', () => {
    expect(parentNumber(post([1, 3]))).toBe(1);
    expect(parentNumber(post([3]))).toBeNull();
  });

  it('marks a post as new if it’s someone else’s and after the last one read', () => {
    expect(isNew(post([5]), 4, 'reader')).toBe(true);
    expect(isNew(post([4]), 4, 'reader')).toBe(false);
    expect(isNew(post([5]), null, 'reader')).toBe(false);
    expect(isNew(post([5], { user_id: 'reader' }), 4, 'reader')).toBe(false);
    expect(isNew(post([5], { deleted_at: '2026-11-01' }), 4, 'reader')).toBe(false);
  });

  it('parses a post’s number from a URL fragment', () => {
    expect(numberInHash('#post-12')).toBe(12);
    for (const hash of ['', '#post-', '#post-x', '#comments', '#post-12345678901', 'post-1'])
      expect(numberInHash(hash)).toBeNull();
  });
});

describe('a quote', () => {
  it('prefixes every line and omits nested quotes', () => {
    expect(quoteOf('> Roof first?\n\nNo, floors.\n\nThen walls.')).toBe('> No, floors.\n>\n> Then walls.\n\n');
    expect(quoteOf('Ask @[Ann Lee](11111111-1111-4111-8111-111111111111)')).toBe('> Ask @Ann Lee\n\n');
  });

  it('appends a quote to the draft', () => {
    expect(withQuote('I think so. \n', 'Floors')).toBe('I think so.\n\n> Floors\n\n');
    expect(withQuote(' ', 'Floors')).toBe('> Floors\n\n');
  });
});
