/** A sale or lease as evidence, and the house to value. */
import { worldPoint, type Coordinates } from '../place/mercator.ts';

/** A place on a plane. One unit is `metersPerUnit` meters on the ground near it. */
export interface PlanePoint {
  x: number;
  y: number;
  metersPerUnit: number;
}

/** A house. Anything may be missing (null or left out) but the place. */
export interface House {
  point: PlanePoint;
  livingSqft?: number | null;
  lotSqft?: number | null;
  yearBuilt?: number | null;
  beds?: number | null;
  baths?: number | null;
  halfBaths?: number | null;
  /** Spaces or square feet, as long as all houses have the same unit. */
  garage?: number | null;
  /** A word such as 'townhouse' or 'two stories', compared for equality, as are the next three. */
  type?: string | null;
  condition?: string | null;
  construction?: string | null;
  parking?: string | null;
}

/** What a house sold or rented for. */
export interface Sale extends House {
  id: string;
  /** Days since 1970-01-01. */
  day: number;
  /** U.S. dollars, positive: the price, or the monthly rent. */
  price: number;
}

const equatorMeters = 40_075_017;

/** The plane point of a latitude and longitude in degrees: Web Mercator, whose scale is true at the equator. */
export function planePoint(place: Coordinates): PlanePoint {
  const { x, y } = worldPoint(place);
  const metersPerUnit = Math.cos((place.latitude * Math.PI) / 180);
  return { x: x * equatorMeters, y: y * equatorMeters, metersPerUnit };
}
