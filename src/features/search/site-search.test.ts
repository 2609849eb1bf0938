import { describe, expect, it } from 'vitest';
import { announcement, groupResults, nextOption, targetOf, understoodAs, type SearchResult } from './site-search';

const result = (change: Partial<SearchResult>): SearchResult => ({
  kind: 'listing',
  id: '7',
  title: 'A',
  detail: null,
  image: null,
  price: null,
  slug: null,
  forum_id: null,
  ...change,
});

describe('targetOf', () => {
  it.each([
    [result({}), '/property/7', false, '/marketplace/7'],
    [result({ kind: 'member' }), '/community/members/7', true, '/community/members/7'],
    [result({ kind: 'post' }), '/community/posts/7', true, '/community/posts/7'],
    [result({ kind: 'topic', forum_id: '3' }), '/community/forums/3/topics/7', true, '/community/forums/3/topics/7'],
    [result({ kind: 'resource', slug: 'land' }), '/resources/land', false, '/resources/land'],
  ])('links %o', (one, onPublic, inApp, onApp) => {
    expect(targetOf(one, 'public')).toEqual({ path: onPublic, inApp });
    expect(targetOf(one, 'app').path).toBe(onApp);
  });
});

describe('groupResults', () => {
  it('returns groups in a fixed order, posts and topics together, without empty ones', () => {
    const all = [result({ kind: 'resource' }), result({ kind: 'topic' }), result({ kind: 'post' }), result({})];
    expect(groupResults(all, 'x').map(({ name, results: own }) => [name, own.length])).toEqual([
      ['Listings', 1],
      ['Posts and topics', 2],
      ['Resources', 1],
    ]);
    expect(groupResults([], 'x')).toEqual([]);
  });

  it('links to the full list if there may be more and such a list exists', () => {
    const four = (kind: SearchResult['kind']) => Array.from({ length: 4 }, () => result({ kind }));
    const of = (kind: SearchResult['kind']) => groupResults(four(kind), 'a b')[0]?.more?.path;
    expect([of('listing'), of('member'), of('resource')]).toEqual([
      '/marketplace?search=a+b',
      '/community/members?search=a+b',
      '/resources?search=a+b',
    ]);
    expect(of('post')).toBeUndefined();
    expect(groupResults(four('listing').slice(1), 'a b')[0]?.more).toBeNull();
  });
});

it('cycles through the options and no selection', () => {
  const options = ['a', 'b'];
  expect([null, 'a', 'b'].map((selected) => nextOption(options, selected, 1))).toEqual(['a', 'b', null]);
  expect([null, 'a', 'b'].map((selected) => nextOption(options, selected, -1))).toEqual(['b', null, 'a']);
  expect(nextOption(options, 'gone', 1)).toBe('a');
  expect(nextOption([], null, 1)).toBeNull();
});

it('says what a sentence means in few words', () => {
  const outcome = {
    filters: { states: ['OH', 'TN'], places: ['city:Gary, IN', 'city:Reno, NV'], no_jv: true, verified: true },
    note: {
      search: 'brick',
      texts: ['brick'],
      unknown: ['zoo'],
      choices: [],
      hasFilters: true,
      corrections: [],
      problems: [],
    },
  };
  expect(understoodAs(outcome, 1001)).toEqual({
    parts: ['4 places', 'No JV required', 'Verified only', '“brick”'],
    count: '1,000+ properties',
    unknown: ['zoo'],
  });
  const understood = understoodAs({ ...outcome, filters: { states: ['OH'] } }, undefined);
  expect(understood).toMatchObject({ parts: ['Ohio', '“brick”'], count: null });
  expect(announcement([result({})], 'x', understood)).toBe('Properties: Ohio, “brick”. 1 match');
});
