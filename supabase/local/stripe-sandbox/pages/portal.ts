import type { Context } from 'hono';
import { html } from 'hono/html';
import { openInvoice } from '../invoices.ts';
import { refused, type Ledger } from '../ledger.ts';
import type { Subscription } from '../objects.ts';
import type { Portal } from '../state.ts';
import { cancelAtPeriodEnd, changeCard, changePlan, itemOf, periodOf, runningOf } from '../subscriptions.ts';
import { testCard } from '../test-cards.ts';
import { attempt, buttonForm, fieldsOf, showMessage, showPage, type Html, type Site } from './layout.ts';
import { cardChoices, cardOf, day, every, invoiceBadge, savableCards, subscriptionSummary, usd } from './parts.ts';

const expired = ['This page has expired', 'Open Billing again in the app.'] as const;

/** What a form does with its field. */
const actions: Record<string, (ledger: Ledger, subscription: Subscription, field: string) => void> = {
  plan: (ledger, subscription, price) => changePlan(ledger, subscription, ledger.price(price)),
  card: (ledger, subscription, last4) => changeCard(ledger, subscription, requireCard(last4)),
  cancel: (ledger, subscription) => cancelAtPeriodEnd(ledger, subscription, true),
  resume: (ledger, subscription) => cancelAtPeriodEnd(ledger, subscription, false),
};

/** Messages afterwards, by the `done` parameter. */
const doneTexts: Record<string, string> = {
  plan: 'Your plan has been changed.',
  card: 'Your card has been updated.',
  cancel: 'Your membership will end after the paid period.',
  resume: 'Your membership has been resumed.',
};

export function requireCard(last4: string | undefined) {
  const card = savableCards.find((one) => one === testCard(last4 ?? null));
  if (!card) throw refused('Choose a test card.');
  return card;
}

/** The billing portal: all of it, or the one thing that the session is for. */
export async function showPortal(context: Context, site: Site): Promise<Response> {
  return portalPage(context, await site.read());
}

/** Applies a change to the running subscription. A session for one thing returns to the app. */
export async function actInPortal(context: Context, site: Site): Promise<Response> {
  const name = context.req.param('action') ?? '';
  const { price, card } = await fieldsOf(context);
  const problem = await attempt(site, (ledger) => {
    const customer = portalOf(context, ledger)?.customer;
    const subscription = customer === undefined ? null : runningOf(ledger, customer);
    if (subscription) actions[name]?.(ledger, subscription, price ?? card ?? '');
  });
  const ledger = await site.read();
  if (problem !== null) return portalPage(context, ledger, problem);
  const portal = portalOf(context, ledger);
  return context.redirect(portal?.flow ? portal.returnUrl : `/portal/${context.req.param('id')}?done=${name}`, 303);
}

/** The session with the secret in the URL; null if it doesn't exist or has expired. */
function portalOf(context: Context, ledger: Ledger): Portal | null {
  const portal = ledger.state.portals[context.req.param('id') ?? ''];
  return portal && portal.expiresAt > ledger.now && ledger.find('customer', portal.customer) ? portal : null;
}

function portalPage(context: Context, ledger: Ledger, problem: string | null = null) {
  const id = context.req.param('id') ?? '';
  const portal = portalOf(context, ledger);
  if (!portal) return showMessage(context, 410, expired);
  const { flow, returnUrl } = portal;
  const customer = ledger.get('customer', portal.customer);
  const subscription = runningOf(ledger, customer.id);
  const form = (part: typeof flow, content: (subscription: Subscription) => Html) =>
    subscription && (flow === null || flow === part) ? content(subscription) : null;
  const body = html`<a class="way" href="${returnUrl}">Back</a>
    <h1>Billing</h1>
    <p class="muted">${customer.email}</p>
    ${subscription ? summary(ledger, subscription) : html`<p class="card">You don’t have an active membership.</p>`}
    ${customer.balance < 0 && html`<p>Your credit of ${usd(-customer.balance)} pays for your next invoice.</p>`}
    ${form('subscription_update', (one) => planForm(ledger, one, id))}
    ${form('payment_method_update', (one) => cardForm(ledger, one, id))}
    ${form('subscription_cancel', (one) => cancelForm(one, id))} ${flow === null && invoices(ledger, customer.id)}`;
  const done = doneTexts[context.req.query('done') ?? ''] ?? null;
  return showPage(context, { title: 'Billing', done, problem, body });
}

function summary(ledger: Ledger, subscription: Subscription): Html {
  const invoice = openInvoice(ledger, subscription);
  return html`<section class="card">
    ${subscriptionSummary(ledger, subscription)}
    ${
      invoice &&
      html`<p class="notice bad">
        ${usd(invoice.amount_due)} is due. <a href="${invoice.hosted_invoice_url}">Pay now</a>, or update your card.
      </p>`
    }
  </section>`;
}

function planForm(ledger: Ledger, subscription: Subscription, id: string): Html {
  const { id: current } = itemOf(subscription).price;
  const choices = [...ledger.prices.values()].filter(({ active, id: price }) => active && price !== current);
  return html`<form class="card" method="post" action="/portal/${id}/plan">
    <h2>Change plan</h2>
    <fieldset>
      <legend>New plan</legend>
      ${choices.map(
        (price, at) =>
          html`<label class="choice"
            ><input type="radio" name="price" value="${price.id}" required ${at === 0 && 'checked'} />
            <span><strong>${price.nickname}</strong><small>${usd(price.unit_amount)} ${every(price)}</small></span>
          </label>`,
      )}
    </fieldset>
    <p class="muted small">The new plan starts today. You get a credit for the rest of the paid period.</p>
    <button class="primary full">Change plan</button>
  </form>`;
}

function cardForm(ledger: Ledger, subscription: Subscription, id: string): Html {
  return html`<form class="card" method="post" action="/portal/${id}/card">
    <h2>Update card</h2>
    <p>Current card: ${cardOf(ledger, subscription)}. What’s due is charged to the new card immediately.</p>
    ${cardChoices(savableCards)}
    <button class="primary full">Update card</button>
  </form>`;
}

function cancelForm(subscription: Subscription, id: string): Html {
  const end = day(periodOf(subscription).end);
  return html`<section class="card">
    ${
      subscription.cancel_at_period_end
        ? html`<p>Your membership ends on ${end}.</p>
            ${buttonForm(`/portal/${id}/resume`, 'Resume membership', 'primary')}`
        : html`<p>You keep your membership until ${end}. You won’t be charged again.</p>
            ${buttonForm(`/portal/${id}/cancel`, 'Cancel membership', 'danger')}`
    }
  </section>`;
}

/** The invoices of a customer, newest first. */
function invoices(ledger: Ledger, customer: string): Html {
  const all = ledger.all('invoice').filter((invoice) => invoice.customer === customer);
  return html`<h2>Invoices</h2>
    <ul class="card">
      ${all.length === 0 && html`<li class="muted">No invoices yet.</li>`}
      ${all.map(
        (invoice) =>
          html`<li class="row between">
            <div>
              <strong>${usd(invoice.amount_due)}</strong> ${invoiceBadge(invoice)}
              <p class="muted small">${day(invoice.created)} · ${invoice.number}</p>
            </div>
            <a class="button" href="${invoice.hosted_invoice_url}" aria-label="View invoice ${invoice.number}">View</a>
          </li>`,
      )}
    </ul>`;
}
