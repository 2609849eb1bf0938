import { describe, expect, it } from 'vitest';
import { afterCursor, toPage } from './keyset';

describe('afterCursor', () => {
  it('continues after the cursor in either direction', () => {
    expect(afterCursor(['created_at', '2026-03-01T12:00:00+00:00'], ['id', 'a'])).toBe(
      'and(created_at.lte."2026-03-01T12:00:00+00:00",or(created_at.lt."2026-03-01T12:00:00+00:00",id.lt.a))',
    );
    expect(afterCursor(['created_at', 't'], ['id', 'a'], 'ascending')).toBe(
      'and(created_at.gte."t",or(created_at.gt."t",id.gt.a))',
    );
  });
});

describe('toPage', () => {
  it('gives a next page only if the page is full', () => {
    expect(toPage(['a', 'b'], 2)).toEqual({ items: ['a', 'b'], next: 'b' });
    expect(toPage(['a'], 2)).toEqual({ items: ['a'], next: null });
    expect(toPage([], 2)).toEqual({ items: [], next: null });
  });
});
