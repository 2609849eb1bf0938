import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Stripe } from 'stripe';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { after } from '../../supabase/local/cards/prices.ts';
import { cardsKey, cardsWebhookSecret, startCards, type Cards } from '../../supabase/local/cards/start.ts';
import type { CardsState } from '../../supabase/local/cards/state.ts';
import type { OpenDatabase } from '../../supabase/local/database.ts';
import { migratedDatabase } from './pgtap-database.ts';

/* The sandbox of the card provider, as the provider's own SDK sees it, and as a browser does. */

const annual = 'price_closer_annual';
const quarterly = 'price_closer_quarterly';
const app = 'http://app.cornerlot.localhost:5173';
const everyQuarter = { recurring: { interval: 'month', interval_count: 3 } } as const;

let database: OpenDatabase;
let folder = '';
const undo: (() => unknown)[] = [];
const lines: string[] = [];

beforeAll(async () => {
  database = await migratedDatabase();
  folder = await mkdtemp(join(tmpdir(), 'cornerlot-cards-'));
});
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
  lines.length = 0;
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

/** Where events arrive; what the SDK accepts is kept. Answers with the statuses of `answers` first, then with 200. */
async function webhook(answers: number[] = []) {
  const events: Stripe.Event[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const status = request.url === '/functions/v1/stripe-webhook' ? (answers.shift() ?? 200) : 404;
      if (status === 200) {
        const signature = request.headers['stripe-signature'] ?? '';
        events.push(new Stripe(cardsKey).webhooks.constructEvent(Buffer.concat(parts), signature, cardsWebhookSecret));
      }
      response.writeHead(status).end(status === 200 ? '{}' : 'not now');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  undo.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, events, types: () => events.map(({ type }) => type) };
}

interface Start {
  /** Answers of the webhook before it takes events. */
  answers?: number[];
  /** Name of the folder that it keeps its file in; without one it keeps nothing. */
  kept?: string;
}

/** A running sandbox, and what one does with it. */
async function sandbox({ answers = [], kept }: Start = {}) {
  const hook = await webhook(answers);
  const cards = await startCards({
    port: 0,
    folder: kept === undefined ? undefined : join(folder, kept),
    database,
    backendUrl: () => hook.url,
    log: (line) => lines.push(line),
    waits: [20, 40],
  });
  const end = cards.begin();
  const close = async () => {
    await end();
    await cards.close();
  };
  undo.push(close);
  return { ...worldOf(cards), ...hook, close };
}

