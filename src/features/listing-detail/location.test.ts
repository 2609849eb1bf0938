import { expect, it } from 'vitest';
import { circleAround, directionsUrl } from './location';

const center = { latitude: 30.27, longitude: -97.74 };

it('leads to the exact location, or else to the address', () => {
  const listing = { address: '12 Elm St', city: 'Austin', state: 'TX', zip: '78701', ...center };
  const destination = (isExact: boolean) => new URL(directionsUrl(listing, isExact)).searchParams.get('destination');
  expect(destination(true)).toBe('30.27,-97.74');
  expect(destination(false)).toBe('12 Elm St, Austin, TX 78701');
});

it('draws a closed circle with its radius in kilometers', () => {
  const [ring = []] = circleAround(center, 3).coordinates;
  expect(ring.at(0)?.[1]).toBeCloseTo(ring.at(-1)?.[1] ?? 0);
  const [, north = 0] = ring[16] ?? [];
  expect((north - center.latitude) * 111.32).toBeCloseTo(3);
  const [east = 0] = ring[0] ?? [];
  expect((east - center.longitude) * 111.32 * Math.cos((30.27 * Math.PI) / 180)).toBeCloseTo(3);
});
