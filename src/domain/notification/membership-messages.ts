/* What notifications about the membership say. The edge function that sends mail loads this, too. */
import type { Part } from '../../kit/formatting/parts.ts';
import { centsText, dateText, number, text, type NotificationInput } from './message-text.ts';

/** What happened to the membership. */
export function membershipMessage(notification: NotificationInput, _who: Part, timeZone?: string): Part[] {
  const plan = text(notification, 'plan');
  const membership: Part[] = plan ? ['Your ', { strong: plan }, ' membership'] : ['Your membership'];
  const day = dateText(notification, 'date', timeZone);
  const on = day && ` on ${day}`;
  switch (text(notification, 'event')) {
    case 'started':
      return [...membership, ' has started.'];
    case 'renewed':
      return [...membership, ` was renewed${day && ` until ${day}`}.`];
    case 'renewing':
      return [...membership, ` renews${on}${forPrice(notification)}.`];
    case 'payment_failed':
      return [...membership, ' payment failed: please update your card.'];
    case 'canceling':
      return [...membership, ` will end${on}.`];
    case 'paused':
      return [...membership, isDispute(notification) ? ' is paused while your bank reviews a dispute.' : ' is paused.'];
    case 'resumed':
      return [...membership, ' has resumed.'];
    case 'ended':
      return [...membership, ' has ended.'];
    default:
      // An event newer than this code.
      return ['Your membership was updated.'];
  }
}

/** Whether it is about a payment that the member disputed with their bank. */
export const isDispute = (notification: NotificationInput) => text(notification, 'reason') === 'dispute';

/** ' for $5,000 a year'; empty without a price. */
export function forPrice(notification: NotificationInput): string {
  const [price, months] = [centsText(notification, 'price_cents'), number(notification, 'months')];
  if (price === null) return '';
  const periods: Record<string, string> = { 1: 'month', 3: 'quarter', 12: 'year' };
  const every = months === null ? '' : (periods[months] ?? `${months} months`);
  return ` for ${price}${every && (/^\d/.test(every) ? ` every ${every}` : ` a ${every}`)}`;
}
