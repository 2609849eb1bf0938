import { describe, expect, it } from 'vitest';
import { isWithin } from './navigation';

describe('isWithin', () => {
  it.each([
    ['/', '/dashboard', true],
    ['/dashboard', '/dashboard', true],
    ['/marketplace', '/marketplace', true],
    ['/marketplace/42', '/marketplace', true],
    ['/marketplace/submit', '/marketplace', false],
    ['/my-listings', '/dashboard', false],
    ['/community/members/42', '/community', true],
    ['/notifications', '/community', false],
    ['/deals', '/deals', true],
    ['/deals/42', '/deals', true],
    ['/offers/42', '/deals', true],
    ['/saved', '/deals', true],
    ['/pipeline', '/deals', true],
    ['/offers/42', '/marketplace', false],
  ])('%s in %s: %s', (pathname, to, within) => {
    expect(isWithin(pathname, to)).toBe(within);
  });
});
