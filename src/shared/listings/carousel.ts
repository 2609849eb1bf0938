/** The picture index after wrapping around at either end; 0 when there are no pictures. */
export function wrapIndex(index: number, count: number): number {
  return count > 0 ? ((index % count) + count) % count : 0;
}

/**
 * Where a swipe of `distance` px (positive to the right) leads: 1 for the next picture, -1 for the previous one, 0 when
 * it's shorter than a fifth of the picture's width or 16 px.
 */
export function swipeStep(distance: number, width: number): -1 | 0 | 1 {
  if (Math.abs(distance) < Math.max(width / 5, 16)) return 0;
  return distance < 0 ? 1 : -1;
}
