import { describe, expect, it } from 'vitest';
import { allEvents, filterCount, readEvents, searchWords, spanOf, writeEvents } from './list-rules';

describe('which events are listed stands in the address', () => {
  it.each([
    ['', allEvents],
    [
      'search=deal+night&when=week&format=online&free=1&exclusive=1&mine=going',
      { search: 'deal night', when: 'week', format: 'online', free: true, exclusive: true, mine: 'going' },
    ],
    ['when=past&mine=organised', { ...allEvents, when: 'past', mine: 'organised' }],
  ])('%s', (query, view) => {
    expect(readEvents(query)).toEqual(view);
    expect(writeEvents(readEvents(query))).toBe(query);
  });

  it('nonsense counts as not asked', () => {
    expect(readEvents('when=toString&format=x&free=yes&mine=&search=%20%00')).toEqual(allEvents);
  });

  it('others’ parameters stay, one’s own go', () => {
    expect(writeEvents({ ...allEvents, free: true }, new URLSearchParams('auth=1&when=week'))).toBe('auth=1&free=1');
  });

  it('filters are counted, the search is none', () => {
    expect(filterCount({ ...allEvents, search: 'x' })).toBe(0);
    expect(filterCount({ ...allEvents, when: 'past', exclusive: true })).toBe(2);
  });
});

describe('words to search for', () => {
  it('are literal', () => {
    expect(searchWords(' Deal  100%_night* *')).toEqual(['deal', String.raw`100\%\_night`]);
    expect(searchWords('')).toEqual([]);
    expect(searchWords('a b c d e f g h i j')).toHaveLength(8);
  });
});

describe('a choice of time, by the reader’s calendar', () => {
  const wednesday = new Date(2026, 10, 18, 15, 30);
  const span = (when: Parameters<typeof spanOf>[0], now = wednesday) => spanOf(when, now);

  it('to come: what has not ended yet', () => {
    expect(span('upcoming')).toEqual({
      endAfter: wednesday,
      startFrom: new Date(wednesday.getTime() - 14 * 86_400_000),
      startBefore: null,
      endBefore: null,
    });
  });

  it('this week: until Sunday is over', () => {
    expect(span('week').startBefore).toEqual(new Date(2026, 10, 23));
    expect(span('week', new Date(2026, 10, 22, 23, 59)).startBefore).toEqual(new Date(2026, 10, 23));
    expect(span('week', new Date(2026, 10, 23, 0, 0)).startBefore).toEqual(new Date(2026, 10, 30));
  });

  it('this month: until its last day is over', () => {
    expect(span('month').startBefore).toEqual(new Date(2026, 11, 1));
    expect(span('month', new Date(2026, 11, 31)).startBefore).toEqual(new Date(2027, 0, 1));
  });

  it('past: what has ended', () => {
    expect(span('past')).toEqual({ endAfter: null, startFrom: null, startBefore: null, endBefore: wednesday });
  });
});