function worldOf({ url: base }: Pick<Cards, 'url'>) {
  const { hostname: host, port } = new URL(base);
  const stripe = new Stripe(cardsKey, {
    apiVersion: '2026-10-28.endive',
    host,
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  });

  /** Sends a form of one of the pages. */
  const submit = (address: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
    fetch(new URL(address, base), { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' });

  /** A payment page for a customer, who is made where none is given. */
  async function opened(
    price = annual,
    customer?: string,
  ): Promise<Stripe.Checkout.Session & { url: string; customer: string }> {
    const id = customer ?? (await stripe.customers.create({ email: 'ann@example.test' })).id;
    const session = await stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: id,
      client_reference_id: 'member',
      line_items: [{ price, quantity: 1 }],
      subscription_data: { metadata: { user_id: 'member' } },
      success_url: `${app}/payment/success?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${app}/payment/cancel`,
    });
    return { ...session, url: session.url ?? '', customer: id };
  }

  /** A running subscription, paid with that card. */
  async function subscribed(price = annual, card = '4242'): Promise<{ id: string; customer: string }> {
    const session = await opened(price);
    expect((await submit(session.url, { card })).status).toBe(303);
    const { subscription } = await stripe.checkout.sessions.retrieve(session.id);
    return { id: typeof subscription === 'string' ? subscription : '', customer: session.customer };
  }

  const move = (days: number) => submit('/clock', { days: String(days) });

  /** The portal of a customer. */
  async function portal(customer: string, flow?: Stripe.BillingPortal.SessionCreateParams.FlowData): Promise<string> {
    return (
      await stripe.billingPortal.sessions.create({
        customer,
        return_url: `${app}/account/billing`,
        ...(flow && { flow_data: flow }),
      })
    ).url;
  }

  return { stripe, base, submit, opened, subscribed, move, portal };
}

/** Waits until the check holds; events arrive by themselves. */
const soon = (check: () => void) => vi.waitFor(check, { timeout: 20_000, interval: 20 });

async function textOf(address: string): Promise<string> {
  return (await fetch(address)).text();
}

describe('the API', () => {
  it('has the plans of the database as prices, in cents', async () => {
    const { stripe } = await sandbox();
    const price = await stripe.prices.retrieve(annual, { expand: ['product'] });
    expect(price).toMatchObject({
      active: true,
      currency: 'usd',
      unit_amount: 500_000,
      type: 'recurring',
      recurring: { interval: 'year', interval_count: 1 },
      product: { name: 'Closer' },
    });
    expect(await stripe.prices.retrieve(quarterly)).toMatchObject({
      unit_amount: 150_000,
      recurring: { interval: 'month', interval_count: 3 },
      product: 'prod_closer',
    });
  });

  it('does once what an idempotency key names, also when asked twice at once, and refuses it for something else', async () => {
    const { stripe, url, types } = await sandbox();
    expect(url).not.toBe('');
    const make = (email: string) =>
      stripe.customers.create({ email, metadata: { user_id: 'a' } }, { idempotencyKey: 'customer-a' });
    const [one, other] = await Promise.all([make('a@example.test'), make('a@example.test')]);
    expect(other.id).toBe(one.id);
    await expect(make('b@example.test')).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
    await soon(() => expect(types()).toEqual(['customer.created']));
  });

  it('refuses in Stripe’s terms what Stripe would refuse', async () => {
    const { stripe, base, opened } = await sandbox();
    const { port } = new URL(base);
    const { StripeAuthenticationError, StripeInvalidRequestError } = Stripe.errors;
    const stranger = new Stripe('sk_test_other', { host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries: 0 });
    await expect(stranger.customers.list()).rejects.toBeInstanceOf(StripeAuthenticationError);
    await expect(stripe.prices.retrieve('price_of_others')).rejects.toMatchObject({
      code: 'resource_missing',
      statusCode: 404,
    });
    await expect(stripe.subscriptions.retrieve('constructor')).rejects.toMatchObject({ code: 'resource_missing' });
    await expect(
      stripe.customers.create({ emial: 'a@example.test' } as Stripe.CustomerCreateParams),
    ).rejects.toMatchObject({ code: 'parameter_unknown', param: 'emial' });
    await expect(stripe.customers.list({ expand: ['data.nothing'] })).resolves.toMatchObject({ data: [] });
    const { customer } = await opened();
    await expect(stripe.customers.retrieve(customer, { expand: ['email'] })).rejects.toBeInstanceOf(
      StripeInvalidRequestError,
    );
    await expect(
      stripe.checkout.sessions.create({
        mode: 'subscription',
        customer,
        line_items: [{ price: 'price_of_others', quantity: 1 }],
        success_url: app,
      }),
    ).rejects.toMatchObject({ param: 'line_items[0][price]' });
    await expect(
      stripe.checkout.sessions.create({
        mode: 'subscription',
        customer,
        line_items: [{ price: annual, quantity: 1 }],
        success_url: 'javascript:alert(1)',
      }),
    ).rejects.toMatchObject({ param: 'success_url' });
    await expect(stripe.customers.create({}, { apiVersion: '2020-08-27' })).rejects.toBeInstanceOf(
      StripeInvalidRequestError,
    );
  });

  it('lists page by page', async () => {
    const { stripe } = await sandbox();
    const made: string[] = [];
    for (let at = 0; at < 5; at += 1) made.unshift((await stripe.customers.create({ email: `${at}@example.test` })).id);
    const listed: string[] = [];
    for await (const { id } of stripe.customers.list({ limit: 2 })) listed.push(id);
    expect(listed).toEqual(made);
  });

  it('fails as a whole while it is told to', async () => {
    const { stripe, submit } = await sandbox();
    await submit('/outage', { down: 'true' });
    await expect(stripe.customers.create({})).rejects.toMatchObject({ statusCode: 503 });
    await submit('/outage', { down: 'false' });
    await expect(stripe.customers.create({})).resolves.toMatchObject({ object: 'customer' });
  });
});

describe('the payment page', () => {
  it('takes a declined card and a broken second step as Stripe does, and then pays once, whoever presses twice', async () => {
    const { stripe, submit, opened, types } = await sandbox();
    const session = await opened();
    const page = await textOf(session.url);
    for (const text of [
      'Closer (Annual)',
      '$5,000',
      'every year',
      'Test page: no card is charged',
      `href="${app}/payment/cancel"`,
      'ann@example.test',
    ])
      expect(page).toContain(text);
    const declined = await submit(session.url, { card: '0002' });
    expect([declined.status, await declined.text()]).toEqual([
      402,
      expect.stringMatching(/role="alert">Your card was declined/),
    ]);
    expect((await submit(session.url, { card: '1234' })).status).toBe(402);
    const asked = await submit(session.url, { card: '3155' });
    expect([asked.status, asked.headers.get('location')]).toEqual([303, `/pay/${session.id}/confirm`]);
    expect(await textOf(`${session.url}/confirm`)).toContain('Confirm that it is you');
    expect((await submit(`${session.url}/confirm`, { outcome: 'fail' })).status).toBe(402);
    // Without the first step there is no second one.
    expect((await submit(`${session.url}/confirm`, { outcome: 'complete' })).status).toBe(402);
    expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
      status: 'open',
      payment_status: 'unpaid',
      subscription: null,
    });

    const back = `${app}/payment/success?session_id=${session.id}`;
    const [first, second] = await Promise.all([
      submit(session.url, { card: '4242' }),
      submit(session.url, { card: '4242' }),
    ]);
    expect([first.headers.get('location'), second.headers.get('location')]).toEqual([back, back]);
    const paid = await stripe.checkout.sessions.retrieve(session.id, {
      expand: ['subscription.default_payment_method', 'line_items', 'invoice'],
    });
    expect(paid).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      url: null,
      client_reference_id: 'member',
      line_items: { data: [{ price: { id: annual } }] },
      subscription: {
        status: 'active',
        metadata: { user_id: 'member' },
        default_payment_method: { card: { brand: 'visa', last4: '4242' } },
      },
      invoice: { status: 'paid', amount_paid: 500_000, billing_reason: 'subscription_create' },
    });
    expect((await stripe.subscriptions.list({ customer: session.customer, status: 'all' })).data).toHaveLength(1);
    expect(await textOf(session.url)).toContain('This has been paid');
    await expect(stripe.checkout.sessions.expire(session.id)).rejects.toBeInstanceOf(
      Stripe.errors.StripeInvalidRequestError,
    );
    const expected = [
      'customer.created',
      'payment_method.attached',
      'invoice.created',
      'invoice.finalized',
      'invoice.paid',
      'invoice.payment_succeeded',
      'customer.subscription.created',
      'checkout.session.completed',
    ];
    await soon(() => expect(types().sort()).toEqual(expected.sort()));
  });

  it('pays with a card that asks for a second step', async () => {
    const { submit, opened } = await sandbox();
    const session = await opened();
    await submit(session.url, { card: '3155' });
    expect((await submit(`${session.url}/confirm`, { outcome: 'complete' })).headers.get('location')).toBe(
      `${app}/payment/success?session_id=${session.id}`,
    );
  });

  it('says of a page that is over that nothing was charged, and pays nothing there', async () => {
    const { stripe, submit, opened, move, types } = await sandbox();
    const [closed, late] = [await opened(), await opened(quarterly)];
    await stripe.checkout.sessions.expire(closed.id);
    await move(2);
    for (const { url, id } of [closed, late]) {
      const page = await fetch(url);
      expect([page.status, await page.text()]).toEqual([410, expect.stringContaining('Nothing was charged')]);
      expect((await submit(url, { card: '4242' })).status).toBe(410);
      expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'expired', subscription: null });
    }
    expect((await fetch(`${closed.url}x`)).status).toBe(404);
    expect(types().filter((type) => type === 'checkout.session.expired')).toHaveLength(2);
  });

  it('runs no scripts, writes what it is given as text, and takes no forms of other sites', async () => {
    const { stripe, submit, opened } = await sandbox();
    const { id } = await stripe.customers.create({ email: '<script>alert(1)</script>"@example.test' });
    const session = await opened(annual, id);
    const page = await fetch(session.url);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await page.text()).not.toContain('<script');
    expect((await submit(session.url, { card: '4242' }, { origin: 'https://elsewhere.example' })).status).toBe(403);
    expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ status: 'open' });
  });
});

