import { formatNumber, formatSqft, pluralize } from '../../kit/formatting/format.ts';
import { acresFrom } from '../../kit/numbers/acres.ts';
import type { ListingSummary } from './listing.ts';

/** Beds, baths and area, such as '3 bd'. Leaves out what a listing doesn't have; without living area shows the lot. */
export function keyFacts({
  bedrooms,
  bathrooms,
  sqft,
  lot_sqft,
}: Pick<ListingSummary, 'bedrooms' | 'bathrooms' | 'sqft' | 'lot_sqft'>): string[] {
  const facts: string[] = [];
  if (bedrooms > 0) facts.push(`${formatNumber(bedrooms)} bd`);
  if (bathrooms > 0) facts.push(`${formatNumber(bathrooms)} ba`);
  if (sqft > 0) facts.push(formatSqft(sqft));
  else if (lot_sqft > 0) facts.push(acresFrom(lot_sqft) === null ? `${lotArea(lot_sqft)} lot` : lotArea(lot_sqft));
  return facts;
}

/** 'Street, City, ST 12345'. */
export function fullAddress({
  address,
  city,
  state,
  zip,
}: Pick<ListingSummary, 'address' | 'city' | 'state' | 'zip'>): string {
  return `${address}, ${city}, ${state} ${zip}`;
}

/** Page title with the place, because listing titles repeat. */
export function listingTitle({ title, city, state }: Pick<ListingSummary, 'title' | 'city' | 'state'>): string {
  return `${title}, ${city}, ${state}`;
}

/** Acres from one acre up, square feet below. */
export function lotArea(sqft: number): string {
  const acres = acresFrom(sqft);
  return acres === null ? formatSqft(sqft) : pluralize(acres, 'acre');
}
