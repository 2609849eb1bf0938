import { pluralize } from '../../kit/formatting/format.ts';
import { roundHalfAway } from '../../kit/numbers/rounding.ts';
import { dayMs } from '../../kit/time/durations.ts';
import type { ListingSummary } from './listing.ts';

/** A count in US format. The database stops counting at 1,001, so everything above 1,000 is '1,000+'. */
export function formatCount(count: number): string {
  return count > 1000 ? '1,000+' : count.toLocaleString('en-US');
}

/**
 * Cap rate in %: annual net operating income (NOI, USD) ÷ price (USD) × 100. Null unless both are known and the price
 * is positive.
 */
export function capRate(noi: number | null, price: number | null): number | null {
  return noi === null || price === null || !(price > 0) ? null : (noi * 100) / price;
}

/** Asking price per square foot of living area, in whole USD; null when the area is 0. */
export function pricePerSqft(price: number, sqft: number): number | null {
  return sqft > 0 ? roundHalfAway(price / sqft) : null;
}

/** Asking price per unit, in whole USD; null when the number of units isn't stated. */
export function pricePerUnit(price: number, units: number | null): number | null {
  return units !== null && units > 0 ? roundHalfAway(price / units) : null;
}

type Viewed = Pick<ListingSummary, 'id' | 'view_count' | 'created_at'>;

/** Views per day on the market; a listing's first day counts as a full day. */
export function viewsPerDay(viewCount: number, createdAt: string, now: number): number {
  return viewCount / Math.max(1, (now - Date.parse(createdAt)) / dayMs);
}

/** Sorted by views per day, most first; ties keep their order. */
export function mostViewed<L extends Viewed>(listings: readonly L[], now: number): L[] {
  return listings
    .map((listing) => ({ listing, rate: viewsPerDay(listing.view_count, listing.created_at, now) }))
    .toSorted((a, b) => b.rate - a.rate)
    .map(({ listing }) => listing);
}

/** Ids of the listings with a HOT badge: the 30% (rounded down) with the most views per day, if they have any views. */
export function hotListingIds(listings: readonly Viewed[], now: number): ReadonlySet<string> {
  const ranked = mostViewed(listings, now).filter(({ view_count: views }) => views > 0);
  return new Set(ranked.slice(0, Math.floor(listings.length * 0.3)).map(({ id }) => id));
}

/**
 * Whole USD by which the price dropped, as Postgres defines it (`properties.dropped_from`: the higher price was public
 * for 72 hours). Null 30 days after the last change, under contract, and once sold.
 */
export function priceDrop(
  {
    status,
    price,
    dropped_from,
    price_changed_at,
  }: Pick<ListingSummary, 'status' | 'price' | 'dropped_from' | 'price_changed_at'>,
  now: number,
): number | null {
  if (status === 'sold' || status === 'under_contract' || dropped_from === null || price_changed_at === null)
    return null;
  return now - Date.parse(price_changed_at) <= 30 * dayMs ? dropped_from - price : null;
}

/**
 * How long a listing has been up: 'New today' in its first 24 hours, then '3 days on market'. Null unless it's active.
 * Counts from when it was posted, even if it was off the market since. Counts periods of 24 hours, because a
 * prerendered page doesn't know the reader's time zone.
 */
export function timeOnMarket(
  { status, created_at }: Pick<ListingSummary, 'status' | 'created_at'>,
  now: number,
): string | null {
  if (status !== 'active') return null;
  const days = Math.floor((now - Date.parse(created_at)) / dayMs);
  return days < 1 ? 'New today' : `${pluralize(days, 'day')} on market`;
}