describe('events', () => {
  it('are posted again until they are taken, in the shape of the pinned version', async () => {
    const { stripe, events } = await sandbox({ answers: [500, 404, 302, 400] });
    const { id } = await stripe.customers.create({ email: 'ann@example.test' });
    await soon(() => expect(events).toHaveLength(1));
    expect(events[0]).toMatchObject({
      object: 'event',
      type: 'customer.created',
      api_version: '2026-10-28.endive',
      livemode: false,
      data: { object: { id, email: 'ann@example.test' } },
    });
    expect(lines).toEqual([expect.stringContaining('did not take customer.created (500: not now)')]);
  });

  it('can be held and sent in any order, and again', async () => {
    const { stripe, base, submit, subscribed, types } = await sandbox();
    await submit('/hold', { held: 'true' });
    const { customer } = await subscribed();
    const read = async () =>
      (await (await fetch(`${base}/control.json`)).json()) as {
        events: { id: string; type: string; attempts: number; taken: boolean }[];
      };
    const { events } = await read();
    expect(events.every(({ taken, attempts }) => !taken && attempts === 0)).toBe(true);
    const wanted = [
      'checkout.session.completed',
      'customer.subscription.created',
      'customer.created',
      'checkout.session.completed',
    ];
    for (const type of wanted) {
      const id = events.find((event) => event.type === type)?.id ?? '';
      expect(await stripe.events.retrieve(id)).toMatchObject({ id, type });
      expect((await submit(`/events/${id}/send`)).status).toBe(303);
    }
    expect(types()).toEqual(wanted);
    expect((await read()).events.find(({ type }) => type === 'checkout.session.completed')).toMatchObject({
      taken: true,
      attempts: 2,
    });
    await submit('/hold', { held: 'false' });
    expect((await read()).events.every(({ taken }) => taken)).toBe(true);
    expect(types()).toHaveLength(events.length + 1);
    expect(await textOf(base)).toContain(customer);
  });

  it('survive an end and a new start', async () => {
    const first = await sandbox({ kept: 'restart', answers: Array<number>(10_000).fill(500) });
    const { id, customer } = await first.subscribed();
    await first.close();
    expect(first.events).toEqual([]);
    const second = await sandbox({ kept: 'restart' });
    expect(await second.stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'active', customer });
    await soon(() => expect(second.types()).toContain('checkout.session.completed'));
    // On another port its pages have other addresses.
    const { data } = await second.stripe.invoices.list({ customer });
    expect(data[0]?.hosted_invoice_url).toMatch(new RegExp(`^${second.base}/invoices/`));
  });

  it('are not lost, nor made up, when the process is killed', async () => {
    const kept = join(folder, 'killed');
    const script = `
      import { startCards } from ${JSON.stringify(resolve(import.meta.dirname, '../../supabase/local/cards/start.ts'))};
      const database = { query: async () => [] };
      const cards = await startCards({ port: 0, folder: ${JSON.stringify(kept)}, database, backendUrl: () => 'http://127.0.0.1:1', log: () => undefined });
      console.log(cards.url);
    `;
    const host = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [printed] = (await once(host.stdout, 'data')) as [Buffer];
    const { stripe } = worldOf({ url: printed.toString().trim() });
    const answered: string[] = [];
    const ask = async (at: number) => {
      const { id } = await stripe.customers.create({ email: `${at}@example.test` });
      answered.push(id);
      if (answered.length === 8) host.kill('SIGKILL');
    };
    await Promise.allSettled(Array.from({ length: 40 }, (_, at) => ask(at)));
    const state = JSON.parse(await readFile(join(kept, 'cards.json'), 'utf8')) as CardsState;
    const known = Object.keys(state.objects).sort();
    expect(answered.length).toBeGreaterThanOrEqual(8);
    expect(known).toEqual(expect.arrayContaining(answered));
    expect(new Set(state.events.map(({ customer }) => customer))).toEqual(new Set(known));
    expect(state.events).toHaveLength(known.length);
  });
});

