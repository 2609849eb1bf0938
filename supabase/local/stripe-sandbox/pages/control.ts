import type { Context } from 'hono';
import { html } from 'hono/html';
import { deleteCustomer } from '../checkouts.ts';
import { moveClock } from '../clock.ts';
import { openInvoice } from '../invoices.ts';
import type { Ledger } from '../ledger.ts';
import type { Charge, Customer, Subscription } from '../objects.ts';
import { chargeOf, closeDispute, failRefund, openDispute, refund } from '../reversals.ts';
import type { StoredEvent } from '../state.ts';
import { cancel, isRunning, payInvoice, renew } from '../subscriptions.ts';
import { buttonForm, fieldsOf, showPage, type Html, type Site } from './layout.ts';
import { moment, subscriptionSummary, usd } from './parts.ts';

/** Events listed on the page, and milliseconds a form waits for the webhook. */
const maxEvents = 60;
const deliveryTimeout = 15_000;

type Action = (ledger: Ledger, id: string, fields: Partial<Record<string, string>>) => void;

/** An action on a subscription. It might have ended: a double click, or an outdated page. */
function onRunning(work: (ledger: Ledger, subscription: Subscription) => void): Action {
  return (ledger, id) => {
    const subscription = ledger.get('subscription', id);
    if (isRunning(subscription)) work(ledger, subscription);
  };
}

/** What happens at Stripe automatically or in its dashboard, by the path of its form. */
export const actions: Record<string, Action> = {
  '/clock': (ledger, _, { days }) => moveClock(ledger, Number(days)),
  '/hold': ({ state }, _, { held }) => void (state.held = held === 'true'),
  '/outage': ({ state }, _, { down }) => void (state.down = down === 'true'),
  // As if the functions' secret key had been replaced.
  '/live': (ledger) => ledger.goLive(),
  // Gives up on pending events, as Stripe does after three days.
  '/events/lose': ({ state }) => {
    for (const event of state.events) event.nextAt = null;
  },
  '/customers/:id/delete': (ledger, id) => deleteCustomer(ledger, id),
  '/subscriptions/:id/renew': onRunning((ledger, subscription) => renew(ledger, subscription, ledger.now)),
  '/subscriptions/:id/fail': onRunning((ledger, subscription) => renew(ledger, subscription, ledger.now, true)),
  '/subscriptions/:id/pay': onRunning((ledger, subscription) => {
    const invoice = openInvoice(ledger, subscription);
    if (invoice) payInvoice(ledger, invoice, subscription.default_payment_method, true);
  }),
  '/subscriptions/:id/cancel': onRunning((ledger, subscription) => cancel(ledger, subscription)),
  // `cents`, or all that's left without it.
  '/payments/:id/refund': (ledger, id, { cents }) =>
    void refund(ledger, chargeOf(ledger, id), cents === undefined ? null : Number(cents)),
  '/payments/:id/dispute': (ledger, id) => openDispute(ledger, chargeOf(ledger, id)),
  '/refunds/:id/fail': (ledger, id) => failRefund(ledger, ledger.get('refund', id)),
  '/disputes/:id/won': (ledger, id) => closeDispute(ledger, ledger.get('dispute', id), 'won'),
  '/disputes/:id/lost': (ledger, id) => closeDispute(ledger, ledger.get('dispute', id), 'lost'),
};

/** Runs an action. Redirects back once the webhook has responded, so that the page and the app are up to date. */
export async function act(context: Context, site: Site, action: Action): Promise<Response> {
  const fields = await fieldsOf(context);
  await site.change((ledger) => action(ledger, context.req.param('id') ?? '', fields));
  await site.deliveries.idle(deliveryTimeout);
  return context.redirect('/', 303);
}

/** Delivers an event now, and waits for the response. */
export async function resend(context: Context, site: Site): Promise<Response> {
  await site.deliveries.deliverNow(context.req.param('id') ?? '');
  return context.redirect('/', 303);
}

/** The sandbox's state as JSON, for tests. */
export async function readControl(context: Context, site: Site): Promise<Response> {
  const ledger = await site.read();
  const customers = ledger.all('customer').map(({ id, email }) => ({
    id,
    email,
    subscriptions: ledger.all('subscription').filter(({ customer }) => customer === id),
    invoices: ledger.all('invoice').filter(({ customer }) => customer === id),
  }));
  const events = ledger.state.events.map((event) => ({ ...event, delivered: event.nextAt === null }));
  return context.json({ customers, events });
}

