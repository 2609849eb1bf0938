import { countOf, type Found } from './found';
import { boundsAround, heldView, scaleAt, worldPoint, type Bounds, type Place, type Size, type View } from './mercator';

/** The middle of the continental United States. */
export const homeView: View = { center: worldPoint({ longitude: -98.5795, latitude: 39.8283 }), zoom: 4 };

/** No fit comes nearer. */
export const fitCap = 15;
/** Pixels around what is fitted, for the marks themselves; less on a phone. */
const roomIn = ({ width }: Size) => Math.min(56, width * 0.09);
/** A lone listing is shown with its surroundings: at least 0.15 degrees of longitude. */
const leastSpan = 0.15 / 360;

/** The view that shows all of `bounds`. */
export function viewOf(bounds: Bounds, size: Size): View {
  const { width, height } = size;
  const room = roomIn(size);
  const across = Math.max(bounds.right - bounds.left, leastSpan);
  const down = Math.max(bounds.bottom - bounds.top, leastSpan);
  const scale = Math.min((width - 2 * room) / across, Math.max(height - 2 * room, height / 2) / down);
  return heldView({
    center: { x: (bounds.left + bounds.right) / 2, y: (bounds.top + bounds.bottom) / 2 },
    zoom: Math.min(Math.log2(scale / scaleAt(0)), fitCap),
  });
}

const regions = [
  [
    'the continental US',
    (longitude, latitude) => longitude > -126 && longitude < -66 && latitude > 24 && latitude < 50,
  ],
  ['Alaska', (_, latitude) => latitude >= 50],
  ['Hawaii', (longitude, latitude) => longitude < -126 && longitude > -179 && latitude > 15],
  [
    'Puerto Rico and the Virgin Islands',
    (longitude, latitude) => longitude > -70 && longitude < -60 && latitude > 15 && latitude < 20,
  ],
  ['Guam and the Mariana Islands', (longitude, latitude) => longitude > 130 && latitude > 10],
  ['American Samoa', (_, latitude) => latitude < 0],
] as const satisfies readonly (readonly [name: string, holds: (longitude: number, latitude: number) => boolean])[];

/** A part of the country that a map does not show together with the others. */
export interface Region {
  name: string;
  listings: number;
  bounds: Bounds;
}

/** The parts of the country in which something was found, the continental US first. */
export function regionsOf(found: readonly Found[]): Region[] {
  const parts = new Map<string, Found[]>();
  for (const one of found) {
    const name = regionAt(one);
    const known = parts.get(name);
    if (known) known.push(one);
    else parts.set(name, [one]);
  }
  return [...regions.map(([name]) => name), elsewhere].flatMap((name) => {
    const part = parts.get(name) ?? [];
    const bounds = boundsAround(part.map(worldPoint));
    return bounds ? [{ name, listings: countOf(part), bounds }] : [];
  });
}

const elsewhere = 'other islands';

function regionAt({ longitude, latitude }: Place): string {
  return regions.find(([, holds]) => holds(longitude, latitude))?.[0] ?? elsewhere;
}

/** The part of what is found that must be one region's for a fit to leave the rest out. */
const greatMajority = 0.75;

/**
 * What a fit shows: all regions, or the one that has three quarters of the listings and more. One listing on Guam must not
 * shrink the country to a stamp. Null when nothing was found.
 */
export function fitBounds(found: readonly Region[]): Bounds | null {
  const all = countOf(found);
  const main = found.find(({ listings }) => listings >= all * greatMajority);
  if (main) return main.bounds;
  return boundsAround(
    found.flatMap(({ bounds }) => [
      { x: bounds.left, y: bounds.top },
      { x: bounds.right, y: bounds.bottom },
    ]),
  );
}

/** The regions of which the map shows nothing. */
export function regionsOutside(found: readonly Region[], shown: Bounds): Region[] {
  return found.filter(
    ({ bounds }) =>
      bounds.right < shown.left || bounds.left > shown.right || bounds.bottom < shown.top || bounds.top > shown.bottom,
  );
}
