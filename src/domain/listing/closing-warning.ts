import { formatDay } from '../../kit/formatting/format.ts';
import type { Side } from '../ledger/vocabulary.ts';

/**
 * What's wrong with a closing date after the seller's own contract: the seller may have nothing to sell by then. ISO
 * dates. Null if it isn't after it, or one of them isn't known.
 */
export function closingWarning(
  closingOn: string | null,
  contractExpiresOn: string | null,
  reader: Side,
): string | null {
  if (!closingOn || !contractExpiresOn || closingOn <= contractExpiresOn) return null;
  const whose = reader === 'seller' ? 'your contract' : 'the seller’s contract for this property';
  return `Closing on ${formatDay(closingOn)} is after ${whose} expires on ${formatDay(contractExpiresOn)}.`;
}
