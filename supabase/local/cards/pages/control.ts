import { nameOf, type Books } from '../books.ts';
import { moveClock } from '../clock.ts';
import { methodOf, openInvoice } from '../invoices.ts';
import type { Customer, Subscription } from '../objects.ts';
import type { StoredEvent } from '../state.ts';
import { cancel, cancelAtPeriodEnd, isLiving, payInvoice, renew } from '../subscriptions.ts';
import { html, moment, usd, type Html } from './html.ts';
import { buttonForm, goTo, showPage } from './layout.ts';
import { cardName, planName, standing, type Visit } from './site.ts';

/** How many events the page lists, and how long a form waits for the webhook, in milliseconds. */
const eventsShown = 60;
const patience = 15_000;

/** The control page: what happens to subscriptions by itself or by the provider's hand can be made to happen here. */
export async function showControl({ site, query }: Visit): Promise<Response> {
  const books = await site.read();
  const { state } = books;
  const customers = books.all('customer');
  const events = state.events.slice(-eventsShown).reverse();
  const waiting = state.events.filter(({ nextAt }) => nextAt !== null).length;
  const problem = query.get('problem');
  return showPage({
    title: 'Card payments (sandbox)',
    width: 'wide',
    notice: problem === null ? null : { tone: 'bad', text: problem },
    body: html`<h1>Card payments (sandbox)</h1>
<p class="muted">Stands in for the card provider. What is done here reaches Cornerlot as the provider’s signed events.</p>
<div class="columns two">
<section class="card" aria-labelledby="clock">
<h2 id="clock" style="margin-top:0">Clock</h2>
<p>It is <strong>${moment(books.now)}</strong> here${state.ahead > 0 && `, ${days(state.ahead)} ahead`}.</p>
<div class="row">${[1, 30, 92, 366].map((count) => buttonForm('/clock', `+${count} ${count === 1 ? 'day' : 'days'}`, { days: String(count) }))}</div>
<form class="row" method="post" action="/clock" style="margin-top:12px"><label class="field">Days <input type="number" name="days" min="1" max="3660" required></label><button>Move on</button></form>
</section>
<section class="card" aria-labelledby="connection">
<h2 id="connection" style="margin-top:0">Connection</h2>
<p>${waiting === 0 ? 'Every event has been taken.' : `${waiting} ${waiting === 1 ? 'event waits' : 'events wait'} to be taken.`} ${state.held && 'They are held: none is posted until you let go or send one.'}</p>
${state.down && html`<p>The API fails, whatever it is asked.</p>`}
<div class="row">${state.held ? buttonForm('/hold', 'Let events go', { held: 'false' }, 'primary') : buttonForm('/hold', 'Hold events', { held: 'true' })}
${state.down ? buttonForm('/outage', 'End outage', { down: 'false' }, 'primary') : buttonForm('/outage', 'Begin outage', { down: 'true' })}</div>
</section>
</div>
<section aria-labelledby="customers"><h2 id="customers">Customers</h2>
${customers.length === 0 ? html`<p class="card muted">Nobody yet. A customer appears with the first checkout.</p>` : customers.map((customer) => customerCard(books, customer))}
</section>
<section aria-labelledby="events"><h2 id="events">Events</h2>
${events.length === 0 ? html`<p class="card muted">None yet.</p>` : html`<ul class="plain card">${events.map(eventRow)}</ul>`}
</section>`,
  });
}

function days(seconds: number): string {
  const count = Math.round(seconds / 86_400);
  return count === 1 ? '1 day' : `${count} days`;
}

function customerCard(books: Books, customer: Customer): Html {
  const subscriptions = books.all('subscription').filter((subscription) => subscription.customer === customer.id);
  return html`<article class="card"><div class="row between"><h3 class="id">${nameOf(customer)}</h3><span class="muted small id">${customer.id}</span></div>
${customer.balance < 0 && html`<p class="small muted">Credit of ${usd(-customer.balance)}</p>`}
${subscriptions.length === 0 ? html`<p class="muted" style="margin-top:8px">No subscription.</p>` : html`<ul class="plain" style="margin-top:12px">${subscriptions.map((one) => subscriptionRow(books, one))}</ul>`}
</article>`;
}

