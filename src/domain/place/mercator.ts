/**
 * World coordinates: Web Mercator with the world 1 wide and y growing southward. Eastern longitudes are left of the
 * 180th meridian (x below 0), so that Guam is west of Hawaii and the United States stay in one piece.
 */
export interface Point {
  x: number;
  y: number;
}

/** Degrees. */
export interface Coordinates {
  longitude: number;
  latitude: number;
}

/** In CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/** The map's center and zoom. */
export interface View {
  center: Point;
  /** Each level doubles the scale; at 0 the world is 256 px wide. Can be fractional. */
  zoom: number;
}

/** A rectangle in world coordinates. */
export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const minZoom = 2;
export const maxZoom = 16;
const worldPixels = 256;
/** The projection grows to infinity toward the poles. */
const maxLatitude = 85;

/** The world coordinates of a place. */
export function worldPoint({ longitude, latitude }: Coordinates): Point {
  const unwrapped = longitude > 0 ? longitude - 360 : longitude;
  const held = Math.min(Math.max(latitude, -maxLatitude), maxLatitude);
  const sine = Math.sin((held * Math.PI) / 180);
  return { x: (unwrapped + 180) / 360, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

/** The place at world coordinates; longitude is between -180 and 180. */
export function placeAt({ x, y }: Point): Coordinates {
  const longitude = x * 360 - 180;
  return {
    longitude: longitude < -180 ? longitude + 360 : longitude,
    latitude: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI,
  };
}

/** The world's width in pixels. */
export function scaleAt(zoom: number): number {
  return worldPixels * 2 ** zoom;
}

/** A world point in pixels from the map's top left corner. */
export function screenPoint({ center, zoom }: View, { width, height }: Size, { x, y }: Point): Point {
  const scale = scaleAt(zoom);
  return { x: (x - center.x) * scale + width / 2, y: (y - center.y) * scale + height / 2 };
}

/** The world bounds that the map shows, plus `margin` times its width and height on every side. */
export function boundsOf({ center, zoom }: View, { width, height }: Size, margin = 0): Bounds {
  const scale = scaleAt(zoom);
  const x = (width / scale) * (0.5 + margin);
  const y = (height / scale) * (0.5 + margin);
  return { left: center.x - x, top: center.y - y, right: center.x + x, bottom: center.y + y };
}

/** Whether a point is within a rectangle, edges included. */
export function isWithin({ left, top, right, bottom }: Bounds, { x, y }: Point): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** The smallest rectangle around the points; null for none. */
export function boundsAround(points: readonly Point[]): Bounds | null {
  if (points.length === 0) return null;
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { x, y } of points) {
    bounds.left = Math.min(bounds.left, x);
    bounds.right = Math.max(bounds.right, x);
    bounds.top = Math.min(bounds.top, y);
    bounds.bottom = Math.max(bounds.bottom, y);
  }
  return bounds;
}

// The extent of the United States and its territories, which the map's center can't leave.
const limits = {
  left: worldPoint({ longitude: 140, latitude: 0 }).x,
  right: worldPoint({ longitude: -62, latitude: 0 }).x,
  top: worldPoint({ longitude: 0, latitude: 72 }).y,
  bottom: worldPoint({ longitude: 0, latitude: -16 }).y,
};

/** The closest allowed view: within the zoom limits and the country. */
export function clampView({ center, zoom }: View): View {
  return {
    zoom: Math.min(Math.max(zoom, minZoom), maxZoom),
    center: {
      x: Math.min(Math.max(center.x, limits.left), limits.right),
      y: Math.min(Math.max(center.y, limits.top), limits.bottom),
    },
  };
}

/** The view at another zoom that keeps `point` where it is on the screen. */
function zoomAround({ center, zoom }: View, point: Point, to: number): View {
  const ratio = scaleAt(zoom) / scaleAt(to);
  return clampView({
    zoom: to,
    center: { x: point.x + (center.x - point.x) * ratio, y: point.y + (center.y - point.y) * ratio },
  });
}

/**
 * The allowed view closest to `next`, which the map is about to show after `now`. Zooming keeps `anchor` where it is on
 * the screen, if it's in view.
 */
export function anchoredView(next: View, now: { view: View; size: Size }, anchor: Point | null): View {
  const isHeld = anchor && next.zoom !== now.view.zoom && isWithin(boundsOf(now.view, now.size), anchor);
  return isHeld ? zoomAround(now.view, anchor, next.zoom) : clampView(next);
}

/** Highest zoom when fitting. */
export const fitCap = 15;
/** Pixels that fitting keeps free for the pins around and above their places, and for what's in the corners. */
export const fitPadding = { top: 56, right: 40, bottom: 56, left: 40 };
/** Pixels from the top and right that the zoom and draw buttons cover. */
const buttonColumn = { height: 168, width: 64 };
/** Show the surroundings of a single listing: at least 0.15° of longitude. */
const leastSpan = 0.15 / 360;

/** The view that shows all of `bounds`, with their pins, clear of the map's buttons. */
export function viewOf(bounds: Bounds, size: Size): View {
  const view = paddedView(bounds, size, fitPadding.right);
  const { y } = screenPoint(view, size, { x: bounds.right, y: bounds.top });
  return y < buttonColumn.height ? paddedView(bounds, size, fitPadding.right + buttonColumn.width) : view;
}

function paddedView(bounds: Bounds, { width, height }: Size, right: number): View {
  const { top, bottom, left } = fitPadding;
  const across = Math.max(bounds.right - bounds.left, leastSpan);
  const down = Math.max(bounds.bottom - bounds.top, leastSpan);
  const scale = Math.min(
    Math.max(width - left - right, width / 2) / across,
    Math.max(height - top - bottom, height / 2) / down,
    scaleAt(fitCap),
  );
  return clampView({
    center: {
      x: (bounds.left + bounds.right) / 2 + (right - left) / 2 / scale,
      y: (bounds.top + bounds.bottom) / 2 + (bottom - top) / 2 / scale,
    },
    zoom: Math.log2(scale / scaleAt(0)),
  });
}

/** Pixels by which to move a span so that it's between `low` and `high`; if it's longer, it starts at `low`. */
export function shiftInto(from: number, to: number, low: number, high: number): number {
  return Math.max(Math.min(high - to, 0), low - from);
}
