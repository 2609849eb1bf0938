import { nameOf, type Ledger } from '../ledger.ts';
import { moveClock } from '../clock.ts';
import { deleteCustomer } from '../customers.ts';
import { methodOf, openInvoice } from '../invoices.ts';
import type { Charge, Customer, Subscription } from '../objects.ts';
import { closeDispute, failRefund, openDispute, refund } from '../reversals.ts';
import type { StoredEvent } from '../state.ts';
import { cancel, cancelAtPeriodEnd, isRunning, payInvoice, renew } from '../subscriptions.ts';
import { html, moment, usd, type Html } from './html.ts';
import { buttonForm, redirectTo, showPage } from './layout.ts';
import { cardName, planName, statusOf, type Visit } from './site.ts';

/** Events listed on the page, and milliseconds a form waits for the webhook. */
const maxEvents = 60;
const deliveryTimeout = 15_000;

/** The control page, which triggers what happens at Stripe automatically or in its dashboard. */
export async function showControl({ site, query }: Visit): Promise<Response> {
  const ledger = await site.read();
  const { state } = ledger;
  const customers = ledger.all('customer');
  const events = state.events.slice(-maxEvents).reverse();
  const pending = state.events.filter(({ nextAt }) => nextAt !== null).length;
  const problem = query.get('problem');
  return showPage({
    title: 'Stripe sandbox',
    width: 'wide',
    notice: problem === null ? null : { tone: 'bad', text: problem },
    body: html`<h1>Stripe sandbox</h1>
      <p class="muted">
        Simulates Stripe. Actions on this page reach Cornerlot as signed webhook events.
      </p>
      <div class="columns two">
        <section class="card" aria-labelledby="clock">
          <h2 id="clock" style="margin-top:0">Clock</h2>
          <p>
            Sandbox time: <strong>${moment(ledger.now)}</strong>${state.ahead > 0 && `, ${days(state.ahead)} ahead`}
          </p>
          <div class="row">
            ${[1, 30, 92, 366].map((count) =>
              buttonForm('/clock', `+${count} ${count === 1 ? 'day' : 'days'}`, { days: String(count) }),
            )}
          </div>
          <form class="row" method="post" action="/clock" style="margin-top:12px">
            <label class="field">Days <input type="number" name="days" min="1" max="3660" required /></label
            ><button>Advance clock</button>
          </form>
        </section>
        <section class="card" aria-labelledby="connection">
          <h2 id="connection" style="margin-top:0">Webhook and API</h2>
          <p>
            ${
              pending === 0
                ? 'All events have been delivered.'
                : `${pending} ${pending === 1 ? 'event' : 'events'} pending.`
            }
            ${state.held && 'Deliveries are paused. You can still send single events below.'}
          </p>
          ${state.down && html`<p>The API is down: every request fails.</p>`}
          <div class="row">
            ${pending > 0 && buttonForm('/events/lose', 'Lose pending events', {}, 'danger')}
            ${
              state.held
                ? buttonForm('/hold', 'Resume deliveries', { held: 'false' }, 'primary')
                : buttonForm('/hold', 'Pause deliveries', { held: 'true' })
            }
            ${state.testMode === null && buttonForm('/live', 'Switch to live keys', {}, 'danger')}
            ${
              state.down
                ? buttonForm('/outage', 'End outage', { down: 'false' }, 'primary')
                : buttonForm('/outage', 'Start outage', { down: 'true' })
            }
          </div>
        </section>
      </div>
      <section aria-labelledby="customers">
        <h2 id="customers">Customers</h2>
        ${
          customers.length === 0
            ? html`<p class="card muted">No customers yet. The first checkout creates one.</p>`
            : customers.map((customer) => customerCard(ledger, customer))
        }
      </section>
      <section aria-labelledby="events">
        <h2 id="events">Events</h2>
        ${
          events.length === 0
            ? html`<p class="card muted">No events yet.</p>`
            : html`<ul class="plain card">
                ${events.map(eventRow)}
              </ul>`
        }
      </section>`,
  });
}

function days(seconds: number): string {
  const count = Math.round(seconds / 86_400);
  return count === 1 ? '1 day' : `${count} days`;
}

