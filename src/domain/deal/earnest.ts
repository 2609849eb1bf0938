/* What earnest money that arrived in parts adds up to. The edge function that sends mail loads this, too. */
import { formatUsd } from '../../kit/formatting/format.ts';

/** What arrived of what was agreed, in whole USD: '$5,000', '$1 of $5,000', or '$5,200, $200 more than agreed'. */
export function receivedText(received: number, due: number): string {
  if (received < due) return `${formatUsd(received)} of ${formatUsd(due)}`;
  return received === due ? formatUsd(due) : `${formatUsd(received)}, ${formatUsd(received - due)} more than agreed`;
}

/** What is still missing, as a sentence after a space: ' $1 of $5,000 has arrived so far.' Empty for all or none. */
export function missingText(received: number | null, due: number | null): string {
  if (!received || due === null || received >= due) return '';
  return ` ${receivedText(received, due)} has arrived so far.`;
}
