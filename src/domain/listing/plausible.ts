import { formatPercent } from '../../kit/formatting/format.ts';

/** The lowest price of a real deal, in USD. Below it, a typo is likelier than a bargain. */
export const lowestPrice = 1_000;

/** The latest year in which something for sale is built, by an ISO date: what's to be built is finished next year. */
export const latestYearBuilt = (today: string) => Number(today.slice(0, 4)) + 1;

/** The highest cap rate of a real deal, in percent; the lowest is its negative. */
const highestCapRate = 100;

/** Shown in place of a result beyond any real deal. */
export const checkTheNumbers = 'Check the numbers';

/** Whether a cap rate in percent could be that of a real deal, given the price in USD. */
export function isPlausibleCapRate(capRate: number, price: number): boolean {
  return price >= lowestPrice && Math.abs(capRate) <= highestCapRate;
}

/** A cap rate and its unit, '7.41% cap', or 'Check the numbers' if it's beyond any real deal. */
export function capRateText(capRate: number, price: number, digits?: number, unit = ''): string {
  return isPlausibleCapRate(capRate, price) ? formatPercent(capRate, digits) + unit : checkTheNumbers;
}