function customerCard(ledger: Ledger, customer: Customer): Html {
  const subscriptions = ledger.all('subscription').filter((subscription) => subscription.customer === customer.id);
  const payments = ledger.all('charge').filter((charge) => charge.customer === customer.id);
  return html`<article class="card">
    <div class="row between">
      <h3 class="id">${nameOf(customer)}</h3>
      <span class="muted small id">${customer.id}</span>
      ${buttonForm(`/customers/${customer.id}/delete`, 'Delete', {}, 'danger')}
    </div>
    ${customer.balance < 0 && html`<p class="small muted">Credit of ${usd(-customer.balance)}</p>`}
    ${
      subscriptions.length === 0
        ? html`<p class="muted" style="margin-top:8px">No subscription.</p>`
        : html`<ul class="plain" style="margin-top:12px">
            ${subscriptions.map((one) => subscriptionRow(ledger, one))}
          </ul>`
    }
    ${
      payments.length > 0 &&
      html`<ul class="plain" style="margin-top:12px">
        ${payments.map((one) => paymentRow(ledger, one))}
      </ul>`
    }
  </article>`;
}

function subscriptionRow(ledger: Ledger, subscription: Subscription): Html {
  const { badge, sentence } = statusOf(ledger, subscription);
  const invoice = openInvoice(ledger, subscription);
  const action = `/subscriptions/${subscription.id}`;
  return html`<li>
    <p class="row">
      <strong>${planName(subscription)}</strong> ${badge} <span class="muted small id">${subscription.id}</span>
    </p>
    <p>
      ${sentence} <span class="muted">${cardName(ledger.find('payment_method', methodOf(ledger, subscription)))}</span>
    </p>
    ${
      isRunning(subscription) &&
      html`<div class="row">
        ${invoice && buttonForm(`${action}/pay`, `Pay ${usd(invoice.amount_due)}`, {}, 'primary')}
        ${buttonForm(`${action}/renew`, 'Renew now')}${buttonForm(`${action}/fail`, 'Fail renewal')}
        ${
          subscription.cancel_at_period_end
            ? buttonForm(`${action}/resume`, 'Resume')
            : buttonForm(`${action}/cancel-at-period-end`, 'Cancel at period end')
        }
        ${buttonForm(`${action}/cancel`, 'Cancel now', {}, 'danger')}
      </div>`
    }
  </li>`;
}

