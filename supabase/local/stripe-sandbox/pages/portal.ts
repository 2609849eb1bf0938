import { StripeError, nameOf, type Ledger } from '../ledger.ts';
import { declined } from '../checkouts.ts';
import { methodOf, openInvoice } from '../invoices.ts';
import type { Customer, Subscription } from '../objects.ts';
import type { Portal, PortalFlow } from '../state.ts';
import {
  attachCard,
  cancelAtPeriodEnd,
  changeCard,
  changePlan,
  costOfChange,
  isRunning,
  itemOf,
  periodOf,
} from '../subscriptions.ts';
import { testCards } from '../test-cards.ts';
import { day, html, usd, type Html } from './html.ts';
import { invoiceList } from './invoice.ts';
import { buttonForm, redirectTo, showMessage, showPage } from './layout.ts';
import { cardChoices, cardName, chosenCard, every, planName, statusOf, type Visit } from './site.ts';

/** Cards that can be saved without 3-D Secure. */
const savableCards = testCards.filter(({ onPage }) => onPage !== 'confirms');

/** The first page of each of Stripe's flows. */
const flowPages: Record<PortalFlow, string> = {
  subscription_update: 'plan',
  payment_method_update: 'card',
  subscription_cancel: 'cancel',
};

/** Messages after an action, by the `done` parameter. */
const doneTexts: Record<string, string> = {
  plan: 'Your plan has been changed.',
  card: 'Your card has been updated.',
  cancel: 'Your membership will end after the paid period.',
  resume: 'Your membership has been resumed.',
};

/** An unexpired portal session, its customer, and their running subscription. */
interface Account {
  portal: Portal;
  customer: Customer;
  subscription: Subscription | null;
}

function accountOf(ledger: Ledger, secret: string): Account | null {
  const portal = Object.hasOwn(ledger.state.portals, secret) ? ledger.state.portals[secret] : undefined;
  const customer = ledger.find('customer', portal?.customer ?? null);
  if (!portal || !customer || portal.expiresAt <= ledger.now) return null;
  return {
    portal,
    customer,
    subscription: ledger.all('subscription').find((one) => one.customer === customer.id && isRunning(one)) ?? null,
  };
}

function portalError(ledger: Ledger, secret: string): Response {
  const portal = Object.hasOwn(ledger.state.portals, secret) ? ledger.state.portals[secret] : undefined;
  if (!portal) return showMessage('Page not found', 'Open Billing again in the app.', null, 404);
  return showMessage(
    'This page has expired',
    'Open Billing again in the app.',
    { label: 'Back to Cornerlot', address: portal.returnUrl },
    410,
  );
}

/** The start page. A session with a flow starts at that flow's page instead. */
export async function showPortal({ site, id, query }: Visit): Promise<Response> {
  const ledger = await site.read();
  const account = accountOf(ledger, id);
  if (!account) return portalError(ledger, id);
  const { portal, customer, subscription } = account;
  if (portal.flow && subscription && !query.has('done')) return redirectTo(`/portal/${id}/${flowPages[portal.flow]}`);
  return showPage({
    title: 'Billing',
    notice: noticeOf(query.get('done')),
    body: html`<a class="way" href="${portal.returnUrl}">Back to Cornerlot</a>
      <h1>Billing</h1>
      <p class="muted id">${nameOf(customer)}</p>
      ${
        subscription
          ? membership(ledger, id, subscription)
          : html`<section class="card"><p>You don’t have an active membership.</p></section>`
      }
      ${
        customer.balance < 0 &&
        html`<p>Your credit of <strong>${usd(-customer.balance)}</strong> applies to your next invoice.</p>`
      }
      <section aria-labelledby="invoices">
        <h2 id="invoices">Invoices</h2>
        ${invoiceList(ledger, customer.id)}
      </section>`,
  });
}

function noticeOf(done: string | null): { tone: 'good'; text: string } | null {
  const text = done !== null && Object.hasOwn(doneTexts, done) ? doneTexts[done] : undefined;
  return text === undefined ? null : { tone: 'good', text };
}

function membership(ledger: Ledger, id: string, subscription: Subscription): Html {
  const { badge, sentence } = statusOf(ledger, subscription);
  const invoice = openInvoice(ledger, subscription);
  const { price } = itemOf(subscription);
  return html`<section class="card" aria-labelledby="membership">
    <div class="row between">
      <h2 id="membership" style="margin:0">${planName(subscription)}</h2>
      ${badge}
    </div>
    <p class="price">${usd(price.unit_amount)} <span>${every(price)}</span></p>
    <p>${sentence}</p>
    ${
      invoice &&
      html`<p class="notice bad">
        ${usd(invoice.amount_due)} is due. <a href="${invoice.hosted_invoice_url}">Pay now</a>, or update your card.
      </p>`
    }
    <dl>
      <dt>Card</dt>
      <dd>${cardName(ledger.find('payment_method', methodOf(ledger, subscription))) ?? 'None'}</dd>
    </dl>
    <div class="row">
      <a class="button" href="/portal/${id}/plan">Change plan</a
      ><a class="button" href="/portal/${id}/card">Update card</a>
      ${
        subscription.cancel_at_period_end
          ? buttonForm(`/portal/${id}/resume`, 'Resume membership', {}, 'primary')
          : html`<a class="button danger" href="/portal/${id}/cancel">Cancel membership</a>`
      }
    </div>
  </section>`;
}

