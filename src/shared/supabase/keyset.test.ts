import { describe, expect, it } from 'vitest';
import { rowsAfter, toPage } from './keyset';

describe('rowsAfter', () => {
  it('goes on below a place, or above it', () => {
    expect(rowsAfter(['created_at', '2026-03-01T12:00:00+00:00'], ['id', 'a'])).toBe(
      'and(created_at.lte."2026-03-01T12:00:00+00:00",or(created_at.lt."2026-03-01T12:00:00+00:00",id.lt.a))',
    );
    expect(rowsAfter(['created_at', 't'], ['id', 'a'], 'ascending')).toBe(
      'and(created_at.gte."t",or(created_at.gt."t",id.gt.a))',
    );
  });
});

describe('toPage', () => {
  it('has a next one only when it is full', () => {
    expect(toPage(['a', 'b'], 2)).toEqual({ items: ['a', 'b'], next: 'b' });
    expect(toPage(['a'], 2)).toEqual({ items: ['a'], next: null });
    expect(toPage([], 2)).toEqual({ items: [], next: null });
  });
});
