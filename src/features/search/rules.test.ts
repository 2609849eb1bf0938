import { describe, expect, it } from 'vitest';
import { announcement, grouped, isLongEnough, secondLine, stepped, targetOf, type Found } from './rules';

const found = (change: Partial<Found>): Found => ({
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

it.each([
  ['', false],
  ['ab', false],
  ['  ab  ', false],
  ['a\0b', false],
  ['abc', true],
  [' a c ', true],
])('%j is long enough: %s', (text, enough) => {
  expect(isLongEnough(text)).toBe(enough);
});

describe('where it leads', () => {
  it.each([
    [found({}), '/property/7', false, '/marketplace/7'],
    [found({ kind: 'member' }), '/community/members/7', true, '/community/members/7'],
    [found({ kind: 'post' }), '/community/posts/7', true, '/community/posts/7'],
    [found({ kind: 'topic', forum_id: '3' }), '/community/forums/3/topics/7', true, '/community/forums/3/topics/7'],
    [found({ kind: 'resource', slug: 'land' }), '/resources/land', false, '/resources/land'],
  ])('%o', (one, onPublic, inApp, onApp) => {
    expect(targetOf(one, 'public')).toEqual({ path: onPublic, inApp });
    expect(targetOf(one, 'app').path).toBe(onApp);
  });
});

it('tells it apart by what there is', () => {
  expect(secondLine(found({ detail: 'Reno, NV', price: 90_000 }))).toBe('Reno, NV · $90,000');
  expect(secondLine(found({ detail: 'Topic in Repairs' }))).toBe('Topic in Repairs');
  expect(secondLine(found({}))).toBe('');
});

describe('groups', () => {
  it('stand in one order; posts and topics together, and without what is empty', () => {
    const all = [found({ kind: 'resource' }), found({ kind: 'topic' }), found({ kind: 'post' }), found({})];
    expect(grouped(all, 'x').map(({ name, found: own }) => [name, own.length])).toEqual([
      ['Listings', 1],
      ['Posts and topics', 2],
      ['Resources', 1],
    ]);
    expect(grouped([], 'x')).toEqual([]);
  });

  it('lead to the whole list where there may be more, and where there is such a list', () => {
    const four = (kind: Found['kind']) => Array.from({ length: 4 }, () => found({ kind }));
    const of = (kind: Found['kind']) => grouped(four(kind), 'a b')[0]?.more?.path;
    expect([of('listing'), of('member'), of('resource')]).toEqual([
      '/marketplace?search=a+b',
      '/community/members?search=a+b',
      '/resources?search=a+b',
    ]);
    expect(of('post')).toBeUndefined();
    expect(grouped(four('listing').slice(1), 'a b')[0]?.more).toBeNull();
  });
});

it('goes round by the arrows, by way of none chosen', () => {
  const options = ['a', 'b'];
  expect([null, 'a', 'b'].map((chosen) => stepped(options, chosen, 1))).toEqual(['a', 'b', null]);
  expect([null, 'a', 'b'].map((chosen) => stepped(options, chosen, -1))).toEqual(['b', null, 'a']);
  expect(stepped(options, 'gone', 1)).toBe('a');
  expect(stepped([], null, 1)).toBeNull();
});

it('says how many there are', () => {
  expect(announcement([], 'x')).toBe('No matches for "x"');
  expect(announcement([found({})], 'x')).toBe('1 match');
  expect(announcement([found({}), found({})], 'x')).toBe('2 matches');
});
