import type { Place } from './mercator';

/** What stands at one point of the map: a listing, or several that Postgres has gathered. */
export interface Found extends Place {
  /** Null for a gathering. */
  id: string | null;
  listings: number;
  /** Whole USD; the lowest of a gathering. */
  price: number;
  /** Of a gathering: whether any is verified. */
  verified: boolean;
}

/** How many listings there are in all. */
export function countOf(found: readonly Pick<Found, 'listings'>[]): number {
  return found.reduce((sum, { listings }) => sum + listings, 0);
}

/** Without what has no place on the map. */
export function withPlace<T extends { latitude: number | null; longitude: number | null }>(
  found: readonly T[],
): (T & Place)[] {
  return found.filter((one): one is T & Place => Number.isFinite(one.latitude) && Number.isFinite(one.longitude));
}
