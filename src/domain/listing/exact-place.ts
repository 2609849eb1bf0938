import type { Coordinates } from '../place/mercator.ts';

/** About one meter, in degrees. */
const tolerance = 1e-5;

/**
 * Whether a listing has a location of its own. Without one, the database fills in the center of its ZIP code, or of the
 * surrounding area for a ZIP code that isn't in its reference data (null).
 */
export function isExactPlace({ latitude, longitude }: Coordinates, zipCenter: Coordinates | null): boolean {
  if (!zipCenter) return false;
  return Math.abs(latitude - zipCenter.latitude) > tolerance || Math.abs(longitude - zipCenter.longitude) > tolerance;
}
