import { formatUsd } from '@/shared/lib/format';
import type { Mark } from './marks';

/** Name of a mark for those who do not see its colour and shape. */
export function nameOf({ id, listings, price, verified }: Mark): string {
  if (id !== null) return `${verified ? 'Verified' : 'Unverified'} listing, ${formatUsd(price)}`;
  return `${listings.toLocaleString('en-US')} ${listings === 1 ? 'listing' : 'listings'} from ${formatUsd(price)}`;
}

/** Short enough for a circle: 950, 1.2K, 34K. */
export function shortCount(count: number): string {
  if (count < 1000) return String(count);
  const thousands = count / 1000;
  return `${thousands < 9.95 ? thousands.toFixed(1).replace('.0', '') : Math.round(thousands)}K`;
}
