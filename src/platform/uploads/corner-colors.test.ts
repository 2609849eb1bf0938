import { describe, expect, it } from 'vitest';
import { picturePlaceholder } from '@/platform/pictures/picture-placeholder';
import { colorsOf } from './corner-colors';

/** 8 × 8 pixels, of the color that `at` returns for a column and a row. */
const pixels = (at: (x: number, y: number) => readonly [number, number, number, number]) =>
  Array.from({ length: 64 }, (_, pixel) => at(pixel % 8, Math.floor(pixel / 8))).flat();

const red = [255, 0, 0, 255] as const;
const gray = [136, 136, 136, 255] as const;

describe('colorsOf', () => {
  it('returns the average color of each quarter', () => {
    expect(
      colorsOf(pixels((x, y) => (y < 4 ? (x < 4 ? red : gray) : x < 4 ? [0, 0, 0, 255] : [250, 251, 252, 255]))),
    ).toBe('f00888000fff');
    expect(colorsOf(pixels((x) => (x % 2 === 0 ? red : [0, 0, 255, 255])))).toBe('808808808808');
  });

  it('returns nothing for a transparent picture', () => {
    expect(colorsOf(pixels((x, y) => (x + y === 0 ? [0, 0, 0, 0] : red)))).toBe('');
  });
});

describe('picturePlaceholder', () => {
  it('draws the colors in the file’s name', () => {
    expect(picturePlaceholder('u/properties/l/1.f00888000fff.jpg')).toBe(
      'radial-gradient(at 0 0, #f00, transparent 75%), radial-gradient(at 100% 0, #888, transparent 75%), ' +
        'radial-gradient(at 0 100%, #000, transparent 75%), #fff',
    );
  });

  it.each([
    'u/properties/l/1.jpg',
    'u/1.F00888000FFF.jpg',
    'u/1.f00888000ff.jpg',
    'u/f00888000fff/1.jpg',
    'f00888000fff',
  ])('returns nothing for %s', (path) => {
    expect(picturePlaceholder(path)).toBeUndefined();
  });
});
