import { formatDate, formatNumber, formatPercent, formatSqft, formatUsd } from '@/shared/lib/format';
import type { Listing, ListingSummary } from '../listing';
import { pricePerSqft } from '../rules';

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

const sqftPerAcre = 43_560;

/** A lot's area, from one acre on in acres as well: land is sold by the acre. */
function lotArea(sqft: number): string {
  return sqft < sqftPerAcre ? formatSqft(sqft) : `${formatSqft(sqft)} (${formatNumber(sqft / sqftPerAcre)} acres)`;
}

/** All there is to know of a property, each fact with its name. What is not known, or not there, is left out. */
export function allFacts(listing: Listing): [label: string, value: string][] {
  const perSqft = pricePerSqft(listing.price, listing.sqft);
  const facts: [label: string, value: string | null][] = [
    ['Property type', listing.property_type],
    ['Bedrooms', listing.bedrooms > 0 ? formatNumber(listing.bedrooms) : null],
    ['Bathrooms', listing.bathrooms > 0 ? formatNumber(listing.bathrooms) : null],
    ['Living area', listing.sqft > 0 ? formatSqft(listing.sqft) : null],
    ['Lot', listing.lot_sqft > 0 ? lotArea(listing.lot_sqft) : null],
    ['Price per sqft', perSqft === null ? null : formatUsd(perSqft)],
    ['NOI, a year', listing.noi === null ? null : formatUsd(listing.noi)],
    ['Cap rate', listing.cap_rate === null ? null : formatPercent(listing.cap_rate, 2)],
    ['Condition', listing.condition],
    ['Financing', listing.financing],
    ['Occupancy', listing.occupancy === 'occupied' ? 'Occupied' : 'Vacant'],
    ['Off-market contract', listing.off_market_contract ? 'Under contract, direct to seller' : 'Not stated'],
    ['County', listing.county],
    ['Listed', formatDate(listing.created_at)],
  ];
  return facts.flatMap(([label, value]) => (value ? [[label, value]] : []));
}
