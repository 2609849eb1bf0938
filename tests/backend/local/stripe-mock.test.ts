import { spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { apiVersion } from '../../../supabase/functions/_shared/stripe-version.ts';
import { startBackend, type Backend } from '../../../supabase/local/backend.ts';
import {
  startStripeSandbox,
  stripeSecretKey,
  stripeWebhookSecret,
} from '../../../supabase/local/stripe-sandbox/start.ts';
import { app, createHelpers, invoke, openCheckout, pay, quarterly, site, submit } from '../payments.ts';
import { newMember } from '../client.ts';
import { migratedDatabase } from '../test-databases.ts';

/*
 * Every request that the functions send to Stripe is also sent to stripe-mock, which validates it against the OpenAPI
 * schema of Stripe’s API. Needs the binary of github.com/stripe/stripe-mock on the PATH, or its URL in STRIPE_MOCK_URL.
 */

const mockUrl = process.env['STRIPE_MOCK_URL'] ?? '';
const isAvailable = mockUrl !== '' || spawnSync('stripe-mock', ['-version']).status === 0;

/** The request types, with IDs replaced, that the functions send. */
const requestTypes = [
  'DELETE /v1/subscriptions/{id}',
  'GET /v1/checkout/sessions',
  'GET /v1/checkout/sessions/{id}',
  'GET /v1/customers/{id}',
  'GET /v1/disputes',
  'GET /v1/invoice_payments',
  'GET /v1/invoices/{id}',
  'GET /v1/payment_intents/{id}',
  'GET /v1/payment_methods/{id}',
  'GET /v1/prices/{id}',
  'GET /v1/refunds',
  'GET /v1/subscriptions',
  'GET /v1/subscriptions/{id}',
  'POST /v1/billing_portal/sessions',
  'POST /v1/checkout/sessions',
  'POST /v1/checkout/sessions/{id}/expire',
  'POST /v1/customers',
  'POST /v1/customers/{id}',
];

const cleanups: (() => unknown)[] = [];
const seen = new Set<string>();
const versions = new Set<string | null>();
const refused: string[] = [];
let mock = '';
let backend: Backend;

/** Starts stripe-mock on a free port unless its URL is given. Returns the URL. */
async function startMock(): Promise<string> {
  if (mockUrl) return mockUrl;
  // With the check, it also refuses versions of the API other than its schema’s.
  const process = spawn('stripe-mock', ['-http-addr', '127.0.0.1:0', '-strict-version-check'], { stdio: 'pipe' });
  cleanups.push(() => process.kill());
  let output = '';
  for (const stream of [process.stdout, process.stderr])
    stream.on('data', (part: Buffer) => (output += part.toString()));
  const readUrl = () => {
    const port = /Listening for HTTP at address: .*:(\d+)/.exec(output)?.[1];
    if (port === undefined) throw new Error(output);
    return `http://127.0.0.1:${port}`;
  };
  // It reads its schema first.
  return vi.waitFor(readUrl, { timeout: 30_000, interval: 100 });
}

/** Sends each request to stripe-mock, and answers with the sandbox’s response. */
async function startProxy(sandbox: string): Promise<string> {
  const proxy = createServer((request, response) => {
    void (async () => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      const { method = 'GET', url = '' } = request;
      const headers = Object.fromEntries(
        ['authorization', 'content-type', 'idempotency-key', 'stripe-version'].flatMap((name) => {
          const value = request.headers[name];
          return typeof value === 'string' ? [[name, value]] : [];
        }),
      );
      const body = parts.length > 0 ? { body: Buffer.concat(parts).toString() } : {};
      const type = `${method} ${new URL(url, sandbox).pathname.replaceAll(/\/[a-z]+_[A-Za-z0-9_]+(?=\/|$)/g, (id) =>
        ['/invoice_payments', '/payment_intents', '/payment_methods', '/billing_portal'].includes(id) ? id : '/{id}',
      )}`;
      seen.add(type);
      versions.add(headers['stripe-version'] ?? null);
      const checked = await fetch(mock + url, {
        method,
        headers: { ...headers, authorization: 'Bearer sk_test_123' },
        ...body,
      });
      if (!checked.ok) refused.push(`${type} ${body.body ?? url}: ${await checked.text()}`);
      const answer = await fetch(sandbox + url, { method, headers, ...body });
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
    })();
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  cleanups.push(() => proxy.close());
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  if (!isAvailable) return;
  mock = await startMock();
  const database = await migratedDatabase();
  const sandbox = await startStripeSandbox({
    port: 0,
    folder: undefined,
    database,
    backendUrl: () => backend.url,
    log: () => undefined,
  });
  backend = await startBackend({
    port: 0,
    mailPort: 0,
    database,
    seedFile: null,
    siteUrl: site,
    appUrl: app,
    jobIntervals: { 'send-mail': 3_600_000 },
    functionsEnv: {
      STRIPE_SECRET_KEY: stripeSecretKey,
      STRIPE_WEBHOOK_SECRET: stripeWebhookSecret,
      STRIPE_API_URL: await startProxy(sandbox.url),
    },
    log: () => undefined,
  });
  backend = { ...backend, stripeUrl: sandbox.url };
  cleanups.push(
    () => sandbox.close(),
    () => backend.close(),
    sandbox.begin(),
  );
});
afterAll(async () => {
  for (const step of cleanups.reverse()) await step();
});

it.skipIf(!isAvailable)(
  'stripe-mock accepts every request of the functions (skipped without stripe-mock)',
  async () => {
    // The check itself works.
    const unknown = await fetch(`${mock}/v1/customers`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_123' },
      body: new URLSearchParams({ nickname: 'Ann' }),
    });
    expect(unknown.status).toBe(400);

    const { cards, customerOf, eventsDelivered, hold, reconcile, rows, stripe } = createHelpers(backend);
    const { client, id, email } = await newMember(backend);
    // checkout: a first page, another plan's, which expires it, and an email that changed.
    await openCheckout(client);
    await rows('update auth.users set email = $2 where id = $1', id, `new-${email}`);
    const url = await openCheckout(client, { price_id: quarterly });
    const customer = await customerOf(id);
    await pay(url);
    await eventsDelivered(customer);

    // billing-portal.
    for (const flow of [undefined, 'subscription_update', 'payment_method_update', 'subscription_cancel'])
      expect(await invoke(client, 'billing-portal', { return_url: app, flow })).toMatchObject({ status: 200 });

    // stripe-webhook: a payment method's change, a refund in part, a dispute, and a refund in full, which cancels.
    const [subscription] = (await stripe.subscriptions.list({ customer })).data;
    await submit(`${cards}/subscriptions/${subscription?.id}/renew`, {});
    await eventsDelivered(customer);
    const { data: payments } = await stripe.invoicePayments.list({});
    const [latest, first] = payments.map(({ payment }) => payment.payment_intent as string);
    await submit(`${cards}/payments/${latest}/refund`, { cents: '100' });
    await submit(`${cards}/payments/${first}/dispute`, {});
    await eventsDelivered(customer);

    // reconcile-payments: the cancellation's event is lost.
    await reconcile();
    await hold(true);
    await stripe.subscriptions.cancel(subscription?.id ?? '');
    await submit(`${cards}/events/lose`, {});
    await hold(false);
    expect((await reconcile()).body).toMatchObject({ corrected: 1, problems: [] });

    // delete-account: ends a subscription and an open page, and looks at one that was just paid.
    await pay(await openCheckout(client));
    await eventsDelivered(customer);
    const { data: open } = await client.from('stripe_subscriptions').select('status').eq('status', 'active');
    expect(open).toHaveLength(1);
    const session = await stripe.checkout.sessions.create({
      mode: 'subscription',
      customer,
      line_items: [{ price: quarterly, quantity: 1 }],
      success_url: app,
    });
    expect(session.status).toBe('open');
    expect(await invoke(client, 'delete-account', {})).toEqual({ status: 200, body: {} });

    expect(refused).toEqual([]);
    expect([...versions]).toEqual([apiVersion]);
    expect([...seen].toSorted((one, other) => one.localeCompare(other))).toEqual(
      requestTypes.toSorted((one, other) => one.localeCompare(other)),
    );
  },
);
