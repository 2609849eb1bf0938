import { worldPoint, type Point } from './mercator';

/** Area within a closed line on the flat world; its sign is the direction of travel. */
export function ringArea(ring: readonly Point[]): number {
  let sum = 0;
  for (const [index, point] of ring.entries()) {
    const next = ring[(index + 1) % ring.length] ?? point;
    sum += point.x * next.y - next.x * point.y;
  }
  return sum / 2;
}

/** The centre of gravity of what a closed line surrounds; its first point when it surrounds nothing. */
export function centroid(ring: readonly Point[]): Point {
  const first = ring[0] ?? { x: 0, y: 0 };
  const area = ringArea(ring);
  if (area === 0) return first;
  let x = 0;
  let y = 0;
  for (const [index, point] of ring.entries()) {
    const next = ring[(index + 1) % ring.length] ?? point;
    // About the first point: the differences of nearly equal numbers would lose their digits.
    const cross = (point.x - first.x) * (next.y - first.y) - (next.x - first.x) * (point.y - first.y);
    x += (point.x + next.x - 2 * first.x) * cross;
    y += (point.y + next.y - 2 * first.y) * cross;
  }
  return { x: first.x + x / (6 * area), y: first.y + y / (6 * area) };
}

/** Where the centre of gravity is at the rim or outside: longitude and latitude of a better place for the name. */
const betterPlaces: Readonly<Record<string, readonly [longitude: number, latitude: number]>> = {
  '12': [-81.6, 28.1],
  '22': [-92.5, 31.0],
  '24': [-76.75, 39.4],
  '26': [-84.6, 43.4],
  '25': [-71.9, 42.35],
  '51': [-78.2, 37.5],
  '54': [-80.8, 38.6],
};

/** Where a state's or county's name stands. */
export function labelPoint(fips: string, largestRing: readonly Point[]): Point {
  const better = betterPlaces[fips];
  return better ? worldPoint({ longitude: better[0], latitude: better[1] }) : centroid(largestRing);
}

/** Whether a text of so many pixels fits into what is drawn so large. */
export function hasRoom(
  room: { width: number; height: number },
  scale: number,
  textWidth: number,
  textHeight: number,
): boolean {
  return room.width * scale >= textWidth * 1.15 && room.height * scale >= textHeight * 1.3;
}

/** A town that the map names. */
export type Town = readonly [name: string, longitude: number, latitude: number];

/** From this zoom on towns are named. */
export const townsFromZoom = 5.5;

/** How many of all the towns, the largest first, may be named at a zoom. */
export function townsAt(zoom: number): number {
  return zoom < townsFromZoom ? 0 : Math.round(60 * 3 ** (zoom - townsFromZoom));
}

/** Texts that are not to cross one another: first come, first served. */
export class Crowd {
  private readonly taken: { left: number; top: number; right: number; bottom: number }[] = [];

  /** Takes the place around a point when it is free, and says whether it was. In pixels. */
  take({ x, y }: Point, width: number, height: number): boolean {
    const wanted = { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
    const isFree = !this.taken.some(
      (other) =>
        wanted.left < other.right &&
        wanted.right > other.left &&
        wanted.top < other.bottom &&
        wanted.bottom > other.top,
    );
    if (isFree) this.taken.push(wanted);
    return isFree;
  }
}