describe('the clock', () => {
  it('renews a subscription period by period, each in its turn', async () => {
    const { stripe, subscribed, move, events } = await sandbox();
    const { id, customer } = await subscribed(quarterly);
    const begun = await stripe.subscriptions.retrieve(id);
    await move(200);
    const subscription = await stripe.subscriptions.retrieve(id);
    const end = (count: number) => after(begun.created, everyQuarter, count);
    expect(subscription).toMatchObject({
      status: 'active',
      items: { data: [{ current_period_start: end(2), current_period_end: end(3) }] },
    });
    const { data } = await stripe.invoices.list({ customer });
    expect(data.map(({ billing_reason, amount_paid, created }) => [billing_reason, amount_paid, created])).toEqual([
      ['subscription_cycle', 150_000, end(2)],
      ['subscription_cycle', 150_000, end(1)],
      ['subscription_create', 150_000, begun.created],
    ]);
    // As Stripe has it: the line says what is paid for, the invoice which period is over.
    expect(data[0]).toMatchObject({
      period_start: end(1),
      period_end: end(2),
      lines: { data: [{ period: { start: end(2), end: end(3) }, pricing: { price_details: { price: quarterly } } }] },
    });
    await soon(() =>
      expect(
        events
          .filter(({ type }) => type === 'customer.subscription.updated')
          .map(({ created }) => created)
          .sort((one, other) => one - other),
      ).toEqual([end(1), end(2)]),
    );
  });

  it('ends with its period what was canceled', async () => {
    const { stripe, subscribed, move, events } = await sandbox();
    const { id } = await subscribed();
    const canceling = await stripe.subscriptions.update(id, { cancel_at_period_end: true });
    const end = canceling.items.data[0]?.current_period_end;
    expect(canceling).toMatchObject({ status: 'active', cancel_at_period_end: true, cancel_at: end });
    await move(367);
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'canceled', ended_at: end });
    await soon(() =>
      expect(events.find(({ type }) => type === 'customer.subscription.deleted')).toMatchObject({
        created: end,
        data: { object: { id } },
      }),
    );
  });

  it('tries a card that declines again, and ends the subscription when it never pays', async () => {
    const { stripe, subscribed, move } = await sandbox();
    const { id, customer } = await subscribed(quarterly, '0341');
    await move(94);
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'past_due' });
    const [open] = (await stripe.invoices.list({ customer, status: 'open', expand: ['data.payments'] })).data;
    expect(open).toMatchObject({
      amount_due: 150_000,
      amount_paid: 0,
      next_payment_attempt: expect.any(Number),
      payments: { data: [{ status: 'open' }] },
    });
    await move(20);
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: 'payment_failed' },
    });
    expect(await stripe.invoices.retrieve(open?.id ?? '')).toMatchObject({
      status: 'void',
      attempt_count: 4,
      next_payment_attempt: null,
    });
  });

  it('never goes back', async () => {
    const { move, base } = await sandbox();
    const now = async () => ((await (await fetch(`${base}/control.json`)).json()) as { now: number }).now;
    const before = await now();
    for (const days of [-1, 0, Number.NaN, 1e9]) await move(days);
    expect(await now()).toBeLessThan(before + 3600);
  });

  it('counts months from the day it began on', () => {
    const seconds = (day: string) => Date.parse(`${day}T22:30:00Z`) / 1000;
    expect([1, 2, 4].map((count) => after(seconds('2027-11-30'), everyQuarter, count))).toEqual(
      ['2028-02-29', '2028-05-30', '2028-11-30'].map(seconds),
    );
  });
});

