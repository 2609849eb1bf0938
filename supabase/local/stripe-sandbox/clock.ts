import { StripeError, type Ledger } from './ledger.ts';
import { expireCheckout } from './checkouts.ts';
import { methodOf, renewsWith, subscriptionOf } from './invoices.ts';
import { cancel, isRunning, payInvoice, periodOf, renew } from './subscriptions.ts';

interface Due {
  at: number;
  happen: () => void;
}

/** Maximum days per clock change. */
const farthest = 3660;

/** Returns when the next automatic change is due, in seconds; null if none is. */
export function nextDue(ledger: Ledger): number | null {
  return soonest(ledger)?.at ?? null;
}

/** Applies automatic changes due by `until`, in order, and sets the clock to `until`. */
export function settle(ledger: Ledger, until: number): void {
  for (let due = soonest(ledger); due && due.at <= until; due = soonest(ledger)) {
    ledger.now = Math.max(ledger.now, due.at);
    due.happen();
  }
  ledger.now = until;
}

/** Advances the clock. It can't be turned back. */
export function moveClock(ledger: Ledger, days: number): void {
  if (!(days > 0 && days <= farthest)) {
    throw new StripeError(400, {
      type: 'invalid_request_error',
      message: `The clock advances by 1 to ${farthest} days.`,
      param: 'days',
    });
  }
  const seconds = Math.round(days * 24 * 3600);
  const start = ledger.now;
  settle(ledger, start + seconds);
  ledger.state.ahead += seconds;
}

function soonest(ledger: Ledger): Due | null {
  return dues(ledger).reduce<Due | null>((first, due) => (first === null || due.at < first.at ? due : first), null);
}

function dues(ledger: Ledger): Due[] {
  return [
    ...ledger
      .all('checkout.session')
      .filter(({ status }) => status === 'open')
      .map((session) => ({ at: session.expires_at, happen: () => expireCheckout(ledger, session) })),
    ...ledger
      .all('invoice')
      .filter((invoice) => invoice.status === 'open' && invoice.next_payment_attempt !== null)
      .map((invoice) => ({
        at: invoice.next_payment_attempt ?? 0,
        happen: () => {
          const subscription = ledger.get('subscription', subscriptionOf(invoice));
          const method = methodOf(ledger, subscription);
          const paid = payInvoice(ledger, invoice, method, renewsWith(ledger, method));
          // The last attempt failed.
          if (!paid && invoice.next_payment_attempt === null) cancel(ledger, subscription, 'payment_failed');
        },
      })),
    ...ledger
      .all('subscription')
      .filter(isRunning)
      .map((subscription) => ({
        at: periodOf(subscription).end,
        happen: () => {
          if (subscription.cancel_at_period_end) cancel(ledger, subscription, 'cancellation_requested');
          else renew(ledger, subscription, periodOf(subscription).end);
        },
      })),
  ];
}
