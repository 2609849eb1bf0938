import type { Coordinates } from '@/domain/place/mercator';

/** A point on the map: one listing, or a cluster made by the database. */
export interface MapResult extends Coordinates {
  /** Null for a cluster. */
  id: string | null;
  listings: number;
  /** USD; a cluster's lowest price, or null if its number of listings is an estimate. */
  price: number | null;
  /** For a cluster, whether any listing is verified. */
  verified: boolean;
}

/** The total number of listings. */
export function countListings(found: readonly Pick<MapResult, 'listings'>[]): number {
  return found.reduce((sum, { listings }) => sum + listings, 0);
}

/** Whether the number of listings is an estimate. */
export function isEstimated(found: readonly Pick<MapResult, 'price'>[]): boolean {
  return found.some(({ price }) => price === null);
}

/** Only the rows with coordinates. */
export function withCoordinates<T extends { latitude: number | null; longitude: number | null }>(
  found: readonly T[],
): (T & Coordinates)[] {
  return found.filter((one): one is T & Coordinates => Number.isFinite(one.latitude) && Number.isFinite(one.longitude));
}
