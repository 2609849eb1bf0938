import { describe, expect, it } from 'vitest';
import { parseCompareQuery, toCompareQuery } from './compare-query';

describe('the compared listings in a URL', () => {
  it('reads compared listings from the URL in their order, each once', () => {
    expect(parseCompareQuery('?ids=b,a,B')).toEqual({ ids: ['b', 'a'], extra: 0, from: '' });
    expect(parseCompareQuery('?ids=b&ids=a')).toEqual({ ids: ['b', 'a'], extra: 0, from: '' });
  });

  it('compares at most four listings, and counts the others', () => {
    expect(parseCompareQuery('?ids=a,b,c,d,e,f')).toEqual({ ids: ['a', 'b', 'c', 'd'], extra: 2, from: '' });
  });

  it.each(['', '?ids=', '?ids=,%20,', '?other=1'])('reads no listings from %j', (query) => {
    expect(parseCompareQuery(query).ids).toEqual([]);
  });

  it('reads a ZIP code next to compared listings, or none if it isn’t one', () => {
    expect(parseCompareQuery('?ids=a,b&from=78701').from).toBe('78701');
    for (const from of ['7870', '787011', 'abcde', '<b>'])
      expect(parseCompareQuery(`?ids=a,b&from=${encodeURIComponent(from)}`).from).toBe('');
  });

  it('writes compared listings so that they can be read back, with other parameters after them', () => {
    const query = toCompareQuery({ ids: ['a', 'x&y'], from: '78701' }, new URLSearchParams('deal=1_rental&ids=old'));
    expect(query).toBe('ids=a,x%26y&from=78701&deal=1_rental');
    expect(parseCompareQuery(query)).toEqual({ ids: ['a', 'x&y'], extra: 0, from: '78701' });
    expect(toCompareQuery({ ids: [], from: '' })).toBe('');
  });
});
