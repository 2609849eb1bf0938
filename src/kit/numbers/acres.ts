import { roundHalfAway } from './rounding.ts';

export const sqftPerAcre = 43_560;

/** Square feet in acres, with two decimal places; null below one acre, where square feet say more. */
export function acresFrom(sqft: number): number | null {
  return sqft < sqftPerAcre ? null : roundHalfAway(sqft / sqftPerAcre, 2);
}
