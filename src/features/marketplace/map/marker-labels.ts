import { formatUsd } from '@/kit/formatting/format';
import type { Marker } from './markers';
import { roundHalfAway } from '@/kit/numbers/rounding';

/** A marker's accessible name, which includes what its color and shape show. */
export function markerLabel({ id, listings, price, verified }: Marker): string {
  if (price === null) return listingsText(listings, true);
  if (id !== null) return `${verified ? 'Verified' : 'Unverified'} listing, ${formatUsd(price)}`;
  return `${listingsText(listings, false)} from ${formatUsd(price)}`;
}

/** '1,234 listings', or 'About 1,200 listings' for an estimate. */
export function listingsText(listings: number, estimated: boolean): string {
  const text = listings.toLocaleString('en-US', estimated ? { maximumSignificantDigits: 2 } : {});
  return `${estimated ? 'About ' : ''}${text} ${listings === 1 ? 'listing' : 'listings'}`;
}

/** Short enough for a circle: 950, 1.2K, 34K. */
export function shortCount(count: number): string {
  if (count < 1000) return String(count);
  const thousands = count / 1000;
  return `${roundHalfAway(thousands, thousands < 9.95 ? 1 : 0)}K`;
}