function paymentRow(ledger: Ledger, charge: Charge): Html {
  const refunds = ledger.all('refund').filter((one) => one.charge === charge.id);
  const dispute = ledger.all('dispute').find((one) => one.charge === charge.id) ?? null;
  const action = `/payments/${charge.payment_intent}`;
  return html`<li>
    <p><strong>Payment of ${usd(charge.amount)}</strong> <span class="muted small">${moment(charge.created)}</span></p>
    ${refunds.map(
      ({ id, amount, status }) =>
        html`<p class="row">
          Refund of ${usd(amount)}, ${status}
          ${status === 'succeeded' && buttonForm(`/refunds/${id}/fail`, 'Fail refund')}
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
        !charge.refunded &&
        html`${buttonForm(`${action}/refund`, 'Refund')}
        ${buttonForm(`${action}/refund`, 'Refund half', { cents: String(Math.floor(charge.amount / 2)) })}
        ${buttonForm(`${action}/dispute`, 'Dispute')}`
      }
    </div>
  </li>`;
}

function eventRow({ id, type, created, deliveries, attempts, nextAt }: StoredEvent): Html {
  const last = deliveries.at(-1);
  const answer = last
    ? `${attempts === 1 ? '1 attempt' : `${attempts} attempts`}, last response: ${last.status ?? 'none'}`
    : 'Not sent yet';
  return html`<li class="row between">
    <div>
      <strong>${type}</strong>
      <span class="badge ${nextAt === null ? 'good' : 'amber'}">${nextAt === null ? 'Delivered' : 'Pending'}</span>
      <p class="muted small id">${moment(created)} · ${answer} · ${id}</p>
    </div>
    ${buttonForm(`/events/${id}/send`, 'Resend')}
  </li>`;
}

/** The sandbox's state as JSON, for tests. */
export async function readControl({ site }: Visit): Promise<Response> {
  const ledger = await site.read();
  const { state } = ledger;
  return Response.json({
    now: ledger.now,
    held: state.held,
    down: state.down,
    live: state.testMode !== null,
    customers: ledger.all('customer').map((customer) => ({
      id: customer.id,
      email: customer.email,
      subscriptions: ledger.all('subscription').filter((subscription) => subscription.customer === customer.id),
      invoices: ledger.all('invoice').filter((invoice) => invoice.customer === customer.id),
      payments: ledger.all('charge').filter((charge) => charge.customer === customer.id),
    })),
    events: state.events.map(({ id, type, created, customer, attempts, nextAt, deliveries }) => ({
      id,
      type,
      created,
      customer,
      attempts,
      delivered: nextAt === null,
      status: deliveries.at(-1)?.status ?? null,
    })),
  });
}

const subscriptionActions: Record<string, (ledger: Ledger, subscription: Subscription) => void> = {
  renew: (ledger, subscription) => renew(ledger, subscription, ledger.now),
  fail: (ledger, subscription) => renew(ledger, subscription, ledger.now, true),
  pay: (ledger, subscription) => {
    const invoice = openInvoice(ledger, subscription);
    if (invoice) payInvoice(ledger, invoice, methodOf(ledger, subscription), true);
  },
  cancel: (ledger, subscription) => cancel(ledger, subscription, 'cancellation_requested'),
  'cancel-at-period-end': (ledger, subscription) => cancelAtPeriodEnd(ledger, subscription, true),
  resume: (ledger, subscription) => cancelAtPeriodEnd(ledger, subscription, false),
};

/** Applies an action to a subscription. */
export function actOnSubscription(action: string): (visit: Visit) => Promise<Response> {
  return ({ site, id }) =>
    changeAndReturn(site, (ledger) => {
      const subscription = ledger.get('subscription', id);
      // Might have ended: a double click, or an outdated page.
      if (isRunning(subscription)) subscriptionActions[action]?.(ledger, subscription);
    });
}

/** The names of the actions, as used in the routes. */
export const subscriptionActionNames = Object.keys(subscriptionActions);

/** Refunds a payment: `cents`, or all that's left without it. */
export function refundPayment({ site, id, form }: Visit): Promise<Response> {
  const cents = form.get('cents');
  return changeAndReturn(site, (ledger) => {
    refund(ledger, ledger.get('payment_intent', id), cents === null ? null : Number(cents));
  });
}

export function failPaymentRefund({ site, id }: Visit): Promise<Response> {
  return changeAndReturn(site, (ledger) => failRefund(ledger, ledger.get('refund', id)));
}

export function disputePayment({ site, id }: Visit): Promise<Response> {
  return changeAndReturn(site, (ledger) => {
    openDispute(ledger, ledger.get('payment_intent', id));
  });
}

export function decideDispute(status: 'won' | 'lost'): (visit: Visit) => Promise<Response> {
  return ({ site, id }) => changeAndReturn(site, (ledger) => closeDispute(ledger, ledger.get('dispute', id), status));
}

export function removeCustomer({ site, id }: Visit): Promise<Response> {
  return changeAndReturn(site, (ledger) => deleteCustomer(ledger, id));
}

/** Switches to live keys, as if the functions' secret key had been replaced. */
export function goLive({ site }: Visit): Promise<Response> {
  return changeAndReturn(site, (ledger) => ledger.goLive());
}

/** Advances the clock. */
export function advanceClock({ site, form }: Visit): Promise<Response> {
  return changeAndReturn(site, (ledger) => moveClock(ledger, Number(form.get('days'))));
}

/** Pauses or resumes deliveries. */
export function setHeld({ site, form }: Visit): Promise<Response> {
  return changeAndReturn(site, ({ state }) => {
    state.held = form.get('held') === 'true';
  });
}

/** Starts or ends an outage of the API. */
export function setOutage({ site, form }: Visit): Promise<Response> {
  return changeAndReturn(site, ({ state }) => {
    state.down = form.get('down') === 'true';
  });
}

/** Gives up on pending events, as Stripe does after three days. */
export function loseEvents({ site }: Visit): Promise<Response> {
  return changeAndReturn(site, ({ state }) => {
    for (const event of state.events) event.nextAt = null;
  });
}

/** Delivers an event now, and waits for the response. */
export async function resendEvent({ site, id }: Visit): Promise<Response> {
  await site.deliveries.deliverNow(id);
  return redirectTo('/');
}

/** Redirects back once the webhook has responded, so that the page and the app are up to date. */
async function changeAndReturn(site: Visit['site'], work: (ledger: Ledger) => void): Promise<Response> {
  await site.change(work);
  await site.deliveries.idle(deliveryTimeout);
  return redirectTo('/');
}
