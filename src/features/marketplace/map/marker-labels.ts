import { formatUsd } from '@/shared/formatting/format';
import type { Marker } from './markers';

/** A marker's accessible name, which includes what its color and shape show. */
export function markerLabel({ id, listings, price, verified }: Marker): string {
  if (id !== null) return `${verified ? 'Verified' : 'Unverified'} listing, ${formatUsd(price)}`;
  return `${listings.toLocaleString('en-US')} ${listings === 1 ? 'listing' : 'listings'} from ${formatUsd(price)}`;
}

/** Short enough for a circle: 950, 1.2K, 34K. */
export function shortCount(count: number): string {
  if (count < 1000) return String(count);
  const thousands = count / 1000;
  return `${thousands < 9.95 ? thousands.toFixed(1).replace('.0', '') : Math.round(thousands)}K`;
}
