/** Areas drawn on the map, which the filter `shape` searches. */

/** Degrees. */
export type Corner = readonly [longitude: number, latitude: number];

/** A polygon without the repeated last corner. */
export type Shape = readonly Corner[];

export const maxCorners = 100;
/** Of a drawn area in a URL, in characters: more than `maxCorners` take. */
const maxText = 4000;

/**
 * 'longitude,latitude,longitude,latitude,…'; null for no text. Corners that aren't numbers are NaN, and of too many, or
 * of a text that is too long, one more than allowed are read. `shapeProblem` says so.
 */
export function parseShape(text: string): Shape | null {
  if (text === '') return null;
  const parts = text.slice(0, maxText).split(',', 2 * (maxCorners + 1));
  const numbers = parts.map((part) => (part.trim() === '' ? NaN : Number(part)));
  const corners = Array.from({ length: Math.ceil(numbers.length / 2) }, (_, index): Corner => [
    numbers[2 * index] ?? NaN,
    numbers[2 * index + 1] ?? NaN,
  ]);
  return text.length > maxText ? [...corners, [NaN, NaN]] : corners;
}

export const formatShape = (shape: Shape) => shape.flat().join(',');

/** To four decimals (about 11 meters), without repeated corners. */
export function roundShape(shape: Shape): Shape {
  const rounded = shape.map(([longitude, latitude]): Corner => [roundDegrees(longitude), roundDegrees(latitude)]);
  return rounded.filter((corner, index) => {
    const next = rounded[(index + 1) % rounded.length];
    return next === undefined || !isSame(corner, next);
  });
}

// Adding 0 turns -0 into 0, which formats the same way.
const roundDegrees = (degrees: number) => Math.round(degrees * 1e4) / 1e4 + 0;
const isSame = (a: Corner, b: Corner) => a[0] === b[0] && a[1] === b[1];

/** What is wrong with a drawn area; undefined if nothing is. Postgres has the same rules (`shape_condition`). */
export function shapeProblem(shape: Shape): string | undefined {
  if (shape.length > maxCorners) return `A drawn area has at most ${maxCorners} corners`;
  if (!shape.every(isPosition)) return 'A corner isn’t a position on the map';
  if (shape.length < 3) return 'A drawn area has at least 3 corners';
  const edges = shape.map((corner, index) => [corner, shape[(index + 1) % shape.length] ?? corner] as const);
  if (edges.some(([a, b]) => Math.abs(a[0] - b[0]) > 180)) return 'A drawn area can’t cross the 180th meridian';
  const crosses = edges.some(([a, b], n) =>
    // Neighbors share a corner.
    edges.some(([c, d], m) => m > n + 1 && !(n === 0 && m === edges.length - 1) && isCrossing(a, b, c, d)),
  );
  if (crosses) return 'The outline of a drawn area can’t cross itself';
  const surface = edges.reduce((sum, [a, b]) => sum + a[0] * b[1] - b[0] * a[1], 0);
  return Math.abs(surface) < 1e-9 ? 'A drawn area can’t be a line' : undefined;
}

function isPosition([longitude, latitude]: Corner): boolean {
  return Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90;
}

/** Whether two edges touch. */
function isCrossing(a: Corner, b: Corner, c: Corner, d: Corner): boolean {
  const [left, right] = [side(a, b, c), side(a, b, d)];
  const [from, to] = [side(c, d, a), side(c, d, b)];
  if (left !== right && from !== to) return true;
  return (
    (left === 0 && isBetween(a, b, c)) ||
    (right === 0 && isBetween(a, b, d)) ||
    (from === 0 && isBetween(c, d, a)) ||
    (to === 0 && isBetween(c, d, b))
  );
}

/** On which side of the line from a to b a corner is: 1, -1, or 0 on it. */
const side = (a: Corner, b: Corner, c: Corner) =>
  Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));

/** Whether c, on the line through a and b, is between them. */
function isBetween(a: Corner, b: Corner, c: Corner): boolean {
  const within = (axis: 0 | 1) => (c[axis] - a[axis]) * (c[axis] - b[axis]) <= 0;
  return within(0) && within(1);
}
