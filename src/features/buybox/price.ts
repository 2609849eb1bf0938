import { formatUsd } from '@/kit/formatting/format';
import {
  numberProblem,
  rangeProblem,
  validNumber,
  type NumberEntry,
  type NumberLimits,
} from '@/kit/numbers/parse-number';

/** Inclusive bounds; null means open. */
export interface PriceRange {
  min: number | null;
  max: number | null;
}

/** The bounds as typed. */
export interface PriceEntry {
  min: NumberEntry;
  max: NumberEntry;
}

/** What the price fields accept, like the checks of `buybox_profiles`. */
export const priceLimits: NumberLimits = { max: 100_000_000_000, prefix: '$' };

/** What is wrong with a typed range; undefined if it's valid. */
export function priceProblem({ min, max }: PriceEntry): string | undefined {
  if (max === 0) return 'Enter a maximum above $0, or leave it blank.';
  return numberProblem(min, priceLimits) ?? numberProblem(max, priceLimits) ?? rangeProblem(min, max);
}

/** The range with invalid bounds left open. */
export function validPrice({ min, max }: PriceEntry): PriceRange {
  return { min: validNumber(min, priceLimits), max: validNumber(max, priceLimits) };
}

/** A range as text: 'Up to $400,000'. Null if both ends are open. */
export function rangeText({ min, max }: PriceRange): string | null {
  if (min && max !== null) return `${formatUsd(min)} to ${formatUsd(max)}`;
  if (max !== null) return `Up to ${formatUsd(max)}`;
  return min ? `From ${formatUsd(min)}` : null;
}
