import { testCard, brandName, type TestCard } from '../test-cards.ts';
import type { Books } from '../books.ts';
import type { Deliveries } from '../deliveries.ts';
import { renewsWith } from '../invoices.ts';
import type { Invoice, PaymentMethod, Price, Subscription } from '../objects.ts';
import { itemOf, periodOf } from '../subscriptions.ts';
import { day, html, type Html } from './html.ts';

/** What the pages work with. */
export interface Site {
  /** The books as they are now; changing them has no effect. */
  read: () => Promise<Books>;
  change: <T>(work: (books: Books) => T) => Promise<T>;
  deliveries: Pick<Deliveries, 'sendAgain' | 'idle'>;
}

/** A visit to one of the pages: what its address names, and what its form sent (empty for a GET). */
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

/** "Visa ending in 4242"; null where there is no card. */
export function cardName(method: PaymentMethod | null): string | null {
  return method && `${brandName(method.card.brand)} ending in ${method.card.last4}`;
}

/** Test cards to choose from; the first one is chosen already, unless another was. */
export function cardChoices(cards: readonly TestCard[], legend: string, chosen: TestCard | null = null): Html {
  return html`<fieldset><legend>${legend}</legend>${cards.map(
    (
      { last4, brand, label },
      at,
    ) => html`<label class="choice"><input type="radio" name="card" value="${last4}" required ${(chosen ? last4 === chosen.last4 : at === 0) && 'checked'}>
<span><strong>${brandName(brand)} ending in ${last4}</strong><small>${label}</small></span></label>`,
  )}</fieldset>`;
}

/** The card that a form has chosen. */
export function chosenCard(form: URLSearchParams): TestCard | null {
  return testCard(form.get('card'));
}

/** How a subscription stands, as a badge and a sentence. */
export function standing(books: Books, subscription: Subscription): { badge: Html; sentence: string } {
  const end = day(periodOf(subscription).end);
  const [tone, label, sentence] = words(books, subscription, end);
  return { badge: html`<span class="badge ${tone}">${label}</span>`, sentence };
}

function words(books: Books, subscription: Subscription, end: string): ['good' | 'bad' | 'amber' | '', string, string] {
  const { status } = subscription;
  if (status === 'canceled')
    return ['', 'Canceled', subscription.ended_at === null ? 'Has ended.' : `Ended on ${day(subscription.ended_at)}.`];
  if (status === 'past_due') return ['bad', 'Past due', 'The last payment failed.'];
  if (subscription.cancel_at_period_end) return ['amber', 'Canceling', `Ends on ${end}.`];
  const renews = renewsWith(books, subscription.default_payment_method);
  return [
    'good',
    status === 'trialing' ? 'Trial' : 'Active',
    `Renews on ${end}${renews ? '' : ', when its card will be declined'}.`,
  ];
}

/** Name of the plan of a subscription. */
export function planName(subscription: Subscription): string {
  const { price } = itemOf(subscription);
  return price.nickname ?? price.id;
}

/** Whether an invoice is paid, as a badge. */
export function invoiceBadge({ status }: Invoice): Html {
  if (status === 'paid') return html`<span class="badge good">Paid</span>`;
  return status === 'open' ? html`<span class="badge bad">Open</span>` : html`<span class="badge">Void</span>`;
}
