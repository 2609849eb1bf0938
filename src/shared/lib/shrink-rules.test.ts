import { describe, expect, it } from 'vitest';
import { encodingFor, fitWithin } from './shrink-rules';

describe('preparing pictures', () => {
  it('shrinks to the longer side and never enlarges', () => {
    expect(fitWithin(4000, 3000, 1920)).toEqual({ width: 1920, height: 1440 });
    expect(fitWithin(1000, 4000, 1920)).toEqual({ width: 480, height: 1920 });
    expect(fitWithin(800, 600, 1920)).toEqual({ width: 800, height: 600 });
    expect(fitWithin(100_000, 1, 1920)).toEqual({ width: 1920, height: 1 });
  });

  it('keeps photographs JPEG and writes the others as WebP', () => {
    expect(encodingFor('image/jpeg')).toBe('image/jpeg');
    expect(encodingFor('image/png')).toBe('image/webp');
    expect(encodingFor('image/webp')).toBe('image/webp');
    expect(encodingFor(null)).toBe('image/webp');
  });
});
