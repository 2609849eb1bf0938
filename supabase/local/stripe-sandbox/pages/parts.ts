import { html } from 'hono/html';
import { renewsWith } from '../invoices.ts';
import type { Ledger } from '../ledger.ts';
import type { Invoice, Price, Subscription } from '../objects.ts';
import { itemOf, periodOf } from '../subscriptions.ts';
import { testCards, type TestCard } from '../test-cards.ts';
import type { Html } from './layout.ts';

/** Cents as USD, with cents only if there are any. */
export function usd(cents: number): string {
  const minimumFractionDigits = cents % 100 === 0 ? 0 : 2;
  return (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD', minimumFractionDigits });
}

/** A UTC date from epoch seconds: "November 22, 2026". */
export function day(seconds: number): string {
  return new Date(seconds * 1000).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}

/** A UTC date and time from epoch seconds: "Nov 22, 2026, 06:40 UTC". */
export function moment(seconds: number): string {
  const format = { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23', timeZone: 'UTC' } as const;
  return `${new Date(seconds * 1000).toLocaleString('en-US', format)} UTC`;
}

/** "every year", "every 3 months". */
export function every({ recurring: { interval, interval_count: count } }: Price): string {
  return count === 1 ? `every ${interval}` : `every ${count} ${interval}s`;
}

/** "Visa ending in 4242". */
function cardName({ brand, last4 }: Pick<TestCard, 'brand' | 'last4'>): string {
  return `${brand.charAt(0).toUpperCase()}${brand.slice(1)} ending in ${last4}`;
}

/** The name of the card that a subscription is charged to. */
export function cardOf(ledger: Ledger, { default_payment_method: id }: Subscription): string {
  const method = ledger.find('payment_method', id);
  return method ? cardName(method.card) : 'No card';
}

/** Radio buttons for test cards. Selects `chosen`, or the first one. */
export function cardChoices(cards: readonly TestCard[], chosen?: string): Html {
  const checked = cards.find(({ last4 }) => last4 === chosen) ?? cards[0];
  return html`<fieldset>
    <legend>Test card</legend>
    ${cards.map(
      (card) =>
        html`<label class="choice"
          ><input type="radio" name="card" value="${card.last4}" required ${card === checked && 'checked'} />
          <span><strong>${cardName(card)}</strong><small>${card.label}</small></span></label
        >`,
    )}
  </fieldset>`;
}

/** Cards that can be saved without 3-D Secure. */
export const savableCards = testCards.filter(({ onPage }) => onPage !== 'confirms');

/** The name of a subscription's plan, its status as a badge, and what happens next. */
export function subscriptionSummary(ledger: Ledger, subscription: Subscription): Html {
  const [tone, label, sentence] = statusTexts(ledger, subscription);
  return html`<p class="row">
      <strong>${itemOf(subscription).price.nickname}</strong> <span class="badge ${tone}">${label}</span>
    </p>
    <p>${sentence} <span class="muted">${cardOf(ledger, subscription)}</span></p>`;
}

function statusTexts(ledger: Ledger, subscription: Subscription): [tone: string, label: string, sentence: string] {
  const { status, ended_at: ended } = subscription;
  const end = day(periodOf(subscription).end);
  if (status === 'canceled') return ['', 'Canceled', ended === null ? 'Ended.' : `Ended on ${day(ended)}.`];
  if (status === 'past_due') return ['bad', 'Past due', 'The last payment failed.'];
  if (subscription.cancel_at_period_end) return ['amber', 'Canceling', `Ends on ${end}.`];
  const renews = renewsWith(ledger, subscription.default_payment_method);
  return ['good', 'Active', `Renews on ${end}${renews ? '' : ', but its card will be declined'}.`];
}

const invoiceTones = { paid: 'good', open: 'bad', void: '' } as const;

/** The status of an invoice, as a badge. */
export function invoiceBadge({ status }: Invoice): Html {
  return html`<span class="badge ${invoiceTones[status]}">${status.charAt(0).toUpperCase()}${status.slice(1)}</span>`;
}
