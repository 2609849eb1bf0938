import { describe, expect, it } from 'vitest';
import { effectiveSort, parseSort } from './sorts';

describe('parseSort', () => {
  it('reads a known sort', () => {
    expect(parseSort('cap-rate')).toBe('cap-rate');
    expect(parseSort('best-match')).toBe('best-match');
  });

  it('falls back to featured', () => {
    expect(parseSort('price')).toBe('featured');
    expect(parseSort(null)).toBe('featured');
  });
});

describe('effectiveSort', () => {
  it('keeps best match for members and while the session loads', () => {
    expect(effectiveSort('best-match', 'authenticated')).toBe('best-match');
    expect(effectiveSort('best-match', 'loading')).toBe('best-match');
  });

  it('replaces best match for visitors', () => {
    expect(effectiveSort('best-match', 'unauthenticated')).toBe('featured');
    expect(effectiveSort('newest', 'unauthenticated')).toBe('newest');
  });
});
