/**
 * World coordinates: Web Mercator with the world 1 wide and y growing southward. Eastern longitudes are left of the
 * 180th meridian (x below 0), so that Guam is west of Hawaii and the United States stay in one piece.
 */
export interface Point {
  x: number;
  y: number;
}

/** Degrees. */
export interface Place {
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
export function worldPoint({ longitude, latitude }: Place): Point {
  const unwrapped = longitude > 0 ? longitude - 360 : longitude;
  const held = Math.min(Math.max(latitude, -maxLatitude), maxLatitude);
  const sine = Math.sin((held * Math.PI) / 180);
  return { x: (unwrapped + 180) / 360, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

/** The place at world coordinates; longitude is between -180 and 180. */
export function placeAt({ x, y }: Point): Place {
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

/** The view after dragging the map by so many pixels. */
export function panBy({ center, zoom }: View, right: number, down: number): View {
  const scale = scaleAt(zoom);
  return clampView({ zoom, center: { x: center.x - right / scale, y: center.y - down / scale } });
}

/** The view at another zoom that keeps the point at `anchor` (pixels from the top left corner) in place. */
export function zoomAt(view: View, { width, height }: Size, anchor: Point, zoom: number): View {
  const held = clampView({ ...view, zoom }).zoom;
  const away = { x: anchor.x - width / 2, y: anchor.y - height / 2 };
  const shift = 1 / scaleAt(view.zoom) - 1 / scaleAt(held);
  return clampView({ zoom: held, center: { x: view.center.x + away.x * shift, y: view.center.y + away.y * shift } });
}

/** A view between two views with ease-out; `progress` from 0 to 1. */
export function interpolateView(from: View, to: View, progress: number): View {
  const eased = 1 - (1 - progress) ** 3;
  const zoom = from.zoom + (to.zoom - from.zoom) * eased;
  // Move the center with the scale, so that the target stays in view during long zooms.
  const near = scaleAt(to.zoom) - scaleAt(from.zoom);
  const request =
    Math.abs(to.zoom - from.zoom) < 0.01
      ? eased
      : ((scaleAt(zoom) - scaleAt(from.zoom)) / near) * (scaleAt(to.zoom) / scaleAt(zoom));
  return {
    zoom,
    center: {
      x: from.center.x + (to.center.x - from.center.x) * request,
      y: from.center.y + (to.center.y - from.center.y) * request,
    },
  };
}

/** A scale bar of at most `room` pixels with a round number of miles or feet. */
export function scaleBar({ center, zoom }: View, room: number): { label: string; pixels: number } {
  const { latitude } = placeAt(center);
  const feetPerPixel = (Math.cos((latitude * Math.PI) / 180) * 24_901.46 * 5280) / scaleAt(zoom);
  const inMiles = (room * feetPerPixel) / 5280 >= 1;
  const unit = inMiles ? 5280 : 1;
  const most = (room * feetPerPixel) / unit;
  const power = 10 ** Math.floor(Math.log10(most));
  const length = ([5, 2, 1].find((step) => step * power <= most) ?? 1) * power;
  return {
    label: `${length.toLocaleString('en-US')} ${inMiles ? 'mi' : 'ft'}`,
    pixels: Math.round((length * unit) / feetPerPixel),
  };
}
