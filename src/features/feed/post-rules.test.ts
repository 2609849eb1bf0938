import { describe, expect, it } from 'vitest';
import { RequestFailure } from '@/shared/supabase/errors';
import {
  failureText,
  filterIn,
  newPostsText,
  parseTags,
  postFilters,
  queryOf,
  shownRatio,
  tagsProblem,
  withLike,
} from './post-rules';

describe('the filter in the address', () => {
  it.each(postFilters.map(({ value }) => value))('%s is read as it is written', (filter) => {
    expect(filterIn(queryOf(filter))).toBe(filter);
  });
  it.each(['', '?filter=', '?filter=everything', '?other=events'])('“%s” asks for all', (query) => {
    expect(filterIn(query)).toBeNull();
  });
  it('leaves the parameters of others', () => {
    expect(queryOf('events', new URLSearchParams('a=1&filter=investments'))).toBe('a=1&filter=events');
    expect(queryOf(null, new URLSearchParams('a=1&filter=investments'))).toBe('a=1');
  });
});

describe('tags', () => {
  it('are what stands between commas, each once, without # and blanks', () => {
    expect(parseTags(' Flip, ohio,, #Rehab ,FLIP,\n#  , two words')).toEqual(['Flip', 'ohio', 'Rehab', 'two words']);
    expect(parseTags('')).toEqual([]);
  });
  it('are at most ten, of at most 40 characters', () => {
    expect(tagsProblem(Array.from({ length: 10 }, (_, index) => String(index)))).toBeUndefined();
    expect(tagsProblem(Array.from({ length: 11 }, (_, index) => String(index)))).toBe('At most 10 tags. You have 11.');
    expect(tagsProblem(['x'.repeat(40)])).toBeUndefined();
    expect(tagsProblem(['x'.repeat(41)])).toContain('at most 40 characters');
  });
});

it('a like moves the count by one, once', () => {
  expect(withLike({ likes: 2, liked: false }, true)).toEqual({ likes: 3, liked: true });
  expect(withLike({ likes: 3, liked: true }, true)).toEqual({ likes: 3, liked: true });
  expect(withLike({ likes: 3, liked: true }, false)).toEqual({ likes: 2, liked: false });
  expect(withLike({ likes: 0, liked: true }, false)).toEqual({ likes: 0, liked: false });
});

it('a picture is shown as it is, unless it is very tall or flat', () => {
  expect(shownRatio({ width: 1600, height: 900 })).toBeCloseTo(16 / 9);
  expect(shownRatio({ width: 100, height: 1000 })).toBe(0.8);
  expect(shownRatio({ width: 1000, height: 100 })).toBe(3);
});

it('counts new posts in words', () => {
  expect(newPostsText(1)).toBe('1 new post');
  expect(newPostsText(1200)).toBe('1,200 new posts');
});

it('a refusal of the database is told in its words, other failures in ours', () => {
  expect(failureText(new RequestFailure('server', 'Please wait a minute.', 'P0001', null))).toBe(
    'Please wait a minute.',
  );
  expect(failureText(new RequestFailure('not-found', 'x', null, null))).toBe('This post is not there any more.');
  expect(failureText(new RequestFailure('offline', 'x', null, null))).toContain('Check your network');
});
