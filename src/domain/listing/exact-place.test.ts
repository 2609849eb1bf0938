import { describe, expect, it } from 'vitest';
import { isExactPlace } from './exact-place';

const center = { latitude: 30.27, longitude: -97.74 };

describe('isExactPlace', () => {
  it('returns false at the center of the ZIP code, and for an unknown ZIP code', () => {
    expect(isExactPlace({ ...center }, center)).toBe(false);
    expect(isExactPlace(center, null)).toBe(false);
  });

  it('returns true anywhere but at the center of the ZIP code', () => {
    expect(isExactPlace({ ...center, latitude: 30.2705 }, center)).toBe(true);
    expect(isExactPlace({ ...center, longitude: -97.741 }, center)).toBe(true);
  });
});
