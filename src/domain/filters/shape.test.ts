import { describe, expect, it } from 'vitest';
import { formatShape, maxCorners, parseShape, roundShape, shapeProblem, type Corner } from './shape';

const triangle: Corner[] = [
  [-90.2, 35],
  [-89.8, 35],
  [-90, 35.3],
];

/** Regular, with this many corners. */
const polygon = (corners: number) =>
  Array.from({ length: corners }, (_, index): Corner => {
    const angle = (index / corners) * 2 * Math.PI;
    return [-90 + Math.cos(angle), 35 + Math.sin(angle)];
  });

describe('a drawn area', () => {
  it('survives the URL', () => {
    for (const shape of [triangle, polygon(maxCorners)]) {
      const rounded = roundShape(shape);
      expect(rounded).toHaveLength(shape.length);
      expect(parseShape(formatShape(rounded))).toEqual(rounded);
      expect(shapeProblem(rounded)).toBeUndefined();
    }
    expect(parseShape('')).toBeNull();
  });

  it('drops repeated corners of a drawn area', () => {
    expect(roundShape([...triangle, [-90.00001, 35.3], [-90.2, 35]])).toEqual([
      [-90.2, 35],
      [-89.8, 35],
      [-90, 35.3],
    ]);
  });

  it.each([
    ['-90,35,-89,35', 'A drawn area has at least 3 corners'],
    ['-90,35,-89,35,x,36', 'A corner isn’t a position on the map'],
    ['-90,35,-89,35,-89', 'A corner isn’t a position on the map'],
    ['-90,35,-89,35,-89,', 'A corner isn’t a position on the map'],
    ['-90,35,-89,35,-89,91', 'A corner isn’t a position on the map'],
    ['NaN,35,-89,35,-89,36', 'A corner isn’t a position on the map'],
    ['-90,35,-89,35,Infinity,36', 'A corner isn’t a position on the map'],
    ['-100,30,-90,40,-90,30,-100,40', 'The outline of a drawn area can’t cross itself'],
    ['170,50,-170,50,-170,60,170,60', 'A drawn area can’t cross the 180th meridian'],
    ['-100,30,-95,35,-90,40', 'A drawn area can’t be a line'],
  ])('%s: %s', (text, problem) => {
    expect(shapeProblem(parseShape(text) ?? [])).toBe(problem);
  });

  it('limits a drawn area to 100 corners, and ignores a longer text', () => {
    const problem = 'A drawn area has at most 100 corners';
    expect(shapeProblem(polygon(101))).toBe(problem);
    const read = parseShape(formatShape(polygon(10_000)));
    expect(read?.length).toBeLessThanOrEqual(maxCorners + 2);
    expect(read && shapeProblem(read)).toMatch(/at most 100 corners|isn’t a position/);
  });
});
