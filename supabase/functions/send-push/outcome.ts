import type { Outcome } from '../_shared/send-deliveries.ts';

/** How push services say that they won't deliver to a subscription again: it's malformed, another sender's, or over. */
const refusals: ReadonlySet<number> = new Set([400, 401, 403, 404, 410]);

/** What the status of a push service's answer means for the device. */
export function outcomeOf(status: number): Outcome['outcome'] {
  if (status >= 200 && status < 300) return 'delivered';
  return refusals.has(status) ? 'gone' : 'failed';
}