describe('the control page', () => {
  it('renews, lets a renewal fail, has it paid, and cancels', async () => {
    const { stripe, base, submit, subscribed } = await sandbox();
    const { id, customer } = await subscribed();
    const act = async (action: string) => {
      expect((await submit(`/subscriptions/${id}/${action}`)).headers.get('location')).toBe('/');
      return stripe.subscriptions.retrieve(id);
    };
    expect(await act('renew')).toMatchObject({ status: 'active' });
    expect(await act('fail')).toMatchObject({ status: 'past_due' });
    expect(await textOf(base)).toContain('Past due');
    expect(await act('pay')).toMatchObject({ status: 'active' });
    expect(await act('cancel-at-period-end')).toMatchObject({ cancel_at_period_end: true });
    expect(await act('resume')).toMatchObject({ cancel_at_period_end: false, cancel_at: null });
    expect(await act('cancel')).toMatchObject({ status: 'canceled' });
    // Over is over.
    expect(await act('renew')).toMatchObject({ status: 'canceled' });
    expect((await stripe.invoices.list({ customer })).data.map(({ status }) => status)).toEqual([
      'paid',
      'paid',
      'paid',
    ]);
  });
});

describe('the billing portal', () => {
  it('changes the plan at once: what was paid is set off, and what is left stays as a credit', async () => {
    const { stripe, submit, subscribed, portal } = await sandbox();
    const { id, customer } = await subscribed();
    const address = await portal(customer);
    expect(await textOf(address)).toMatch(/Closer \(Annual\)[^]*Active/);
    const changed = await submit(`${address}/plan`, { price: quarterly });
    expect(changed.headers.get('location')).toBe(`${new URL(address).pathname}?done=plan`);
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({
      status: 'active',
      items: { data: [{ price: { id: quarterly } }] },
    });
    const [invoice] = (await stripe.invoices.list({ customer })).data;
    expect(invoice).toMatchObject({
      billing_reason: 'subscription_update',
      amount_due: 0,
      status: 'paid',
      lines: { data: [{ pricing: { price_details: { price: annual } } }, { amount: 150_000 }] },
    });
    const { balance } = (await stripe.customers.retrieve(customer)) as Stripe.Customer;
    expect(balance).toBeLessThanOrEqual(-349_900);
    // The credit pays for the next one.
    await submit(`/subscriptions/${id}/renew`);
    expect((await stripe.invoices.list({ customer })).data[0]).toMatchObject({
      total: 150_000,
      amount_due: 0,
      status: 'paid',
    });
    expect(await stripe.customers.retrieve(customer)).toMatchObject({ balance: balance + 150_000 });
  });

  it('cancels with the period and goes on again; a visit for one thing leads back to the app', async () => {
    const { stripe, submit, subscribed, portal } = await sandbox();
    const { id, customer } = await subscribed();
    const address = await portal(customer, { type: 'subscription_cancel', subscription_cancel: { subscription: id } });
    const first = await fetch(address, { redirect: 'manual' });
    expect(first.headers.get('location')).toBe(`${new URL(address).pathname}/cancel`);
    expect(await textOf(`${address}/cancel`)).toContain('After that nothing is charged any more');
    expect((await submit(`${address}/cancel`)).headers.get('location')).toBe(`${app}/account/billing`);
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'active', cancel_at_period_end: true });
    await submit(`${await portal(customer)}/resume`);
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ cancel_at_period_end: false });
    const other = await stripe.customers.create({});
    await expect(
      portal(other.id, { type: 'subscription_cancel', subscription_cancel: { subscription: id } }),
    ).rejects.toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
  });

  it('takes another card, with which what is open is paid', async () => {
    const { stripe, submit, subscribed, portal } = await sandbox();
    const { id, customer } = await subscribed(annual, '0341');
    await submit(`/subscriptions/${id}/renew`);
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'past_due' });
    const address = await portal(customer);
    expect((await submit(`${address}/plan`, { price: quarterly })).status).toBe(402);
    expect((await submit(`${address}/card`, { card: '0002' })).status).toBe(402);
    expect((await submit(`${address}/card`, { card: '4444' })).status).toBe(303);
    expect(await stripe.subscriptions.retrieve(id, { expand: ['default_payment_method'] })).toMatchObject({
      status: 'active',
      default_payment_method: { card: { brand: 'mastercard', last4: '4444' } },
    });
  });

  it('shows every invoice, lets an open one be paid, and gives it as a PDF', async () => {
    const { stripe, submit, subscribed } = await sandbox();
    const { id, customer } = await subscribed();
    await submit(`/subscriptions/${id}/fail`);
    const [invoice] = (await stripe.invoices.list({ customer, status: 'open' })).data;
    const address = invoice?.hosted_invoice_url ?? '';
    expect(await textOf(address)).toContain('Pay $5,000');
    expect((await submit(address, { card: '0002' })).status).toBe(402);
    expect(await (await submit(address, { card: '4242' })).text()).toContain('This invoice has been paid');
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'active' });
    const pdf = await fetch(invoice?.invoice_pdf ?? '');
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(await pdf.text()).toMatch(/^%PDF-1\.4[^]*\$5,000 {2}1 x Closer/);
    expect((await fetch(`${address}x`)).status).toBe(404);
  });

  it('ends after an hour', async () => {
    const { subscribed, portal, move, submit, stripe } = await sandbox();
    const { id, customer } = await subscribed();
    const address = await portal(customer);
    await move(1);
    expect((await fetch(address)).status).toBe(410);
    expect((await submit(`${address}/cancel`)).status).toBe(410);
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ cancel_at_period_end: false });
  });
});

