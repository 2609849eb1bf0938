import { countListings, type MapResult } from './map-result';
import { boundsAround, worldPoint, type Bounds, type Coordinates, type View } from '@/domain/place/mercator';

/** The center of the continental United States. */
export const homeView: View = { center: worldPoint({ longitude: -98.5795, latitude: 39.8283 }), zoom: 4 };

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

/** A part of the country too far from the others to show together. */
export interface Region {
  name: string;
  listings: number;
  bounds: Bounds;
}

/** The regions with results, continental US first. */
export function regionsOf(found: readonly MapResult[]): Region[] {
  const parts = new Map<string, MapResult[]>();
  for (const one of found) {
    const name = regionAt(one);
    const known = parts.get(name);
    if (known) known.push(one);
    else parts.set(name, [one]);
  }
  return [...regions.map(([name]) => name), elsewhere].flatMap((name) => {
    const request = parts.get(name) ?? [];
    const bounds = boundsAround(request.map(worldPoint));
    return bounds ? [{ name, listings: countListings(request), bounds }] : [];
  });
}

const elsewhere = 'other islands';

function regionAt({ longitude, latitude }: Coordinates): string {
  return regions.find(([, holds]) => holds(longitude, latitude))?.[0] ?? elsewhere;
}

/** Share of the results from which fitting shows one region only. */
const greatMajority = 0.75;

/**
 * The bounds to fit: all regions, or the one with at least three quarters of the listings, so that one listing on Guam
 * doesn't shrink the country. Null without results.
 */
export function fitBounds(found: readonly Region[]): Bounds | null {
  const all = countListings(found);
  const main = found.find(({ listings }) => listings >= all * greatMajority);
  if (main) return main.bounds;
  return boundsAround(
    found.flatMap(({ bounds }) => [
      { x: bounds.left, y: bounds.top },
      { x: bounds.right, y: bounds.bottom },
    ]),
  );
}

/** The regions entirely outside the view. */
export function offScreenRegions(found: readonly Region[], shown: Bounds): Region[] {
  return found.filter(
    ({ bounds }) =>
      bounds.right < shown.left || bounds.left > shown.right || bounds.bottom < shown.top || bounds.top > shown.bottom,
  );
}
