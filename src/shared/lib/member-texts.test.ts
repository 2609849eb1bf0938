import { describe, expect, it } from 'vitest';
import { dealsText, memberSince } from './member-texts';

describe('dealsText', () => {
  it.each([
    [0, null],
    [1, '1 deal closed'],
    [1200, '1,200 deals closed'],
  ])('%d', (count, text) => {
    expect(dealsText(count)).toBe(text);
  });
});

describe('memberSince', () => {
  it('is the month, the same in every zone', () => {
    expect(memberSince('2025-03-01T00:30:00+00:00')).toBe('March 2025');
    expect(memberSince('soon')).toBeNull();
  });
});