function subscriptionRow(books: Books, subscription: Subscription): Html {
  const { badge, sentence } = standing(books, subscription);
  const invoice = openInvoice(books, subscription);
  const action = `/subscriptions/${subscription.id}`;
  return html`<li><p class="row"><strong>${planName(subscription)}</strong> ${badge} <span class="muted small id">${subscription.id}</span></p>
<p>${sentence} <span class="muted">${cardName(books.find('payment_method', methodOf(books, subscription)))}</span></p>
${
  isLiving(subscription) &&
  html`<div class="row">${invoice && buttonForm(`${action}/pay`, `Pay ${usd(invoice.amount_due)}`, {}, 'primary')}
${buttonForm(`${action}/renew`, 'Renew now')}${buttonForm(`${action}/fail`, 'Renewal fails')}
${subscription.cancel_at_period_end ? buttonForm(`${action}/resume`, 'Resume') : buttonForm(`${action}/cancel-at-period-end`, 'Cancel at period end')}
${buttonForm(`${action}/cancel`, 'Cancel now', {}, 'danger')}</div>`
}</li>`;
}

function eventRow({ id, type, created, deliveries, attempts, nextAt }: StoredEvent): Html {
  const last = deliveries.at(-1);
  const answer = last
    ? `${attempts === 1 ? 'Posted once' : `Posted ${attempts} times`}, answered ${last.status ?? 'nothing'}`
    : 'Not posted yet';
  return html`<li class="row between"><div><strong>${type}</strong> <span class="badge ${nextAt === null ? 'good' : 'amber'}">${nextAt === null ? 'Taken' : 'Waits'}</span>
<p class="muted small id">${moment(created)} · ${answer} · ${id}</p></div>${buttonForm(`/events/${id}/send`, 'Send again')}</li>`;
}

/** The same as JSON, for tests. */
export async function readControl({ site }: Visit): Promise<Response> {
  const books = await site.read();
  const { state } = books;
  return Response.json({
    now: books.now,
    held: state.held,
    down: state.down,
    customers: books.all('customer').map((customer) => ({
      id: customer.id,
      email: customer.email,
      subscriptions: books.all('subscription').filter((subscription) => subscription.customer === customer.id),
      invoices: books.all('invoice').filter((invoice) => invoice.customer === customer.id),
    })),
    events: state.events.map(({ id, type, created, customer, attempts, nextAt, deliveries }) => ({
      id,
      type,
      created,
      customer,
      attempts,
      taken: nextAt === null,
      status: deliveries.at(-1)?.status ?? null,
    })),
  });
}

const subscriptionActions: Record<string, (books: Books, subscription: Subscription) => void> = {
  renew: (books, subscription) => renew(books, subscription, books.now),
  fail: (books, subscription) => renew(books, subscription, books.now, true),
  pay: (books, subscription) => {
    const invoice = openInvoice(books, subscription);
    if (invoice) payInvoice(books, invoice, methodOf(books, subscription), true);
  },
  cancel: (books, subscription) => cancel(books, subscription, 'cancellation_requested'),
  'cancel-at-period-end': (books, subscription) => cancelAtPeriodEnd(books, subscription, true),
  resume: (books, subscription) => cancelAtPeriodEnd(books, subscription, false),
};

/** Makes something happen to a subscription. */
export function actOnSubscription(action: string): (visit: Visit) => Promise<Response> {
  return ({ site, id }) =>
    done(site, (books) => {
      const subscription = books.get('subscription', id);
      // Pressed twice, or on a page that is no longer true.
      if (isLiving(subscription)) subscriptionActions[action]?.(books, subscription);
    });
}

/** The names of what can be made to happen to a subscription. */
export const subscriptionActionNames = Object.keys(subscriptionActions);

/** Moves the clock on. */
export function move({ site, form }: Visit): Promise<Response> {
  return done(site, (books) => moveClock(books, Number(form.get('days'))));
}

/** Holds events back, or lets go. */
export function hold({ site, form }: Visit): Promise<Response> {
  return done(site, ({ state }) => {
    state.held = form.get('held') === 'true';
  });
}

/** Begins or ends an outage of the API. */
export function outage({ site, form }: Visit): Promise<Response> {
  return done(site, ({ state }) => {
    state.down = form.get('down') === 'true';
  });
}

/** Posts an event again, and waits for the answer. */
export async function sendAgain({ site, id }: Visit): Promise<Response> {
  await site.deliveries.sendAgain(id);
  return goTo('/');
}

/** Comes back once the webhook has heard of it, so that what the page and the app show is true. */
async function done(site: Visit['site'], work: (books: Books) => void): Promise<Response> {
  await site.change(work);
  await site.deliveries.idle(patience);
  return goTo('/');
}
