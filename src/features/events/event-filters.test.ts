import { describe, expect, it } from 'vitest';
import { defaultFilters, parseEventFilters, searchWords, spanOf, toEventParams } from './event-filters';

describe('event filters in the URL', () => {
  it.each([
    ['', defaultFilters],
    [
      'search=deal+night&when=week&format=online&free=1&exclusive=1&mine=going',
      { search: 'deal night', when: 'week', format: 'online', free: true, exclusive: true, mine: 'going' },
    ],
    ['when=past&mine=organizing', { ...defaultFilters, when: 'past', mine: 'organizing' }],
  ])('round-trip “%s”', (query, view) => {
    expect(parseEventFilters(query)).toEqual(view);
    expect(toEventParams(parseEventFilters(query))).toBe(query);
  });

  it('ignores invalid values', () => {
    expect(parseEventFilters('when=toString&format=x&free=yes&mine=&search=%20%00')).toEqual(defaultFilters);
  });
});

describe('searchWords', () => {
  it('escapes wildcards and returns at most eight words', () => {
    expect(searchWords(' Deal  100%_night* *')).toEqual(['deal', String.raw`100\%\_night`]);
    expect(searchWords('')).toEqual([]);
    expect(searchWords('a b c d e f g h i j')).toHaveLength(8);
  });
});

describe('spanOf in the viewer’s calendar', () => {
  const wednesday = new Date(2026, 10, 18, 15, 30);
  const span = (when: Parameters<typeof spanOf>[0], now = wednesday) => spanOf(when, now);

  it('includes everything that hasn’t ended for “upcoming”', () => {
    expect(span('upcoming')).toEqual({
      endAfter: wednesday,
      startFrom: new Date(wednesday.getTime() - 14 * 86_400_000),
      startBefore: null,
      endBefore: null,
    });
  });

  it('ends after Sunday for “week”', () => {
    expect(span('week').startBefore).toEqual(new Date(2026, 10, 23));
    expect(span('week', new Date(2026, 10, 22, 23, 59)).startBefore).toEqual(new Date(2026, 10, 23));
    expect(span('week', new Date(2026, 10, 23, 0, 0)).startBefore).toEqual(new Date(2026, 10, 30));
  });

  it('ends after the last day of the month for “month”', () => {
    expect(span('month').startBefore).toEqual(new Date(2026, 11, 1));
    expect(span('month', new Date(2026, 11, 31)).startBefore).toEqual(new Date(2027, 0, 1));
  });
});
