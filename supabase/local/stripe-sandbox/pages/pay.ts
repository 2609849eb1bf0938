import type { Context } from 'hono';
import { html } from 'hono/html';
import { completeCheckout, orderOf } from '../checkouts.ts';
import { cardDeclined } from '../invoices.ts';
import { refused, type Ledger } from '../ledger.ts';
import type { CheckoutSession } from '../objects.ts';
import { testCard, testCards } from '../test-cards.ts';
import { attempt, buttonForm, fieldsOf, showMessage, showPage, type Site } from './layout.ts';
import { cardChoices, every, usd } from './parts.ts';

const notConfirmed = 'The payment wasn’t confirmed, so you weren’t charged. Try again or use another card.';

/** The payment page of a checkout session. */
export async function showPay(context: Context, site: Site): Promise<Response> {
  return payPage(context, await site.read());
}

/** Pays with the chosen card. One that needs 3-D Secure gets a page for it first, which sends its `outcome`. */
export async function pay(context: Context, site: Site): Promise<Response> {
  const { card: last4, outcome } = await fieldsOf(context);
  const card = testCard(last4 ?? null);
  const problem = await attempt(site, (ledger) => {
    const session = sessionOf(context, ledger);
    // A double click on a button that has paid redirects like the first click.
    if (session?.status !== 'open') return;
    if (!card) throw refused('Choose a test card.');
    if (card.onPage === 'declines') throw cardDeclined();
    if (card.onPage === 'confirms' && outcome === undefined) return;
    if (card.onPage === 'confirms' && outcome !== 'complete') throw refused(notConfirmed);
    completeCheckout(ledger, session, card);
  });
  const ledger = await site.read();
  const session = sessionOf(context, ledger);
  if (session?.status === 'complete') return context.redirect(successAddress(session), 303);
  if (session?.status === 'open' && card && problem === null) return confirmPage(context, session, card.last4);
  return payPage(context, ledger, problem, last4);
}

function sessionOf(context: Context, ledger: Ledger): CheckoutSession | null {
  return ledger.find('checkout.session', context.req.param('id') ?? '');
}

function confirmPage(context: Context, { id, amount_total: amount }: CheckoutSession, card: string) {
  const body = html`<section class="card">
    <h1>Confirm that it’s you</h1>
    <p>
      Your test bank wants you to confirm the payment of ${usd(amount)} to Cornerlot, as banks do with 3-D Secure.
    </p>
    <div class="row">
      ${buttonForm(`/pay/${id}`, 'Complete', 'primary', { card, outcome: 'complete' })}
      ${buttonForm(`/pay/${id}`, 'Fail', '', { card, outcome: 'fail' })}
    </div>
  </section>`;
  return showPage(context, { title: 'Confirm that it’s you', body });
}

function successAddress({ id, success_url: address }: CheckoutSession): string {
  return address.replaceAll('{CHECKOUT_SESSION_ID}', id);
}

const unknown = ['Payment not found', 'This link doesn’t belong to a payment. Start again in the app.'] as const;
const expired = ['This payment page has expired', 'You weren’t charged. Choose your plan again.'] as const;

function payPage(context: Context, ledger: Ledger, problem: string | null = null, chosen?: string) {
  const session = sessionOf(context, ledger);
  if (!session) return showMessage(context, 404, unknown);
  if (session.status === 'expired') return showMessage(context, 410, expired, session.cancel_url);
  if (session.status === 'complete')
    return showMessage(context, 200, ['Already paid', 'You won’t be charged again.'], successAddress(session));
  const { price } = orderOf(ledger, session);
  const amount = usd(price.unit_amount);
  const body = html`<div class="columns">
    <section aria-labelledby="plan">
      <h1 id="plan">${price.nickname}</h1>
      <p class="price">${amount} <span>${every(price)}</span></p>
      <p class="muted">Billed ${every(price)} until you cancel.</p>
      <p class="notice amber">Test page: no card is charged</p>
      ${session.cancel_url !== null && html`<a class="way" href="${session.cancel_url}">Back</a>`}
    </section>
    <form class="card" method="post" action="/pay/${session.id}">
      <p><span class="muted">Email</span><br />${ledger.get('customer', session.customer).email}</p>
      ${cardChoices(testCards, chosen)}
      <button class="primary full">Pay ${amount}</button>
    </form>
  </div>`;
  return showPage(context, { title: `Pay ${amount}`, problem, body });
}
