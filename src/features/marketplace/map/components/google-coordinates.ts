import { placeAt, type Bounds, type Place } from '@/shared/map/mercator';

/** A place in Google's format. */
export function pointOf({ longitude, latitude }: Place): google.maps.LatLngLiteral {
  return { lat: latitude, lng: longitude };
}

/** Bounds in Google's format. */
export function literalOf({ left, top, right, bottom }: Bounds): google.maps.LatLngBoundsLiteral {
  const northWest = placeAt({ x: left, y: top });
  const southEast = placeAt({ x: right, y: bottom });
  return { north: northWest.latitude, west: northWest.longitude, south: southEast.latitude, east: southEast.longitude };
}
