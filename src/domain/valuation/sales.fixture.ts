import { PlaceIndex } from './place-index.ts';
import type { House, Sale } from './sale.ts';
import type { Evidence } from './value.ts';

export const today = 20_000;

/** What a made-up house sells for: each fact is worth an exact share. Prices grow by 5% (log) a year. */
export function exactPrice({ livingSqft, baths, yearBuilt, garage }: House, day: number): number {
  const age = 1970 + day / 365.25 - (yearBuilt ?? 0);
  const quality = 0.8 * Math.log((livingSqft ?? 0) / 1500) + 0.1 * (baths ?? 0) - 0.004 * age + 0.05 * (garage ?? 0);
  return 200_000 * Math.exp(quality + (0.05 * (day - today)) / 365.25);
}

/** Evenly spread numbers from 0 to 1, different for each `base`, a prime (Halton). */
function halton(index: number, base: number): number {
  let [rest, share, sum] = [index + 1, 1 / base, 0];
  for (; rest > 0; share /= base) {
    sum += (rest % base) * share;
    rest = Math.floor(rest / base);
  }
  return sum;
}

/** `count` sales within 2 km and 3 years. `noise` is added to log prices: up to that, either way. */
export function madeUpSales(count: number, noise = 0): Sale[] {
  return Array.from({ length: count }, (_, index) => {
    const house: House = {
      point: { x: 4000 * halton(index, 2), y: 4000 * halton(index, 3), metersPerUnit: 1 },
      livingSqft: Math.round(1000 + 2000 * halton(index, 5)),
      baths: 1 + Math.floor(3 * halton(index, 7)),
      yearBuilt: Math.round(1920 + 80 * halton(index, 11)),
      garage: Math.floor(3 * halton(index, 13)),
    };
    const day = today - 1 - Math.floor(1000 * halton(index, 17));
    const error = noise * (2 * halton(index, 19) - 1);
    return { ...house, id: String(index), day, price: exactPrice(house, day) * Math.exp(error) };
  });
}

export const subject: House = {
  point: { x: 2000, y: 2000, metersPerUnit: 1 },
  livingSqft: 1700,
  baths: 2,
  yearBuilt: 1965,
  garage: 1,
};

export const evidenceOf = (sales: readonly Sale[]): Evidence => ({
  sales: new PlaceIndex(sales),
  past: new PlaceIndex(),
});
