import type { Ledger } from '../ledger.ts';
import { confirmCheckout, detailsOf, payCheckout, type Payment } from '../checkouts.ts';
import type { CheckoutSession } from '../objects.ts';
import { testCard, testCards, type TestCard } from '../test-cards.ts';
import { html, usd } from './html.ts';
import { buttonForm, redirectTo, showMessage, showPage } from './layout.ts';
import { cardChoices, chosenCard, every, type Visit } from './site.ts';

/** The payment page of a checkout session. */
export async function showPay({ site, id }: Visit): Promise<Response> {
  const ledger = await site.read();
  return payPage(ledger, ledger.find('checkout.session', id));
}

/** Pays with the chosen card. */
export async function pay({ site, id, form }: Visit): Promise<Response> {
  const card = chosenCard(form);
  return submitPayment(id, site, card, (ledger, session) =>
    card ? payCheckout(ledger, session, card) : { result: 'refused', message: 'Choose a test card.' },
  );
}

/** The 3-D Secure page, for cards that require it. */
export async function showConfirm({ site, id }: Visit): Promise<Response> {
  const ledger = await site.read();
  const session = ledger.find('checkout.session', id);
  if (session?.status !== 'open' || detailsOf(ledger, session).confirming === null) return payPage(ledger, session);
  return showPage({
    title: 'Confirm that it’s you',
    body: html`<section class="card">
      <h1>Confirm that it’s you</h1>
      <p>
        Your test bank wants you to confirm the payment of ${usd(session.amount_total ?? 0)} to Cornerlot, as banks do
        with 3-D Secure.
      </p>
      <div class="row">
        ${buttonForm(`/pay/${id}/confirm`, 'Complete', { outcome: 'complete' }, 'primary')}
        ${buttonForm(`/pay/${id}/confirm`, 'Fail', { outcome: 'fail' })}
      </div>
    </section>`,
  });
}

export async function confirm({ site, id, form }: Visit): Promise<Response> {
  return submitPayment(id, site, null, (ledger, session) => {
    const card = testCard(detailsOf(ledger, session).confirming);
    return card
      ? confirmCheckout(ledger, session, card, form.get('outcome') === 'complete')
      : { result: 'refused', message: 'Choose a card first.' };
  });
}

/** Runs `work` and shows the result. A double click on a button that has paid redirects like the first click. */
async function submitPayment(
  id: string,
  site: Visit['site'],
  chosen: TestCard | null,
  work: (ledger: Ledger, session: CheckoutSession) => Payment,
): Promise<Response> {
  const before = await site.read();
  if (!before.find('checkout.session', id)) return payPage(before, null);
  const payment = await site.change((ledger): Payment => {
    const session = ledger.get('checkout.session', id);
    if (session.status === 'complete') return { result: 'paid' };
    return session.status === 'open' ? work(ledger, session) : { result: 'refused', message: '' };
  });
  const ledger = await site.read();
  const session = ledger.get('checkout.session', id);
  if (payment.result === 'paid') return redirectTo(successAddress(session));
  if (payment.result === 'confirm') return redirectTo(`/pay/${id}/confirm`);
  return payPage(ledger, session, payment.message, chosen);
}

function successAddress({ id, success_url: address }: CheckoutSession): string {
  return (address ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', id);
}

function payPage(
  ledger: Ledger,
  session: CheckoutSession | null,
  problem: string | null = null,
  chosen: TestCard | null = null,
): Response {
  if (!session)
    return showMessage(
      'Payment not found',
      'This link doesn’t belong to a payment. Start again in the app.',
      null,
      404,
    );
  if (session.status === 'complete') {
    return showMessage('Already paid', 'You won’t be charged again.', {
      label: 'Back to Cornerlot',
      address: successAddress(session),
    });
  }
  const back = session.cancel_url;
  if (session.status === 'expired') {
    return showMessage(
      'This payment page has expired',
      'You weren’t charged. Choose your plan again.',
      back ? { label: 'Back to Cornerlot', address: back } : null,
      410,
    );
  }
  const { price } = detailsOf(ledger, session);
  const amount = usd(price.unit_amount);
  const customer = ledger.find('customer', session.customer);
  return showPage({
    title: `Pay ${amount}`,
    status: problem === null ? 200 : 402,
    body: html`<div class="columns two">
      <section aria-labelledby="plan">
        <h1 id="plan">${price.nickname}</h1>
        <p class="price">${amount} <span>${every(price)}</span></p>
        <p class="muted">Billed ${every(price)} until you cancel.</p>
        <p class="notice amber">Test page: no card is charged</p>
        ${back && html`<a class="way" href="${back}">Back</a>`}
      </section>
      <form class="card" method="post" action="/pay/${session.id}">
        ${problem !== null && html`<p class="notice bad" role="alert">${problem}</p>`}
        ${customer?.email ? html`<p><span class="muted">Email</span><br />${customer.email}</p>` : null}
        ${cardChoices(testCards, 'Test card', chosen)}
        <button class="primary full">Pay ${amount}</button>
      </form>
    </div>`,
  });
}
