import { CardError, nameOf, type Books } from '../books.ts';
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
  isLiving,
  itemOf,
  periodOf,
} from '../subscriptions.ts';
import { testCards } from '../test-cards.ts';
import { day, html, usd, type Html } from './html.ts';
import { invoiceList } from './invoice.ts';
import { buttonForm, goTo, showMessage, showPage } from './layout.ts';
import { cardChoices, cardName, chosenCard, every, planName, standing, type Visit } from './site.ts';

/** Cards that can be kept without a second step. */
const keepable = testCards.filter(({ onPage }) => onPage !== 'confirms');

/** Where each flow of Stripe's begins. */
const flowPages: Record<PortalFlow, string> = {
  subscription_update: 'plan',
  payment_method_update: 'card',
  subscription_cancel: 'cancel',
};

/** What is said after something was done, by the word in the address. */
const said: Record<string, string> = {
  plan: 'Your plan has been changed.',
  card: 'Your card has been updated.',
  cancel: 'Your membership will end with the period that is paid.',
  resume: 'Your membership goes on.',
};

/** A visit that is still good, with whose it is and the subscription that runs. */
interface Account {
  portal: Portal;
  customer: Customer;
  subscription: Subscription | null;
}

function accountOf(books: Books, secret: string): Account | null {
  const portal = Object.hasOwn(books.state.portals, secret) ? books.state.portals[secret] : undefined;
  const customer = books.find('customer', portal?.customer ?? null);
  if (!portal || !customer || portal.expiresAt <= books.now) return null;
  return {
    portal,
    customer,
    subscription: books.all('subscription').find((one) => one.customer === customer.id && isLiving(one)) ?? null,
  };
}

function gone(books: Books, secret: string): Response {
  const portal = Object.hasOwn(books.state.portals, secret) ? books.state.portals[secret] : undefined;
  if (!portal) return showMessage('There is no such page', 'Open billing again from the app.', null, 404);
  return showMessage(
    'This page has expired',
    'Open billing again from the app.',
    { label: 'Back to Cornerlot', address: portal.returnUrl },
    410,
  );
}

/** The first page; a visit for one thing begins at the page for that. */
export async function showPortal({ site, id, query }: Visit): Promise<Response> {
  const books = await site.read();
  const account = accountOf(books, id);
  if (!account) return gone(books, id);
  const { portal, customer, subscription } = account;
  if (portal.flow && subscription && !query.has('done')) return goTo(`/portal/${id}/${flowPages[portal.flow]}`);
  return showPage({
    title: 'Billing',
    notice: noticeOf(query.get('done')),
    body: html`<a class="way" href="${portal.returnUrl}">Back to Cornerlot</a>
<h1>Billing</h1><p class="muted id">${nameOf(customer)}</p>
${subscription ? membership(books, id, subscription) : html`<section class="card"><p>No membership is running.</p></section>`}
${customer.balance < 0 && html`<p>Your credit of <strong>${usd(-customer.balance)}</strong> is set off against what comes next.</p>`}
<section aria-labelledby="invoices"><h2 id="invoices">Invoices</h2>${invoiceList(books, customer.id)}</section>`,
  });
}

function noticeOf(done: string | null): { tone: 'good'; text: string } | null {
  const text = done !== null && Object.hasOwn(said, done) ? said[done] : undefined;
  return text === undefined ? null : { tone: 'good', text };
}

function membership(books: Books, id: string, subscription: Subscription): Html {
  const { badge, sentence } = standing(books, subscription);
  const invoice = openInvoice(books, subscription);
  const { price } = itemOf(subscription);
  return html`<section class="card" aria-labelledby="membership">
<div class="row between"><h2 id="membership" style="margin:0">${planName(subscription)}</h2>${badge}</div>
<p class="price">${usd(price.unit_amount)} <span>${every(price)}</span></p>
<p>${sentence}</p>
${invoice && html`<p class="notice bad">${usd(invoice.amount_due)} is due. <a href="${invoice.hosted_invoice_url}">Pay now</a>, or update your card.</p>`}
<dl><dt>Card</dt><dd>${cardName(books.find('payment_method', methodOf(books, subscription))) ?? 'None'}</dd></dl>
<div class="row"><a class="button" href="/portal/${id}/plan">Change plan</a><a class="button" href="/portal/${id}/card">Update card</a>
${subscription.cancel_at_period_end ? buttonForm(`/portal/${id}/resume`, 'Resume membership', {}, 'primary') : html`<a class="button danger" href="/portal/${id}/cancel">Cancel membership</a>`}</div>
</section>`;
}

type Step = (books: Books, account: Account & { subscription: Subscription }, secret: string) => Html;

