import { formatNumber, formatSqft } from '@/shared/lib/format';
import type { ListingSummary } from '../listing';

/** Beds, baths and area at a glance, leaving out what a listing does not have; land shows its lot. */
export function keyFacts({ bedrooms, bathrooms, sqft, lot_sqft }: Pick<ListingSummary, 'bedrooms' | 'bathrooms' | 'sqft' | 'lot_sqft'>): string[] {
  const facts: string[] = [];
  if (bedrooms > 0) facts.push(`${formatNumber(bedrooms)} bd`);
  if (bathrooms > 0) facts.push(`${formatNumber(bathrooms)} ba`);
  if (sqft > 0) facts.push(formatSqft(sqft));
  else if (lot_sqft > 0) facts.push(`${formatSqft(lot_sqft)} lot`);
  return facts;
}

/** Street, city, state and ZIP on one line. */
export function fullAddress({ address, city, state, zip }: Pick<ListingSummary, 'address' | 'city' | 'state' | 'zip'>): string {
  return `${address}, ${city}, ${state} ${zip}`;
}
