import { CardError, type Books } from './books.ts';
import { expireCheckout } from './checkouts.ts';
import { methodOf, renewsWith, subscriptionOf } from './invoices.ts';
import { cancel, isLiving, payInvoice, periodOf, renew } from './subscriptions.ts';

interface Due {
  at: number;
  happen: () => void;
}

/** The farthest the clock is moved in one go, in days. */
const farthest = 3660;

/** When the next thing is due that happens by itself; null while nothing is. */
export function nextDue(books: Books): number | null {
  return soonest(books)?.at ?? null;
}

/** Lets happen what is due until `until`, in order, each at its own time; then it is `until`. */
export function settle(books: Books, until: number): void {
  for (let due = soonest(books); due && due.at <= until; due = soonest(books)) {
    books.now = Math.max(books.now, due.at);
    due.happen();
  }
  books.now = until;
}

/** Moves the clock on. Its days are never taken back. */
export function moveClock(books: Books, days: number): void {
  if (!(days > 0 && days <= farthest)) {
    throw new CardError(400, {
      type: 'invalid_request_error',
      message: `The clock moves on by 1 to ${farthest} days.`,
      param: 'days',
    });
  }
  const seconds = Math.round(days * 24 * 3600);
  const start = books.now;
  settle(books, start + seconds);
  books.state.ahead += seconds;
}

function soonest(books: Books): Due | null {
  return dues(books).reduce<Due | null>((first, due) => (first === null || due.at < first.at ? due : first), null);
}

function dues(books: Books): Due[] {
  return [
    ...books
      .all('checkout.session')
      .filter(({ status }) => status === 'open')
      .map((session) => ({ at: session.expires_at, happen: () => expireCheckout(books, session) })),
    ...books
      .all('invoice')
      .filter((invoice) => invoice.status === 'open' && invoice.next_payment_attempt !== null)
      .map((invoice) => ({
        at: invoice.next_payment_attempt ?? 0,
        happen: () => {
          const subscription = books.get('subscription', subscriptionOf(invoice));
          const method = methodOf(books, subscription);
          const paid = payInvoice(books, invoice, method, renewsWith(books, method));
          // After the last attempt there is no next one.
          if (!paid && invoice.next_payment_attempt === null) cancel(books, subscription, 'payment_failed');
        },
      })),
    ...books
      .all('subscription')
      .filter(isLiving)
      .map((subscription) => ({
        at: periodOf(subscription).end,
        happen: () => {
          if (subscription.cancel_at_period_end) cancel(books, subscription, 'cancellation_requested');
          else renew(books, subscription, periodOf(subscription).end);
        },
      })),
  ];
}
