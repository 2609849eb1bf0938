// The MCP server loads this, too: relative imports with the file's extension.
import type { ComparedRow } from './comparison.ts';
import { formatNumber } from '../../kit/formatting/format.ts';
import { isExactPlace } from '../listing/exact-place.ts';
import type { Coordinates } from '../place/mercator.ts';

/** Miles; the Earth's mean radius, as in the database's `private.miles_between`. */
const earthRadius = 3958.8;

/** Great-circle distance in miles (haversine). */
export function milesBetween(a: Coordinates, b: Coordinates): number {
  const radians = Math.PI / 180;
  const half = (degrees: number) => Math.sin((degrees * radians) / 2) ** 2;
  const h =
    half(b.latitude - a.latitude) +
    Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians) * half(b.longitude - a.longitude);
  // Rounding can make h a little more than 1.
  return 2 * earthRadius * Math.asin(Math.sqrt(Math.min(1, h)));
}

/** 'Under 0.1 mi', '4.2 mi', '1,204 mi'. */
export function milesText(miles: number): string {
  if (miles < 0.05) return 'Under 0.1 mi';
  return `${formatNumber(miles < 100 ? Math.round(miles * 10) / 10 : Math.round(miles))} mi`;
}

/** Where a listing is. */
export interface ComparedPlace extends Coordinates {
  zip: string;
  /** The coordinates are the center of its ZIP code, because the seller hasn't placed it on the map. */
  isZipCenter: boolean;
}

/** Where listings are. `centers` are those of their ZIP codes: null for unknown ones, undefined while loading. */
export function comparedPlaces(
  listings: readonly (Coordinates & { zip: string })[],
  centers: readonly (Coordinates | null | undefined)[],
): ComparedPlace[] {
  return listings.map(({ latitude, longitude, zip }, index) => {
    const center = centers[index];
    const isZipCenter = center !== undefined && !isExactPlace({ latitude, longitude }, center);
    return { latitude, longitude, zip, isZipCenter };
  });
}

/**
 * The distance of each listing from the ZIP code `from`, or else from the first listing. Nearer is better for a ZIP
 * code that the reader chose.
 */
export function distanceRow(
  places: readonly ComparedPlace[],
  from: (Coordinates & { zip: string }) | null,
): ComparedRow {
  const start = from ?? places[0];
  return {
    label: from ? `Distance from ${from.zip}` : 'Distance from the first listing',
    ...(from && { better: 'lower' as const }),
    cells: places.map((place, index) => {
      if (!start || (!from && index === 0)) return { text: start ? 'Starting point' : null, note: zipNote(place) };
      const miles = milesBetween(start, place);
      return { text: milesText(miles), value: miles, note: zipNote(place) };
    }),
  };
}

const zipNote = ({ zip, isZipCenter }: ComparedPlace) => (isZipCenter ? `Center of ${zip}` : undefined);