type StepContent = (ledger: Ledger, account: Account & { subscription: Subscription }, secret: string) => Html;

/** A page for one change. Without a running subscription, redirects to the start page. */
function stepPage(title: string, content: StepContent): (visit: Visit, problem?: string) => Promise<Response> {
  return async ({ site, id }, problem) => {
    const ledger = await site.read();
    const account = accountOf(ledger, id);
    if (!account) return portalError(ledger, id);
    const { subscription } = account;
    if (!subscription) return redirectTo(`/portal/${id}?done`);
    return showPage({
      title,
      status: problem === undefined ? 200 : 402,
      notice: problem === undefined ? null : { tone: 'bad', text: problem },
      body: html`<a class="way" href="${backAddress(account.portal, id)}">Back</a
        >${content(ledger, { ...account, subscription }, id)}`,
    });
  };
}

/** Where Back leads: a session with a flow returns to the app, others to the start page. */
function backAddress({ flow, returnUrl }: Portal, id: string): string {
  return flow ? returnUrl : `/portal/${id}`;
}

export const showPlan = stepPage('Change plan', (ledger, { subscription }, id) => {
  const current = itemOf(subscription).price.id;
  const choices = [...ledger.prices.values()].filter(({ active }) => active);
  const isUnpaid = openInvoice(ledger, subscription) !== null;
  const first = choices.find((price) => price.id !== current)?.id;
  return html`<form class="card" method="post" action="/portal/${id}/plan">
    <h1>Change plan</h1>
    <fieldset>
      <legend>Plan</legend>
      ${choices.map((price) => {
        const { due, credit } = costOfChange(ledger, subscription, price);
        const isCurrent = price.id === current;
        const note = isCurrent
          ? 'Your current plan'
          : `${usd(due)} due today${credit > 0 ? `, and a credit of ${usd(credit)}` : ''}`;
        return html`<label class="choice"
          ><input
            type="radio"
            name="price"
            value="${price.id}"
            required
            ${isCurrent && 'disabled'}
            ${price.id === first && 'checked'}
          />
          <span><strong>${price.nickname}</strong><small>${note}</small></span
          ><span class="end">${usd(price.unit_amount)}<small>${every(price)}</small></span></label
        >`;
      })}
    </fieldset>
    <p class="muted small">The new plan starts today. You get a credit for the rest of the paid period.</p>
    ${
      isUnpaid
        ? html`<p class="notice bad">Pay your open invoice first.</p>`
        : html`<button class="primary full">Change plan</button>`
    }
  </form>`;
});

export const showCard = stepPage('Update card', (ledger, { subscription }, id) => {
  const invoice = openInvoice(ledger, subscription);
  return html`<form class="card" method="post" action="/portal/${id}/card">
    <h1>Update card</h1>
    <p>Current card: ${cardName(ledger.find('payment_method', methodOf(ledger, subscription))) ?? 'none'}.</p>
    ${cardChoices(savableCards, 'Test card')}
    ${invoice && html`<p>We’ll charge the ${usd(invoice.amount_due)} due to the new card immediately.</p>`}
    <button class="primary full">Update card</button>
  </form>`;
});

export const showCancel = stepPage(
  'Cancel membership',
  (_, { subscription, portal }, id) =>
    html`<section class="card">
      <h1>Cancel membership</h1>
      <p>
        You keep ${planName(subscription)} until <strong>${day(periodOf(subscription).end)}</strong>.
        You won’t be charged again.
      </p>
      <div class="row">
        ${buttonForm(`/portal/${id}/cancel`, 'Cancel membership', {}, 'danger')}<a
          class="button"
          href="${backAddress(portal, id)}"
          >Keep membership</a
        >
      </div>
    </section>`,
);

/** Applies a change to the running subscription and redirects. Stripe's errors are shown on the same page. */
function stepAction(
  done: string,
  show: (visit: Visit, problem?: string) => Promise<Response>,
  work: (ledger: Ledger, subscription: Subscription, visit: Visit) => void,
) {
  return async (visit: Visit): Promise<Response> => {
    try {
      const portal = await visit.site.change((ledger) => {
        const account = accountOf(ledger, visit.id);
        if (account?.subscription) work(ledger, account.subscription, visit);
        return account?.portal ?? null;
      });
      if (!portal) return portalError(await visit.site.read(), visit.id);
      return redirectTo(portal.flow ? portal.returnUrl : `/portal/${visit.id}?done=${done}`);
    } catch (error) {
      if (!(error instanceof StripeError)) throw error;
      return show(visit, error.message);
    }
  };
}

export const setPlan = stepAction('plan', showPlan, (ledger, subscription, { form }) => {
  changePlan(ledger, subscription, ledger.price(form.get('price') ?? '', 'price'));
});

export const setCard = stepAction('card', showCard, (ledger, subscription, { form }) => {
  const card = chosenCard(form);
  if (!card || card.onPage === 'declines')
    throw new StripeError(402, {
      type: 'card_error',
      code: 'card_declined',
      message: card ? declined : 'Choose a test card.',
    });
  changeCard(ledger, subscription, attachCard(ledger, ledger.get('customer', subscription.customer), card));
});

export const setCancel = stepAction('cancel', showCancel, (ledger, subscription) =>
  cancelAtPeriodEnd(ledger, subscription, true),
);
export const setResume = stepAction('resume', showCancel, (ledger, subscription) =>
  cancelAtPeriodEnd(ledger, subscription, false),
);
