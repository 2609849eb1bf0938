import { expireCheckout } from './checkouts.ts';
import { renewsWith, subscriptionOf } from './invoices.ts';
import { refused, type Ledger } from './ledger.ts';
import type { Invoice, Subscription } from './objects.ts';
import { cancel, isRunning, payInvoice, periodOf, renew } from './subscriptions.ts';

interface Due {
  at: number;
  happen: () => void;
}

/** Maximum days per clock change. */
const farthest = 3660;

/** Whether an automatic change is due. */
export function isDue(ledger: Ledger): boolean {
  return soonest(ledger, ledger.now) !== undefined;
}

/** Applies automatic changes due by `until`, in order, and sets the clock to `until`. */
export function settle(ledger: Ledger, until: number): void {
  for (let due = soonest(ledger, until); due; due = soonest(ledger, until)) {
    ledger.now = Math.max(ledger.now, due.at);
    due.happen();
  }
  ledger.now = until;
}

/** Advances the clock. It can't be turned back. */
export function moveClock(ledger: Ledger, days: number): void {
  if (!(days > 0 && days <= farthest)) throw refused(`The clock advances by 1 to ${farthest} days.`);
  const seconds = Math.round(days * 24 * 3600);
  settle(ledger, ledger.now + seconds);
  ledger.state.ahead += seconds;
}

function soonest(ledger: Ledger, until: number): Due | undefined {
  return dues(ledger)
    .filter(({ at }) => at <= until)
    .sort((one, other) => one.at - other.at)[0];
}

function dues(ledger: Ledger): Due[] {
  const sessions = ledger.all('checkout.session').filter(({ status }) => status === 'open');
  const subscriptions = ledger.all('subscription').filter(isRunning);
  return [
    ...sessions.map((session) => ({ at: session.expires_at, happen: () => expireCheckout(ledger, session) })),
    ...ledger.all('invoice').flatMap((invoice) => {
      const { status, next_payment_attempt: at } = invoice;
      return status === 'open' && at !== null ? [{ at, happen: () => retry(ledger, invoice) }] : [];
    }),
    ...subscriptions.map((one) => ({ at: periodOf(one).end, happen: () => endPeriod(ledger, one) })),
  ];
}

function endPeriod(ledger: Ledger, subscription: Subscription): void {
  if (subscription.cancel_at_period_end) cancel(ledger, subscription);
  else renew(ledger, subscription, periodOf(subscription).end);
}

/** Tries to charge an unpaid invoice again. The subscription ends after the last attempt. */
function retry(ledger: Ledger, invoice: Invoice): void {
  const subscription = ledger.get('subscription', subscriptionOf(invoice));
  const method = subscription.default_payment_method;
  const isPaid = payInvoice(ledger, invoice, method, renewsWith(ledger, method));
  if (!isPaid && invoice.next_payment_attempt === null) cancel(ledger, subscription, 'payment_failed');
}
