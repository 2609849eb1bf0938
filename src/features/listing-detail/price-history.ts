import type { Price } from '@/domain/listing/listing';

/** An asking price and how it differs from the one before. */
export interface PriceChange extends Price {
  /** In USD and %. Null for the first price; `percent` is also null when the price before was 0. */
  change: { usd: number; percent: number | null } | null;
}

/** Compares each price with the one before it. Takes and returns the newest first. */
export function priceChanges(prices: readonly Price[]): PriceChange[] {
  return prices.map(({ price, changed_at }, index) => {
    const before = prices[index + 1];
    if (!before) return { price, changed_at, change: null };
    const usd = price - before.price;
    return { price, changed_at, change: { usd, percent: before.price > 0 ? (usd * 100) / before.price : null } };
  });
}
