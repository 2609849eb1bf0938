import { worldPoint, type Point } from './mercator';

/** Signed area of a closed ring in world coordinates. */
export function ringArea(ring: readonly Point[]): number {
  let sum = 0;
  for (const [index, point] of ring.entries()) {
    const next = ring[(index + 1) % ring.length] ?? point;
    sum += point.x * next.y - next.x * point.y;
  }
  return sum / 2;
}

/** The centroid of a closed ring; its first point when the area is 0. */
export function centroid(ring: readonly Point[]): Point {
  const first = ring[0] ?? { x: 0, y: 0 };
  const area = ringArea(ring);
  if (area === 0) return first;
  let x = 0;
  let y = 0;
  for (const [index, point] of ring.entries()) {
    const next = ring[(index + 1) % ring.length] ?? point;
    // Relative to the first point, to avoid losing precision.
    const cross = (point.x - first.x) * (next.y - first.y) - (next.x - first.x) * (point.y - first.y);
    x += (point.x + next.x - 2 * first.x) * cross;
    y += (point.y + next.y - 2 * first.y) * cross;
  }
  return { x: first.x + x / (6 * area), y: first.y + y / (6 * area) };
}

/** Longitude and latitude of a better label position where the centroid is at the edge or outside. */
const betterPlaces: Readonly<Record<string, readonly [longitude: number, latitude: number]>> = {
  '12': [-81.6, 28.1],
  '22': [-92.5, 31.0],
  '24': [-76.75, 39.4],
  '26': [-84.6, 43.4],
  '25': [-71.9, 42.35],
  '51': [-78.2, 37.5],
  '54': [-80.8, 38.6],
};

/** The label position of a state or county. */
export function labelPoint(fips: string, largestRing: readonly Point[]): Point {
  const better = betterPlaces[fips];
  return better ? worldPoint({ longitude: better[0], latitude: better[1] }) : centroid(largestRing);
}

/** Whether a text of this width fits into a shape of this size, in pixels. */
export function hasRoom(
  room: { width: number; height: number },
  scale: number,
  textWidth: number,
  textHeight: number,
): boolean {
  return room.width * scale >= textWidth * 1.15 && room.height * scale >= textHeight * 1.3;
}

/** A labeled town: name, longitude, latitude. */
export type Town = readonly [name: string, longitude: number, latitude: number];

/** Zoom from which towns are labeled. */
export const townsFromZoom = 5.5;

/** How many towns, largest first, are labeled at a zoom. */
export function townsAt(zoom: number): number {
  return zoom < townsFromZoom ? 0 : Math.round(60 * 3 ** (zoom - townsFromZoom));
}

/** Prevents labels from overlapping: first come, first served. */
export class LabelLayout {
  private readonly taken: { left: number; top: number; right: number; bottom: number }[] = [];

  /** Reserves the space around a point; false when it's taken. In pixels. */
  take({ x, y }: Point, width: number, height: number): boolean {
    const bounds = { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
    const isFree = !this.taken.some(
      (other) =>
        bounds.left < other.right &&
        bounds.right > other.left &&
        bounds.top < other.bottom &&
        bounds.bottom > other.top,
    );
    if (isFree) this.taken.push(bounds);
    return isFree;
  }
}
