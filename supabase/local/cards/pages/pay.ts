import type { Books } from '../books.ts';
import { confirmCheckout, detailsOf, payCheckout, type Payment } from '../checkouts.ts';
import type { CheckoutSession } from '../objects.ts';
import { testCard, testCards, type TestCard } from '../test-cards.ts';
import { html, usd } from './html.ts';
import { buttonForm, goTo, showMessage, showPage } from './layout.ts';
import { cardChoices, chosenCard, every, type Visit } from './site.ts';

/** The payment page of a checkout session. */
export async function showPay({ site, id }: Visit): Promise<Response> {
  const books = await site.read();
  return payPage(books, books.find('checkout.session', id));
}

/** "Pay". */
export async function pay({ site, id, form }: Visit): Promise<Response> {
  const card = chosenCard(form);
  return answer(id, site, card, (books, session) =>
    card ? payCheckout(books, session, card) : { result: 'refused', message: 'Choose a test card.' },
  );
}

/** The second step that some cards ask for. */
export async function showConfirm({ site, id }: Visit): Promise<Response> {
  const books = await site.read();
  const session = books.find('checkout.session', id);
  if (session?.status !== 'open' || detailsOf(books, session).confirming === null) return payPage(books, session);
  return showPage({
    title: 'Confirm that it is you',
    body: html`<section class="card"><h1>Confirm that it is you</h1>
<p>Your test bank asks for a second step before ${usd(session.amount_total ?? 0)} is paid to Cornerlot, as banks do with 3-D Secure.</p>
<div class="row">${buttonForm(`/pay/${id}/confirm`, 'Complete', { outcome: 'complete' }, 'primary')}${buttonForm(`/pay/${id}/confirm`, 'Fail', { outcome: 'fail' })}</div></section>`,
  });
}

export async function confirm({ site, id, form }: Visit): Promise<Response> {
  return answer(id, site, null, (books, session) => {
    const card = testCard(detailsOf(books, session).confirming);
    return card
      ? confirmCheckout(books, session, card, form.get('outcome') === 'complete')
      : { result: 'refused', message: 'Choose a card first.' };
  });
}

/** Does what a form asks for and shows what came of it. A second press on a button that has paid leads where the first did. */
async function answer(
  id: string,
  site: Visit['site'],
  chosen: TestCard | null,
  work: (books: Books, session: CheckoutSession) => Payment,
): Promise<Response> {
  const before = await site.read();
  if (!before.find('checkout.session', id)) return payPage(before, null);
  const payment = await site.change((books): Payment => {
    const session = books.get('checkout.session', id);
    if (session.status === 'complete') return { result: 'paid' };
    return session.status === 'open' ? work(books, session) : { result: 'refused', message: '' };
  });
  const books = await site.read();
  const session = books.get('checkout.session', id);
  if (payment.result === 'paid') return goTo(successAddress(session));
  if (payment.result === 'confirm') return goTo(`/pay/${id}/confirm`);
  return payPage(books, session, payment.message, chosen);
}

function successAddress({ id, success_url: address }: CheckoutSession): string {
  return (address ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', id);
}

function payPage(
  books: Books,
  session: CheckoutSession | null,
  problem: string | null = null,
  chosen: TestCard | null = null,
): Response {
  if (!session)
    return showMessage(
      'There is nothing to pay here',
      'This address does not belong to a payment. Start again from the app.',
      null,
      404,
    );
  if (session.status === 'complete') {
    return showMessage('This has been paid', 'Nothing more is charged for it.', {
      label: 'Back to Cornerlot',
      address: successAddress(session),
    });
  }
  const back = session.cancel_url;
  if (session.status === 'expired') {
    return showMessage(
      'This payment page has expired',
      'Nothing was charged. You can choose your plan again.',
      back ? { label: 'Back to Cornerlot', address: back } : null,
      410,
    );
  }
  const { price } = detailsOf(books, session);
  const amount = usd(price.unit_amount);
  const customer = books.find('customer', session.customer);
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
${customer?.email ? html`<p><span class="muted">Email</span><br>${customer.email}</p>` : null}
${cardChoices(testCards, 'Test card', chosen)}
<button class="primary full">Pay ${amount}</button>
</form>
</div>`,
  });
}
