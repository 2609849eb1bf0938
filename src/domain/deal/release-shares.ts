/* What a release of earnest money says. The edge function that sends mail loads this, too. */
import { formatUsd } from '../../kit/formatting/format.ts';

/** Who gets how much, in whole USD: '$2,000 to the buyer and $1,000 to the seller', or only who gets something. */
export function sharesText(toBuyer: number, toSeller: number): string {
  const shares = [
    [toBuyer, 'buyer'],
    [toSeller, 'seller'],
  ] as const;
  return shares
    .filter(([amount]) => amount > 0)
    .map(([amount, side]) => `${formatUsd(amount)} to the ${side}`)
    .join(' and ');
}
