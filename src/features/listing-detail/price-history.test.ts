import { describe, expect, it } from 'vitest';
import { priceChanges } from './price-history';

describe('priceChanges', () => {
  const price = (usd: number, day: number) => ({ price: usd, changed_at: `2026-03-0${day}T00:00:00Z` });

  it('compares each price with the one before it', () => {
    expect(priceChanges([price(450, 3), price(500, 2), price(0, 1)])).toEqual([
      { ...price(450, 3), change: { usd: -50, percent: -10 } },
      { ...price(500, 2), change: { usd: 500, percent: null } },
      { ...price(0, 1), change: null },
    ]);
  });

  it('returns nothing for no prices', () => {
    expect(priceChanges([])).toEqual([]);
  });
});
