import { fullAddress } from '@/domain/listing/listing-facts';
import type { Listing } from '@/domain/listing/listing';
import type { Coordinates } from '@/domain/place/mercator';

/** Google's directions: to the exact location, or else to the address. */
export function directionsUrl(
  listing: Pick<Listing, 'address' | 'city' | 'state' | 'zip' | 'latitude' | 'longitude'>,
  isExact: boolean,
): string {
  const destination = isExact ? `${listing.latitude},${listing.longitude}` : fullAddress(listing);
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination }).toString()}`;
}

const kmPerDegree = 111.32;

/** A circle on the ground, as a polygon of 64 points. */
export function circleAround({ latitude, longitude }: Coordinates, radiusKm: number): GeoJSON.Polygon {
  const corners = 64;
  const up = radiusKm / kmPerDegree;
  const across = up / Math.cos((latitude * Math.PI) / 180);
  const ring = Array.from({ length: corners + 1 }, (_, index) => {
    const angle = (index / corners) * 2 * Math.PI;
    return [longitude + across * Math.cos(angle), latitude + up * Math.sin(angle)];
  });
  return { type: 'Polygon', coordinates: [ring] };
}
