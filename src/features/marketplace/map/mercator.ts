/**
 * The map's flat world: Web Mercator with the whole world 1 wide and y growing southwards. East longitudes stand left of the
 * 180th meridian (x below 0), so that Guam lies west of Hawaii and no part of the United States is torn from the rest.
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

/** What the map looks at. */
export interface View {
  center: Point;
  /** Each step doubles the scale; at 0 the world is 256 px wide. Fractions are fine. */
  zoom: number;
}

/** A rectangle of the flat world. */
export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const minZoom = 2;
export const maxZoom = 16;
const worldPixels = 256;
/** Beyond it the projection runs to infinity. */
const maxLatitude = 85;

/** Where a place stands on the flat world. */
export function worldPoint({ longitude, latitude }: Place): Point {
  const unwrapped = longitude > 0 ? longitude - 360 : longitude;
  const held = Math.min(Math.max(latitude, -maxLatitude), maxLatitude);
  const sine = Math.sin((held * Math.PI) / 180);
  return { x: (unwrapped + 180) / 360, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

/** The place at a point of the flat world; its longitude is between -180 and 180. */
export function placeAt({ x, y }: Point): Place {
  const longitude = x * 360 - 180;
  return {
    longitude: longitude < -180 ? longitude + 360 : longitude,
    latitude: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI,
  };
}

/** Pixels in the width of the flat world. */
export function scaleAt(zoom: number): number {
  return worldPixels * 2 ** zoom;
}

/** Where a point of the flat world stands on the screen, from the map's top left corner. */
export function screenPoint({ center, zoom }: View, { width, height }: Size, { x, y }: Point): Point {
  const scale = scaleAt(zoom);
  return { x: (x - center.x) * scale + width / 2, y: (y - center.y) * scale + height / 2 };
}

/** The part of the flat world that the map shows, and `margin` times its width and height on every side. */
export function boundsOf({ center, zoom }: View, { width, height }: Size, margin = 0): Bounds {
  const scale = scaleAt(zoom);
  const x = (width / scale) * (0.5 + margin);
  const y = (height / scale) * (0.5 + margin);
  return { left: center.x - x, top: center.y - y, right: center.x + x, bottom: center.y + y };
}

/** Whether a point lies within a rectangle, edges included. */
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

// Where the United States and its territories end: the centre of the map stays there.
const edge = {
  left: worldPoint({ longitude: 140, latitude: 0 }).x,
  right: worldPoint({ longitude: -62, latitude: 0 }).x,
  top: worldPoint({ longitude: 0, latitude: 72 }).y,
  bottom: worldPoint({ longitude: 0, latitude: -16 }).y,
};

/** The nearest view that is allowed: not too near, not too far, and not away from the country. */
export function heldView({ center, zoom }: View): View {
  return {
    zoom: Math.min(Math.max(zoom, minZoom), maxZoom),
    center: {
      x: Math.min(Math.max(center.x, edge.left), edge.right),
      y: Math.min(Math.max(center.y, edge.top), edge.bottom),
    },
  };
}

/** The view after the map is drawn along by so many pixels. */
export function pannedBy({ center, zoom }: View, right: number, down: number): View {
  const scale = scaleAt(zoom);
  return heldView({ zoom, center: { x: center.x - right / scale, y: center.y - down / scale } });
}

/** The view at another zoom that leaves what is at `anchor` (pixels from the top left corner) where it is. */
export function zoomedAt(view: View, { width, height }: Size, anchor: Point, zoom: number): View {
  const held = heldView({ ...view, zoom }).zoom;
  const away = { x: anchor.x - width / 2, y: anchor.y - height / 2 };
  const shift = 1 / scaleAt(view.zoom) - 1 / scaleAt(held);
  return heldView({ zoom: held, center: { x: view.center.x + away.x * shift, y: view.center.y + away.y * shift } });
}

/** A view on the way from one to another, `progress` from 0 to 1; fast at first, at rest in the end. */
export function viewBetween(from: View, to: View, progress: number): View {
  const eased = 1 - (1 - progress) ** 3;
  const zoom = from.zoom + (to.zoom - from.zoom) * eased;
  // The centre moves with the scale, so that the target does not swing out of sight on a long zoom.
  const near = scaleAt(to.zoom) - scaleAt(from.zoom);
  const part =
    Math.abs(to.zoom - from.zoom) < 0.01
      ? eased
      : ((scaleAt(zoom) - scaleAt(from.zoom)) / near) * (scaleAt(to.zoom) / scaleAt(zoom));
  return {
    zoom,
    center: {
      x: from.center.x + (to.center.x - from.center.x) * part,
      y: from.center.y + (to.center.y - from.center.y) * part,
    },
  };
}

/** The length of the scale bar: the roundest number of miles, or feet, that is at most `room` pixels long. */
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