/** The control page. */
export async function showControl(context: Context, site: Site): Promise<Response> {
  const ledger = await site.read();
  const { held, down, testMode, events } = ledger.state;
  const customers = ledger.all('customer');
  const pending = events.filter(({ nextAt }) => nextAt !== null).length;
  const body = html`<h1>Simulate Stripe</h1>
    <p class="muted">What you do here reaches Cornerlot as signed webhook events.</p>
    <div class="columns">
      <section class="card">
        <h2>Clock</h2>
        <p>Sandbox time: <strong>${moment(ledger.now)}</strong>${ahead(ledger)}</p>
        <div class="row">
          ${[1, 30, 92, 366].map((days) => buttonForm('/clock', `+${countOf(days, 'day')}`, '', { days: `${days}` }))}
        </div>
      </section>
      <section class="card">
        <h2>Webhook and API</h2>
        <p>
          ${pending === 0 ? 'All events have been delivered.' : `${countOf(pending, 'event')} pending.`}
          ${held && 'Deliveries are paused. You can still send single events below.'}
          ${down && 'The API is down: every request fails.'}
        </p>
        <div class="row">
          ${pending > 0 && buttonForm('/events/lose', 'Lose pending events', 'danger')}
          ${buttonForm('/hold', held ? 'Resume deliveries' : 'Pause deliveries', '', { held: String(!held) })}
          ${testMode === null && buttonForm('/live', 'Switch to live keys', 'danger')}
          ${buttonForm('/outage', down ? 'End outage' : 'Start outage', '', { down: String(!down) })}
        </div>
      </section>
    </div>
    <h2>Customers</h2>
    ${customers.length === 0 && html`<p class="card muted">No customers yet. The first checkout creates one.</p>`}
    ${customers.map((customer) => customerCard(ledger, customer))}
    <h2>Events</h2>
    <ul class="card">
      ${events.length === 0 && html`<li class="muted">No events yet.</li>`}
      ${events.slice(-maxEvents).reverse().map(eventRow)}
    </ul>`;
  const problem = context.req.query('problem') ?? null;
  return showPage(context, { title: 'Stripe sandbox', isWide: true, status: 200, problem, body });
}

/** "1 day", "30 days". */
function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function ahead({ state }: Ledger): string {
  return state.ahead > 0 ? `, ${countOf(Math.round(state.ahead / 86_400), 'day')} ahead` : '';
}

function customerCard(ledger: Ledger, customer: Customer): Html {
  const subscriptions = ledger.all('subscription').filter((subscription) => subscription.customer === customer.id);
  const payments = ledger.all('charge').filter((charge) => charge.customer === customer.id);
  return html`<article class="card">
    <div class="row between">
      <h3 class="id">${customer.email ?? 'No email'}</h3>
      <span class="muted small id">${customer.id}</span>
      ${buttonForm(`/customers/${customer.id}/delete`, 'Delete', 'danger')}
    </div>
    ${customer.balance < 0 && html`<p class="small muted">Credit of ${usd(-customer.balance)}</p>`}
    <ul>
      ${subscriptions.length === 0 && html`<li class="muted">No subscription.</li>`}
      ${subscriptions.map((one) => html`<li>${subscriptionRow(ledger, one)}</li>`)}
      ${payments.map((one) => html`<li>${paymentRow(ledger, one)}</li>`)}
    </ul>
  </article>`;
}

function subscriptionRow(ledger: Ledger, subscription: Subscription): Html {
  const invoice = openInvoice(ledger, subscription);
  const button = (action: string, label: string, kind = '') =>
    buttonForm(`/subscriptions/${subscription.id}/${action}`, label, kind);
  return html`${subscriptionSummary(ledger, subscription)}
    <p class="muted small id">${subscription.id}</p>
    ${
      isRunning(subscription) &&
      html`<div class="row">
        ${invoice && button('pay', `Pay ${usd(invoice.amount_due)}`, 'primary')} ${button('renew', 'Renew now')}
        ${button('fail', 'Fail renewal')} ${button('cancel', 'Cancel now', 'danger')}
      </div>`
    }`;
}

function paymentRow(ledger: Ledger, { id, amount, created, refunded, payment_intent: intent }: Charge): Html {
  const refunds = ledger.all('refund').filter(({ charge }) => charge === id);
  const dispute = ledger.all('dispute').find(({ charge }) => charge === id);
  const half = { cents: String(Math.floor(amount / 2)) };
  return html`<p><strong>Payment of ${usd(amount)}</strong> <span class="muted small">${moment(created)}</span></p>
    ${refunds.map(
      (one) =>
        html`<p class="row">
          Refund of ${usd(one.amount)}, ${one.status}
          ${one.status === 'succeeded' && buttonForm(`/refunds/${one.id}/fail`, 'Fail refund')}
        </p>`,
    )}
    ${dispute && html`<p>Dispute of ${usd(dispute.amount)}, ${dispute.status.replaceAll('_', ' ')}</p>`}
    <div class="row">
      ${
        dispute?.status === 'needs_response' &&
        html`${buttonForm(`/disputes/${dispute.id}/won`, 'Win dispute')}
        ${buttonForm(`/disputes/${dispute.id}/lost`, 'Lose dispute')}`
      }
      ${
        !dispute &&
        !refunded &&
        html`${buttonForm(`/payments/${intent}/refund`, 'Refund')}
        ${buttonForm(`/payments/${intent}/refund`, 'Refund half', '', half)}
        ${buttonForm(`/payments/${intent}/dispute`, 'Dispute')}`
      }
    </div>`;
}

function eventRow({ id, type, created, attempts, status, nextAt }: StoredEvent): Html {
  const answer =
    attempts === 0 ? 'Not sent yet' : `${countOf(attempts, 'attempt')}, last response: ${status ?? 'none'}`;
  return html`<li class="row between">
    <div>
      <strong>${type}</strong>
      <span class="badge ${nextAt === null ? 'good' : 'amber'}">${nextAt === null ? 'Delivered' : 'Pending'}</span>
      <p class="muted small id">${moment(created)} · ${answer} · ${id}</p>
    </div>
    ${buttonForm(`/events/${id}/send`, 'Resend')}
  </li>`;
}
