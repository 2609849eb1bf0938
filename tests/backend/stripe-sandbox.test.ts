import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Stripe } from 'stripe';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { apiVersion } from '../../supabase/functions/_shared/stripe-version.ts';
import {
  stripeSecretKey,
  stripeWebhookSecret,
  startStripeSandbox,
  type StripeSandbox,
} from '../../supabase/local/stripe-sandbox/start.ts';
import type { OpenDatabase } from '../../supabase/local/server/database.ts';
import { migratedDatabase } from './test-databases.ts';

/* The Stripe sandbox as seen by Stripe’s SDK and by a browser. */

const annual = 'price_closer_annual';
const quarterly = 'price_closer_quarterly';
const app = 'http://app.cornerlot.localhost:5173';

let database: OpenDatabase;
let folder = '';
const cleanups: (() => unknown)[] = [];
const lines: string[] = [];

beforeAll(async () => {
  database = await migratedDatabase();
  folder = await mkdtemp(join(tmpdir(), 'cornerlot-cards-'));
});
afterEach(async () => {
  for (const step of cleanups.splice(0).reverse()) await step();
  lines.length = 0;
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

/** A webhook that responds with `statuses` first and then with 200. Keeps the events that the SDK accepts. */
async function webhook(statuses: number[] = []) {
  const events: Stripe.Event[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const status = request.url === '/functions/v1/stripe-webhook' ? (statuses.shift() ?? 200) : 404;
      if (status === 200) {
        const signature = request.headers['stripe-signature'] ?? '';
        events.push(
          new Stripe(stripeSecretKey).webhooks.constructEvent(Buffer.concat(parts), signature, stripeWebhookSecret),
        );
      }
      response.writeHead(status).end(status === 200 ? '{}' : 'not now');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanups.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, events, types: () => events.map(({ type }) => type) };
}

interface SandboxOptions {
  /** Responses of the webhook before it accepts events. */
  statuses?: number[];
  /** Folder name for the state file; without it, nothing is saved. */
  folderName?: string;
}

/** Starts a sandbox with a webhook and helpers. */
async function sandbox({ statuses = [], folderName }: SandboxOptions = {}) {
  const hook = await webhook(statuses);
  const cards = await startStripeSandbox({
    port: 0,
    folder: folderName === undefined ? undefined : join(folder, folderName),
    database,
    backendUrl: () => hook.url,
    log: (line) => lines.push(line),
    retryDelays: [20, 40],
  });
  const end = cards.begin();
  const close = async () => {
    await end();
    await cards.close();
  };
  cleanups.push(close);
  return { ...createHelpers(cards), ...hook, close };
}

function createHelpers({ url: base }: Pick<StripeSandbox, 'url'>) {
  const { hostname: host, port } = new URL(base);
  const stripe = new Stripe(stripeSecretKey, {
    apiVersion,
    host,
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  });

  /** Submits a form on one of the pages. */
  const submit = (address: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
    fetch(new URL(address, base), { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' });

  /** Opens a payment page for a customer, creating one if none is given. */
  async function openCheckout(
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

  /** Starts a subscription paid with that card. */
  async function subscribe(price = annual, card = '4242'): Promise<{ id: string; customer: string }> {
    const session = await openCheckout(price);
    expect((await submit(session.url, { card })).status).toBe(303);
    const { subscription } = await stripe.checkout.sessions.retrieve(session.id);
    return { id: typeof subscription === 'string' ? subscription : '', customer: session.customer };
  }

  const advanceClock = (days: number) => submit('/clock', { days: String(days) });

  /** Returns the URL of a customer’s portal. */
  async function portal(customer: string, flow?: Stripe.BillingPortal.SessionCreateParams.FlowData): Promise<string> {
    return (
      await stripe.billingPortal.sessions.create({
        customer,
        return_url: `${app}/account/billing`,
        ...(flow && { flow_data: flow }),
      })
    ).url;
  }

  return { stripe, base, submit, openCheckout, subscribe, advanceClock, portal };
}

/** Waits for a check that depends on delivered events. */
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 20_000, interval: 20 });

async function textOf(address: string): Promise<string> {
  return (await fetch(address)).text();
}

describe('Stripe sandbox payment page', () => {
  it('handles a declined card and failed authentication, then charges once for a double click', async () => {
    const { stripe, submit, openCheckout, types } = await sandbox();
    const session = await openCheckout();
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
    const challenged = await submit(session.url, { card: '3155' });
    expect([challenged.status, await challenged.text()]).toEqual([
      200,
      expect.stringContaining('Confirm that it’s you'),
    ]);
    expect((await submit(session.url, { card: '3155', outcome: 'fail' })).status).toBe(402);
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
      expand: ['subscription.default_payment_method', 'invoice'],
    });
    expect(paid).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      url: null,
      client_reference_id: 'member',
      subscription: {
        status: 'active',
        items: { data: [{ price: { id: annual } }] },
        metadata: { user_id: 'member' },
        default_payment_method: { card: { brand: 'visa', last4: '4242' } },
      },
      invoice: { status: 'paid', amount_paid: 500_000, billing_reason: 'subscription_create' },
    });
    expect((await stripe.subscriptions.list({ customer: session.customer, status: 'all' })).data).toHaveLength(1);
    expect(await textOf(session.url)).toContain('Already paid');
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
    await eventually(() => expect(types().sort()).toEqual(expected.sort()));
  });
});

