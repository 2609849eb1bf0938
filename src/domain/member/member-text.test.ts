import { describe, expect, it } from 'vitest';
import { formatDealsClosed, formatMemberSince } from './member-text';

describe('formatDealsClosed', () => {
  it.each([
    [0, null],
    [1, '1 deal closed'],
    [1200, '1,200 deals closed'],
  ])('%d', (count, text) => {
    expect(formatDealsClosed(count)).toBe(text);
  });
});

describe('formatMemberSince', () => {
  it('returns the month in UTC', () => {
    expect(formatMemberSince('2025-03-01T00:30:00+00:00')).toBe('March 2025');
    expect(formatMemberSince('soon')).toBeNull();
  });
});
