/**
 * Decimal arithmetic. Binary fractions lose half cents and half dollars (0.145 × 100 is 14.499…), so every result of an
 * analysis stays decimal until it's formatted.
 */

import { Decimal } from 'decimal.js-light';

/** More digits than any result needs: a division that doesn't end is wrong in the 40th. */
const Exact = Decimal.clone({ precision: 40, rounding: Decimal.ROUND_HALF_UP });

/** A decimal number with 40 significant digits. */
export type Amount = Decimal;
/** What formulas take. A number counts as the decimal that it's written as. */
export type Numeric = number | Amount;

/** A number as a decimal. Throws for NaN and infinities. */
export function exact(value: Numeric): Amount {
  return new Exact(value);
}

/** Digits of a result that count: the rest is what's left of divisions that don't end, as in a third plus a sixth. */
const significantDigits = 30;

/** The number nearest to a decimal; null for null, and beyond what a number can hold. */
export function plain(value: Numeric | null): number | null {
  if (value === null) return null;
  const number = exact(value).toSignificantDigits(significantDigits).toNumber();
  return Number.isFinite(number) ? number : null;
}

/** The sum of decimals. */
export function total(values: readonly Numeric[]): Amount {
  return values.reduce<Amount>((sum, value) => sum.plus(value), exact(0));
}