describe('Stripe sandbox clock', () => {
  it('retries a declined card and cancels the subscription after the last attempt', async () => {
    const { stripe, subscribe, advanceClock } = await sandbox();
    const { id, customer } = await subscribe(quarterly, '0341');
    await advanceClock(94);
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'past_due' });
    const [open] = (await stripe.invoices.list({ customer, status: 'open', expand: ['data.payments'] })).data;
    expect(open).toMatchObject({
      amount_due: 150_000,
      amount_paid: 0,
      next_payment_attempt: expect.any(Number),
      payments: { data: [{ status: 'open' }] },
    });
    await advanceClock(20);
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
});

describe('Stripe sandbox billing portal', () => {
  it('changes the plan immediately with proration and keeps the rest as a credit', async () => {
    const { stripe, submit, subscribe, portal } = await sandbox();
    const { id, customer } = await subscribe();
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
    // The credit pays for the next period.
    await submit(`/subscriptions/${id}/renew`);
    expect((await stripe.invoices.list({ customer })).data[0]).toMatchObject({
      total: 150_000,
      amount_due: 0,
      status: 'paid',
    });
    expect(await stripe.customers.retrieve(customer)).toMatchObject({ balance: balance + 150_000 });
  });

  it('cancels at period end and resumes; a flow for one action returns to the app', async () => {
    const { stripe, submit, subscribe, portal } = await sandbox();
    const { id, customer } = await subscribe();
    const address = await portal(customer, { type: 'subscription_cancel', subscription_cancel: { subscription: id } });
    const first = await fetch(address);
    expect(await first.text()).toMatch(/You won’t be charged again\.(?!.*Update card)/s);
    expect((await submit(`${address}/cancel`)).headers.get('location')).toBe(`${app}/account/billing`);
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'active', cancel_at_period_end: true });
    await submit(`${await portal(customer)}/resume`);
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ cancel_at_period_end: false });
    const other = await stripe.customers.create({});
    await expect(
      portal(other.id, { type: 'subscription_cancel', subscription_cancel: { subscription: id } }),
    ).rejects.toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
  });
});

it('restores Stripe’s state from the database', async () => {
  const member = '00000000-0000-4000-8000-000000000001';
  await database.query(
    `insert into auth.users (id, email, raw_user_meta_data) values ($1, 'kept@example.test', '{"name": "Ann"}')`,
    [member],
  );
  await database.query(`insert into public.stripe_customers (user_id, customer_id) values ($1, 'cus_kept')`, [member]);
  await database.query(
    `insert into public.stripe_subscriptions (subscription_id, user_id, customer_id, status, price_id,
      current_period_start, current_period_end, payment_method_brand, payment_method_last4, created_at)
     values ('sub_kept', $1, 'cus_kept', 'past_due', $2, now() - interval '1 day', now() + interval '89 days', 'visa',
     '0341', now() - interval '91 days')`,
    [member, quarterly],
  );
  await database.query(
    `insert into public.stripe_orders (invoice_id, user_id, customer_id, subscription_id, number, status,
      amount_due_cents, amount_paid_cents, currency, plan, period_start, period_end, created_at, paid_at)
     values
       ('in_kept1', $1, 'cus_kept', 'sub_kept', 'KEPT-0001', 'paid', 150000, 150000, 'usd', 'Closer (Quarterly)',
       now() - interval '91 days', now() - interval '1 day', now() - interval '91 days', now() - interval '91 days'),
       ('in_kept2', $1, 'cus_kept', 'sub_kept', 'KEPT-0002', 'open', 150000, 0, 'usd', 'Closer (Quarterly)',
       now() - interval '1 day', now() + interval '89 days', now() - interval '1 day', null)`,
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
    // Restoring sends no events.
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
