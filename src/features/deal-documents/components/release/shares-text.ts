import { formatUsd } from '@/kit/formatting/format';
import type { Release } from '../../api/releases';

/** '$2,000 to the buyer and $1,000 to the seller', or only who gets something. */
export function sharesText({ to_buyer, to_seller }: Pick<Release, 'to_buyer' | 'to_seller'>): string {
  return [
    to_buyer > 0 ? `${formatUsd(to_buyer)} to the buyer` : '',
    to_seller > 0 ? `${formatUsd(to_seller)} to the seller` : '',
  ]
    .filter((share) => share !== '')
    .join(' and ');
}
