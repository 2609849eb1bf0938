import { testCard, brandName, type TestCard } from '../test-cards.ts';
import type { Ledger } from '../ledger.ts';
import type { Deliveries } from '../deliveries.ts';
import { renewsWith } from '../invoices.ts';
import type { Invoice, PaymentMethod, Price, Subscription } from '../objects.ts';
import { itemOf, periodOf } from '../subscriptions.ts';
import { day, html, type Html } from './html.ts';

/** What the pages can access. */
export interface Site {
  /** The current ledger. Changes to it aren't stored. */
  read: () => Promise<Ledger>;
  change: <T>(work: (ledger: Ledger) => T) => Promise<T>;
  deliveries: Pick<Deliveries, 'deliverNow' | 'idle'>;
}

/** A request for a page: the ID in its path, its query, and its form (empty for a GET). */
export interface Visit {
  site: Site;
  id: string;
  form: URLSearchParams;
  query: URLSearchParams;
}

/** "every year", "every 3 months". */
export function every({ recurring: { interval, interval_count: count } }: Price): string {
  return count === 1 ? `every ${interval}` : `every ${count} ${interval}s`;
}

/** "Visa ending in 4242"; null without a card. */
export function cardName(method: PaymentMethod | null): string | null {
  return method && `${brandName(method.card.brand)} ending in ${method.card.last4}`;
}

/** Radio buttons for test cards. Selects `chosen`, or the first one. */
export function cardChoices(cards: readonly TestCard[], legend: string, chosen: TestCard | null = null): Html {
  return html`<fieldset>
    <legend>${legend}</legend>
    ${cards.map(
      ({ last4, brand, label }, at) =>
        html`<label class="choice"
          ><input
            type="radio"
            name="card"
            value="${last4}"
            required
            ${(chosen ? last4 === chosen.last4 : at === 0) && 'checked'}
          />
          <span><strong>${brandName(brand)} ending in ${last4}</strong><small>${label}</small></span></label
        >`,
    )}
  </fieldset>`;
}

/** The card chosen in a form; null if none. */
export function chosenCard(form: URLSearchParams): TestCard | null {
  return testCard(form.get('card'));
}

/** The status of a subscription, as a badge and a sentence. */
export function statusOf(ledger: Ledger, subscription: Subscription): { badge: Html; sentence: string } {
  const end = day(periodOf(subscription).end);
  const [tone, label, sentence] = statusTexts(ledger, subscription, end);
  return { badge: html`<span class="badge ${tone}">${label}</span>`, sentence };
}

function statusTexts(
  ledger: Ledger,
  subscription: Subscription,
  end: string,
): ['good' | 'bad' | 'amber' | '', string, string] {
  const { status } = subscription;
  if (status === 'canceled')
    return ['', 'Canceled', subscription.ended_at === null ? 'Ended.' : `Ended on ${day(subscription.ended_at)}.`];
  if (status === 'past_due') return ['bad', 'Past due', 'The last payment failed.'];
  if (subscription.cancel_at_period_end) return ['amber', 'Canceling', `Ends on ${end}.`];
  const renews = renewsWith(ledger, subscription.default_payment_method);
  return [
    'good',
    status === 'trialing' ? 'Trial' : 'Active',
    `Renews on ${end}${renews ? '' : ', but its card will be declined'}.`,
  ];
}

/** The name of a subscription's plan. */
export function planName(subscription: Subscription): string {
  const { price } = itemOf(subscription);
  return price.nickname ?? price.id;
}

/** The status of an invoice, as a badge. */
export function invoiceBadge({ status }: Invoice): Html {
  if (status === 'paid') return html`<span class="badge good">Paid</span>`;
  return status === 'open' ? html`<span class="badge bad">Open</span>` : html`<span class="badge">Void</span>`;
}
