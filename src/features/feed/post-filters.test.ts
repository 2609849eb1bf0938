import { describe, expect, it } from 'vitest';
import { describeError } from '@/platform/errors/describe-error';
import { RequestFailure } from '@/platform/errors/errors';
import { postErrors, parseFilter, parseTags, postFilters, toFilterQuery, validateTags, withLike } from './post-filters';

describe('the feed filter in the URL', () => {
  it.each(postFilters.map(({ value }) => value))('round-trips %s', (filter) => {
    expect(parseFilter(toFilterQuery(filter))).toBe(filter);
  });
  it.each(['', '?filter=', '?filter=everything', '?other=events'])('reads no filter from “%s”', (query) => {
    expect(parseFilter(query)).toBeNull();
  });
  it('preserves other parameters in the URL', () => {
    expect(toFilterQuery('events', new URLSearchParams('a=1&filter=investments'))).toBe('a=1&filter=events');
    expect(toFilterQuery(null, new URLSearchParams('a=1&filter=investments'))).toBe('a=1');
  });
});

describe('tags', () => {
  it('splits tags at commas, trims them, strips the #, and drops repeated ones', () => {
    expect(parseTags(' Flip, ohio,, #Rehab ,FLIP,\n#  , two words')).toEqual(['Flip', 'ohio', 'Rehab', 'two words']);
    expect(parseTags('')).toEqual([]);
  });
  it('limits tags to ten with up to 40 characters each', () => {
    expect(validateTags(Array.from({ length: 10 }, (_, index) => String(index)))).toBeUndefined();
    expect(validateTags(Array.from({ length: 11 }, (_, index) => String(index)))).toBe(
      'Use up to 10 tags. You have 11.',
    );
    expect(validateTags(['x'.repeat(40)])).toBeUndefined();
    expect(validateTags(['x'.repeat(41)])).toContain('up to 40 characters');
  });
});

it('withLike changes the count once', () => {
  expect(withLike({ likes: 2, liked: false }, true)).toEqual({ likes: 3, liked: true });
  expect(withLike({ likes: 3, liked: true }, true)).toEqual({ likes: 3, liked: true });
  expect(withLike({ likes: 3, liked: true }, false)).toEqual({ likes: 2, liked: false });
  expect(withLike({ likes: 0, liked: true }, false)).toEqual({ likes: 0, liked: false });
});

it('failureText keeps the database’s refusal and describes other errors', () => {
  expect(describeError(new RequestFailure('server', 'Please wait a minute.', 'P0001', null), postErrors)).toBe(
    'Please wait a minute.',
  );
  expect(describeError(new RequestFailure('not-found', 'x', null, null), postErrors)).toBe(
    'This post is no longer available.',
  );
  expect(describeError(new RequestFailure('offline', 'x', null, null), postErrors)).toContain(
    'Check your internet connection',
  );
});