it('begins with what the database says that there is at the provider', async () => {
  const member = '00000000-0000-4000-8000-000000000001';
  await database.query(
    `insert into auth.users (id, email, raw_user_meta_data) values ($1, 'kept@example.test', '{"name": "Ann"}')`,
    [member],
  );
  await database.query(`insert into public.stripe_customers (user_id, customer_id) values ($1, 'cus_kept')`, [member]);
  await database.query(
    `insert into public.stripe_subscriptions (subscription_id, user_id, customer_id, status, price_id, current_period_start, current_period_end, payment_method_brand, payment_method_last4, created_at)
     values ('sub_kept', $1, 'cus_kept', 'past_due', $2, now() - interval '1 day', now() + interval '89 days', 'visa', '0341', now() - interval '91 days')`,
    [member, quarterly],
  );
  await database.query(
    `insert into public.stripe_orders (invoice_id, user_id, customer_id, subscription_id, number, status, amount_due_cents, amount_paid_cents, currency, plan, period_start, period_end, created_at, paid_at)
     values
       ('in_kept1', $1, 'cus_kept', 'sub_kept', 'KEPT-0001', 'paid', 150000, 150000, 'usd', 'Closer (Quarterly)', now() - interval '91 days', now() - interval '1 day', now() - interval '91 days', now() - interval '91 days'),
       ('in_kept2', $1, 'cus_kept', 'sub_kept', 'KEPT-0002', 'open', 150000, 0, 'usd', 'Closer (Quarterly)', now() - interval '1 day', now() + interval '89 days', now() - interval '1 day', null)`,
    [member],
  );
  try {
    const { stripe, types, submit } = await sandbox();
    expect(
      await stripe.subscriptions.retrieve('sub_kept', { expand: ['default_payment_method', 'customer'] }),
    ).toMatchObject({
      status: 'past_due',
      customer: { id: 'cus_kept', email: 'kept@example.test' },
      default_payment_method: { card: { last4: '0341' } },
      items: { data: [{ price: { id: quarterly } }] },
    });
    expect(
      (await stripe.invoices.list({ subscription: 'sub_kept' })).data.map(({ id, number, status, attempt_count }) => [
        id,
        number,
        status,
        attempt_count,
      ]),
    ).toEqual([
      ['in_kept2', 'KEPT-0002', 'open', 1],
      ['in_kept1', 'KEPT-0001', 'paid', 1],
    ]);
    // Nobody is told of what they know.
    expect(types()).toEqual([]);
    await submit('/subscriptions/sub_kept/pay');
    expect(await stripe.subscriptions.retrieve('sub_kept')).toMatchObject({ status: 'active' });
    expect((await stripe.invoices.list({ subscription: 'sub_kept' })).data[0]).toMatchObject({
      id: 'in_kept2',
      status: 'paid',
    });
  } finally {
    await database.query('delete from auth.users where id = $1', [member]);
  }
});

it('says which file it cannot read, and what to do about it', async () => {
  const kept = join(folder, 'broken');
  const { close } = await sandbox({ kept: 'broken' });
  await close();
  await writeFile(join(kept, 'cards.json'), '{"held":');
  await expect(sandbox({ kept: 'broken' })).rejects.toThrow(
    /broken\/cards\.json, which the card provider sandbox keeps, cannot be read/,
  );
});
