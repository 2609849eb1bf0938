import type { MapResult } from './map-result';
import { placeAt, worldPoint, type Bounds, type View } from '@/domain/place/mercator';
import type { GeoBounds } from '@/domain/filters/place-kinds';

/** Arguments of one request to `map_properties`. */
export interface MapRequest {
  box: GeoBounds;
  /** Width of a cluster's cell in degrees. */
  cell: number;
}

/** Everything. One response serves the first fit and all views of the whole country. */
export const wholeCountry: MapRequest = { box: { west: -180, south: -90, east: 180, north: 90 }, cell: 2.5 };

/** Zoom from which the clusters of `wholeCountry` are too coarse. */
const detailFromZoom = 6;
/** The bounds of requests are rounded to a grid of this many pixels. */
const gridPixels = 128;
/** Minimum width of a cluster's cell in pixels. */
const cellPixels = 48;

/** Whether there are no clusters, so that a closer request wouldn't add anything. */
export function isComplete(found: readonly Pick<MapResult, 'id'>[]): boolean {
  return found.every(({ id }) => id !== null);
}

/**
 * The request for a view that shows `bounds`: rounded outward to a grid, so that small moves repeat the same request,
 * with a cell that matches the zoom. Null when the response for `wholeCountry` is enough.
 */
export function requestFor(bounds: Bounds, { center, zoom }: View): MapRequest | null {
  const level = Math.floor(zoom);
  if (level < detailFromZoom) return null;
  const step = gridPixels / (256 * 2 ** level);
  const down = (value: number) => Math.floor(value / step) * step;
  const up = (value: number) => Math.ceil(value / step) * step;
  const rounded = {
    left: down(bounds.left),
    top: Math.max(down(bounds.top), 0),
    right: up(bounds.right),
    bottom: Math.min(up(bounds.bottom), 1),
  };
  return { box: geoBounds(rounded, center.x), cell: (360 * cellPixels) / (256 * 2 ** level) };
}

/**
 * The bounds in degrees. They can't cross the 180th meridian: returns the side that contains `x`, and everything
 * for a rectangle around the world.
 */
function geoBounds({ left, top, right, bottom }: Bounds, x: number): GeoBounds {
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

/** The area to search when the map shows `bounds`, rounded inward to four decimals (about ten meters). */
export function searchBounds(bounds: Bounds, { center }: View): GeoBounds {
  const { west, south, east, north } = geoBounds(bounds, center.x);
  const up = (degrees: number) => Math.ceil(degrees * 1e4) / 1e4;
  const down = (degrees: number) => Math.floor(degrees * 1e4) / 1e4;
  return { west: up(west), south: up(south), east: down(east), north: down(north) };
}

/** The world coordinates of a searched area. */
export function worldBounds({ west, south, east, north }: GeoBounds): Bounds {
  const { y: top } = worldPoint({ longitude: west, latitude: north });
  const { y: bottom } = worldPoint({ longitude: west, latitude: south });
  const shift = west > 0 ? -1 : 0;
  return { left: (west + 180) / 360 + shift, right: (east + 180) / 360 + shift, top, bottom };
}
