import type { Box } from '../filters';
import type { Found } from './found';
import { placeAt, worldPoint, type Bounds, type View } from './mercator';

/** What one request to `map_properties` asks about. */
export interface Part {
  box: Box;
  /** Width of a gathering's cell in degrees. */
  cell: number;
}

/** All there is. One answer serves the first fit and every view of the whole country. */
export const everywhere: Part = { box: { west: -180, south: -90, east: 180, north: 90 }, cell: 2.5 };

/** From this zoom on the gatherings of `everywhere` are too coarse. */
const partsFromZoom = 6;
/** Pixels between the lines of the grid that boxes are rounded to. */
const gridPixels = 128;
/** Pixels in the width of a gathering's cell, at least. */
const cellPixels = 48;

/** Whether an answer names every listing, so that no nearer look can bring more. */
export function isComplete(found: readonly Pick<Found, 'id'>[]): boolean {
  return found.every(({ id }) => id !== null);
}

/**
 * What to ask for a view that shows `bounds`: its box rounded outwards to a grid, so that a small move asks for the same again,
 * and a cell to match the zoom. Null while the answer for `everywhere` does.
 */
export function partFor(bounds: Bounds, { center, zoom }: View): Part | null {
  const level = Math.floor(zoom);
  if (level < partsFromZoom) return null;
  const step = gridPixels / (256 * 2 ** level);
  const down = (value: number) => Math.floor(value / step) * step;
  const up = (value: number) => Math.ceil(value / step) * step;
  const rounded = {
    left: down(bounds.left),
    top: Math.max(down(bounds.top), 0),
    right: up(bounds.right),
    bottom: Math.min(up(bounds.bottom), 1),
  };
  return { box: boxOf(rounded, center.x), cell: (360 * cellPixels) / (256 * 2 ** level) };
}

/**
 * The rectangle in degrees. A box ends at the 180th meridian: of a rectangle across it the side that `x` is on is taken,
 * and of one that goes round the world everything.
 */
function boxOf({ left, top, right, bottom }: Bounds, x: number): Box {
  const { latitude: north } = placeAt({ x: 0, y: top });
  const { latitude: south } = placeAt({ x: 0, y: bottom });
  const longitudes = (from: number, to: number) => ({
    west: Math.max(from * 360 - 180, -180),
    east: Math.min(to * 360 - 180, 180),
  });
  if (right - left >= 1) return { west: -180, south, east: 180, north };
  if (right <= 0) return { ...longitudes(left + 1, right + 1), south, north };
  if (left >= 0) return { ...longitudes(left, right), south, north };
  return x < 0 ? { ...longitudes(left + 1, 1), south, north } : { ...longitudes(0, right), south, north };
}

/** The area to search when the map shows `bounds`: to four decimals, about ten metres, never beyond what is shown. */
export function searchBox(bounds: Bounds, { center }: View): Box {
  const { west, south, east, north } = boxOf(bounds, center.x);
  const up = (degrees: number) => Math.ceil(degrees * 1e4) / 1e4;
  const down = (degrees: number) => Math.floor(degrees * 1e4) / 1e4;
  return { west: up(west), south: up(south), east: down(east), north: down(north) };
}

/** Where a searched area lies on the flat world. */
export function boundsOfBox({ west, south, east, north }: Box): Bounds {
  const { y: top } = worldPoint({ longitude: west, latitude: north });
  const { y: bottom } = worldPoint({ longitude: west, latitude: south });
  const shift = west > 0 ? -1 : 0;
  return { left: (west + 180) / 360 + shift, right: (east + 180) / 360 + shift, top, bottom };
}
