import { describe, expect, it } from 'vitest';
import { isTap, panBy } from './crop-geometry';

const picture = { width: 600, height: 400 };
const circle = { width: 400, height: 400 };

describe('panBy', () => {
  it('moves freely while the circle stays filled', () => {
    expect(panBy({ x: 10, y: 0 }, { x: 50, y: 0 }, picture, circle, 1)).toEqual({ x: 60, y: 0 });
    expect(panBy({ x: 0, y: 0 }, { x: -150, y: 120 }, picture, circle, 2)).toEqual({ x: -150, y: 120 });
  });
  it('stops at the edges', () => {
    expect(panBy({ x: 90, y: 0 }, { x: 50, y: 30 }, picture, circle, 1)).toEqual({ x: 100, y: 0 });
    expect(panBy({ x: 0, y: 0 }, { x: -900, y: -900 }, picture, circle, 3)).toEqual({ x: -700, y: -400 });
  });
});

describe('isTap', () => {
  it('counts as a tap as long as the pointer hardly moves', () => {
    expect(isTap({ x: 5, y: 5 }, { x: 7, y: 8 })).toBe(true);
    expect(isTap({ x: 5, y: 5 }, { x: 5, y: 10 })).toBe(false);
  });
});
