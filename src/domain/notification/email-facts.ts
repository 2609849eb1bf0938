/* What emails say besides the message of a notification. Only the edge function that sends mail loads this. */
import { receivedText } from '../deal/earnest.ts';
import type { NotificationKindId } from './catalog.ts';
import { forPrice, isDispute } from './membership-messages.ts';
import { centsText, dateText, eventStart, flag, number, text, type NotificationInput } from './message-text.ts';

type Facts = (notification: NotificationInput, timeZone: string) => string[];

const endings: ReadonlyMap<string | null, string> = new Map([
  ['payment_failed', 'because we couldn’t charge your card'],
  ['refund', 'because your last payment was refunded'],
  ['dispute', 'because your bank decided a dispute in your favor'],
  ['canceled', 'because it was canceled'],
]);

/** What emails about the membership add: amounts, days, reasons, and what happens next. */
function membershipFacts(notification: NotificationInput, timeZone: string): string[] {
  const day = dateText(notification, 'date', timeZone);
  const renewal = day && `It renews on ${day}${forPrice(notification)}, unless you cancel before.`;
  switch (text(notification, 'event')) {
    case 'started':
    case 'renewed':
      return [paidText(notification, timeZone), renewal];
    case 'renewing':
      return [
        `We’ll charge ${cardText(notification)} that day.${lastPaymentText(notification)}`,
        'To stop the renewal, cancel under Billing before that day. You keep your membership until then.',
      ];
    case 'payment_failed':
      return [
        declinedText(notification, timeZone),
        'You keep your membership while we retry. If the last try fails, it ends.',
      ];
    case 'canceling':
      return [
        'Your cancellation is confirmed. You keep your membership until then, and we won’t charge you again.',
        'If you change your mind, resume it under Billing.',
      ];
    case 'paused':
      return isDispute(notification)
        ? [`${disputedText(notification)}If your bank agrees with you, your membership ends. Otherwise, it resumes.`]
        : ['Resume it under Billing.'];
    case 'resumed':
      return [renewal];
    case 'ended': {
      const reason = endings.get(text(notification, 'reason')) ?? '';
      return [
        `It ended${day && ` on ${day}`}${reason && ` ${reason}`}. We won’t charge you again.`,
        'Your account is free from now on, unless our team gave you a plan. Open offers keep the terms they were ' +
          'made under.',
      ];
    }
    default:
      return [];
  }
}

/** 'your card ending in 4242'. */
function cardText(notification: NotificationInput): string {
  const card = text(notification, 'card');
  return card === null ? 'your card' : `your card ending in ${card}`;
}

/** 'You paid $5,000 on Nov 29, 2026.'; empty without an amount. */
function paidText(notification: NotificationInput, timeZone: string): string {
  const [amount, day] = [centsText(notification, 'amount_cents'), dateText(notification, 'paid_at', timeZone)];
  return amount === null ? '' : `You paid ${amount}${day && ` on ${day}`}.`;
}

/** ' Your last payment was $4,000.', where the price has changed since. */
function lastPaymentText(notification: NotificationInput): string {
  const amount = centsText(notification, 'last_amount_cents');
  return amount === null ? '' : ` Your last payment was ${amount}.`;
}

/** 'Your card ending in 0341 was declined for $1,500. We’ll try it again on Dec 4, 2026.' */
function declinedText(notification: NotificationInput, timeZone: string): string {
  const amount = centsText(notification, 'amount_cents');
  const next = dateText(notification, 'next_attempt_at', timeZone);
  const card = cardText(notification).replace(/^y/, 'Y');
  return `${card} was declined${amount === null ? '' : ` for ${amount}`}.${next && ` We’ll try it again on ${next}.`}`;
}

/** 'You disputed $5,000 with your bank. '; empty without an amount. */
function disputedText(notification: NotificationInput): string {
  const amount = centsText(notification, 'amount_cents');
  return amount === null ? '' : `You disputed ${amount} with your bank. `;
}

/** When an event is, for emails whose message doesn't say. */
function eventFacts(notification: NotificationInput): string[] {
  const start = eventStart(notification);
  return [start === null ? '' : `It starts on ${start}.`];
}

/** The reference and the total of earnest money that arrived. */
function dealFacts(notification: NotificationInput): string[] {
  const [received, due] = [number(notification, 'received'), number(notification, 'due')];
  const reference = text(notification, 'reference');
  return [
    reference === null ? '' : `Reference: ${reference}`,
    received === null || due === null ? '' : `Received in all: ${receivedText(received, due)}.`,
  ];
}

const factsByKind: Partial<Record<NotificationKindId, Facts>> = {
  membership: membershipFacts,
  deal: dealFacts,
  event_changed: (notification) => [...eventFacts(notification), 'See the event for its place.'],
  event_waitlist_promotion: eventFacts,
  event_decision: (notification) => (text(notification, 'status') === 'published' ? eventFacts(notification) : []),
  event_canceled: (notification) => {
    const start = eventStart(notification);
    return [start === null ? '' : `It was planned for ${start}.`];
  },
  webhook: (notification) =>
    flag(notification, 'disabled') ? ['Once it answers again, turn the webhook back on.'] : ['Check that it answers.'],
};

/** What an email says besides its message: sentences, a paragraph each. */
export function emailFacts(notification: NotificationInput & { kind: string }, timeZone: string): string[] {
  const facts = Object.hasOwn(factsByKind, notification.kind)
    ? factsByKind[notification.kind as NotificationKindId]
    : undefined;
  return facts?.(notification, timeZone).filter((fact) => fact !== '') ?? [];
}