/** A page on which one thing is decided. Where nothing runs that it could be about, the first page says so. */
function stepPage(title: string, content: Step): (visit: Visit, problem?: string) => Promise<Response> {
  return async ({ site, id }, problem) => {
    const books = await site.read();
    const account = accountOf(books, id);
    if (!account) return gone(books, id);
    const { subscription } = account;
    if (!subscription) return goTo(`/portal/${id}?done`);
    return showPage({
      title,
      status: problem === undefined ? 200 : 402,
      notice: problem === undefined ? null : { tone: 'bad', text: problem },
      body: html`<a class="way" href="${leaveAddress(account.portal, id)}">Back</a>${content(books, { ...account, subscription }, id)}`,
    });
  };
}

/** A visit for one thing leads back to the app; else to the first page. */
function leaveAddress({ flow, returnUrl }: Portal, id: string): string {
  return flow ? returnUrl : `/portal/${id}`;
}

export const showPlan = stepPage('Change plan', (books, { subscription }, id) => {
  const current = itemOf(subscription).price.id;
  const choices = [...books.prices.values()].filter(({ active }) => active);
  const waits = openInvoice(books, subscription) !== null;
  const first = choices.find((price) => price.id !== current)?.id;
  return html`<form class="card" method="post" action="/portal/${id}/plan"><h1>Change plan</h1>
<fieldset><legend>Plan</legend>${choices.map((price) => {
    const { due, credit } = costOfChange(books, subscription, price);
    const isCurrent = price.id === current;
    const note = isCurrent
      ? 'Your plan now'
      : `${usd(due)} due today${credit > 0 ? `, and a credit of ${usd(credit)}` : ''}`;
    return html`<label class="choice"><input type="radio" name="price" value="${price.id}" required ${isCurrent && 'disabled'} ${price.id === first && 'checked'}>
<span><strong>${price.nickname}</strong><small>${note}</small></span><span class="end">${usd(price.unit_amount)}<small>${every(price)}</small></span></label>`;
  })}</fieldset>
<p class="muted small">The new plan begins today. What is left of the paid period is set off.</p>
${waits ? html`<p class="notice bad">Pay what is due first.</p>` : html`<button class="primary full">Change plan</button>`}</form>`;
});

export const showCard = stepPage('Update card', (books, { subscription }, id) => {
  const invoice = openInvoice(books, subscription);
  return html`<form class="card" method="post" action="/portal/${id}/card"><h1>Update card</h1>
<p>Now: ${cardName(books.find('payment_method', methodOf(books, subscription))) ?? 'no card'}.</p>
${cardChoices(keepable, 'Test card')}
${invoice && html`<p>The ${usd(invoice.amount_due)} that is due is charged to the new card at once.</p>`}
<button class="primary full">Update card</button></form>`;
});

export const showCancel = stepPage(
  'Cancel membership',
  (_, { subscription, portal }, id) => html`<section class="card"><h1>Cancel membership</h1>
<p>${planName(subscription)} stays yours until <strong>${day(periodOf(subscription).end)}</strong>. After that nothing is charged any more.</p>
<div class="row">${buttonForm(`/portal/${id}/cancel`, 'Cancel membership', {}, 'danger')}<a class="button" href="${leaveAddress(portal, id)}">Keep membership</a></div></section>`,
);

/** Does one thing to the subscription that runs, and leads on; what the card provider refuses is said on the page it came from. */
function step(
  done: string,
  show: (visit: Visit, problem?: string) => Promise<Response>,
  work: (books: Books, subscription: Subscription, visit: Visit) => void,
) {
  return async (visit: Visit): Promise<Response> => {
    try {
      const portal = await visit.site.change((books) => {
        const account = accountOf(books, visit.id);
        if (account?.subscription) work(books, account.subscription, visit);
        return account?.portal ?? null;
      });
      if (!portal) return gone(await visit.site.read(), visit.id);
      return goTo(portal.flow ? portal.returnUrl : `/portal/${visit.id}?done=${done}`);
    } catch (error) {
      if (!(error instanceof CardError)) throw error;
      return show(visit, error.message);
    }
  };
}

export const setPlan = step('plan', showPlan, (books, subscription, { form }) => {
  changePlan(books, subscription, books.price(form.get('price') ?? '', 'price'));
});

export const setCard = step('card', showCard, (books, subscription, { form }) => {
  const card = chosenCard(form);
  if (!card || card.onPage === 'declines')
    throw new CardError(402, {
      type: 'card_error',
      code: 'card_declined',
      message: card ? declined : 'Choose a test card.',
    });
  changeCard(books, subscription, attachCard(books, books.get('customer', subscription.customer), card));
});

export const setCancel = step('cancel', showCancel, (books, subscription) =>
  cancelAtPeriodEnd(books, subscription, true),
);
export const setResume = step('resume', showCancel, (books, subscription) =>
  cancelAtPeriodEnd(books, subscription, false),
);
