import { describe, expect, it } from 'vitest';
import { outputTypeFor, fitWithin } from './picture-encoding';

describe('picture encoding', () => {
  it('fits the longer side and never enlarges', () => {
    expect(fitWithin(4000, 3000, 1920)).toEqual({ width: 1920, height: 1440 });
    expect(fitWithin(1000, 4000, 1920)).toEqual({ width: 480, height: 1920 });
    expect(fitWithin(800, 600, 1920)).toEqual({ width: 800, height: 600 });
    expect(fitWithin(100_000, 1, 1920)).toEqual({ width: 1920, height: 1 });
  });

  it('leaves JPEG as JPEG and converts other types to WebP', () => {
    expect(outputTypeFor('image/jpeg')).toBe('image/jpeg');
    expect(outputTypeFor('image/png')).toBe('image/webp');
    expect(outputTypeFor('image/webp')).toBe('image/webp');
    expect(outputTypeFor(null)).toBe('image/webp');
  });
});
